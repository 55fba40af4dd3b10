import {
  amount,
  choice,
  day,
  department,
  line,
  number,
  person,
  prose,
  reference,
  tags,
} from '#platform/contract/record/field.ts';
import { record } from '#platform/contract/record/record.ts';
import {
  controlActions,
  controlFrequencies,
  controlFunctions,
  controlKinds,
} from './control-status.contract.ts';
import { controlWorkflow } from './control.workflow.ts';

/** Something that lessens risks. One catalogue serves risk, compliance and maturity. Its last test is what tests wrote here, and the next
 *  one follows from it: both are columns beside its fields. */
export const controlRecord = record(controlWorkflow, {
  prefix: 'CO',
  open: ['planned', 'in_progress', 'implemented', 'degraded'],
  fields: {
    title: line(5, 200).inList('title').sortable(),
    description: prose().nullable(),
    owner: person().inList('fact'),
    kind: choice(controlKinds).inList('hidden'),
    action: choice(controlActions).inList('hidden'),
    function: choice(controlFunctions).nullable(),
    frequency: choice(controlFrequencies).nullable(),
    department: department().nullable().inList(),
    provider: line(1, 200).nullable(),
    /** What it is required by, as people call it: `ISO/IEC 27001 A.8.13`. */
    requirements: tags(50, 80).inList('hidden'),
    /** As maturity is rated. */
    maturity_level: number(0, 5).nullable(),
    desired_maturity: number(0, 5).nullable(),
    /** How one knows that it works, where no evidence shows it. */
    statement: prose().nullable(),
    test_every_days: number(1, 1095).nullable(),
    /** Since when it works, as far as it does. */
    implemented_on: day().nullable().byVerbs().unlogged(),
    cost_build: amount().nullable(),
    /** For each year that it is run. */
    cost_run: amount().nullable(),
    cost_years: number(1, 30).nullable(),
    /** The control that took over its risks, tests and evidence. */
    merged_into: reference().nullable().byVerbs(),
  },
});
