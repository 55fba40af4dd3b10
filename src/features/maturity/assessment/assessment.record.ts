import * as z from 'zod';
import { personName } from '#platform/contract/person.ts';
import {
  day,
  department,
  group,
  json,
  line,
  number,
  people,
  person,
  reference,
  yesNo,
} from '#platform/contract/record/field.ts';
import { record } from '#platform/contract/record/record.ts';
import { assessmentWorkflow } from './assessment.workflow.ts';

/** Implementation groups of CIS: each contains the one before it. None chosen: everything is asked. */
const groups = z.array(z.int().min(1).max(3)).max(3);
/** The reviewer's note on sending it back. */
const sentBack = z.object({ note: z.string(), by: personName, at: z.iso.datetime() });
const earlier = z.object({ id: z.uuid(), ref: z.string(), name: z.string() });

/** A self-assessment of a department, or of the whole organisation, by one framework. By hand stay the framework, because its edition is
 *  named by several columns that are one key; questions, answers and figures, which are computed; the list, which is of one framework
 *  and sorted by figures too; and its page, the questionnaire, with what its menu says of verbs that wait for another status. */
export const assessmentRecord = record(assessmentWorkflow, {
  prefix: 'M',
  acts: ['submitted', 'approved'],
  open: ['draft', 'in_progress', 'submitted'],
  fields: {
    name: line(3, 120).inList('title').sortable(),
    department: department().nullable().inList('fact').byVerbs().unlogged(),
    /** The time that it speaks of, both days included. */
    period: group({ from: day(), to: day() }).inList('fact'),
    /** Those who answer for the answers, and submit. */
    assessor: people(20).inList(),
    due_date: day().nullable().inList(),
    reviewer: person().nullable().inList('hidden'),
    groups_in_scope: json(z.array(z.int()), groups).inList('hidden').initially([]),
    /** Whether its department's dashboard shows it. */
    is_dashboard: yesNo().inList('apart').initially(false).byVerbs(),
    /** NIST's tier of the whole organisation; other frameworks have none. */
    tier: number(1, 4).nullable(),
    /** The earlier assessment that its answers were carried over from. */
    baseline: reference(earlier).nullable().byVerbs().unlogged(),
    /** Why it was sent back, until it is submitted again. */
    returned: json(sentBack).nullable().byVerbs().unlogged(),
    /** SHA-256 of the frozen answers, as approved; null while they can change. */
    hash: line(64, 64).nullable().byVerbs().unlogged(),
  },
});
