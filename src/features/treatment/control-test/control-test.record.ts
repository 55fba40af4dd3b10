import * as z from 'zod';
import { personName } from '#platform/contract/person.ts';
import { choice, day, json, moment, person, prose } from '#platform/contract/record/field.ts';
import { record } from '#platform/contract/record/record.ts';
import { testResults } from '#features/treatment/control/control-status.contract.ts';
import { testMethods } from './control-test-status.contract.ts';
import { controlTestWorkflow } from './control-test.workflow.ts';

const sentBack = z.object({ note: z.string(), by: personName, at: z.iso.datetime() });

/** A test of one control or several: what was looked at, by whom, and what it found. It goes by its controls, without a number, a
 *  bin and a list of its own. By hand stays what people hold of it, and what waits for them, which look at its controls. */
export const controlTestRecord = record(controlTestWorkflow, {
  open: ['planned', 'running', 'awaiting_review', 'returned'],
  fields: {
    method: choice(testMethods),
    /** What the tester does, step by step. */
    procedure: prose(1, 5000),
    /** What there is to test, and how much of it is. */
    population: prose().nullable(),
    sample: prose().nullable(),
    tester: person(),
    reviewer: person(),
    planned_on: day(),
    done_on: day().nullable().byVerbs(),
    result: choice(testResults).nullable().byVerbs(),
    exceptions: prose().nullable().byVerbs(),
    /** Why the reviewer sent it back, until it is submitted again. */
    returned: json(sentBack).nullable().byVerbs().unlogged(),
    approved_at: moment().nullable().byVerbs().unlogged(),
  },
});
