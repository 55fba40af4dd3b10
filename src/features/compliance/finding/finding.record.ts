import {
  choice,
  day,
  department,
  line,
  person,
  prose,
  reference,
  remark,
  scale,
} from '#platform/contract/record/field.ts';
import { record } from '#platform/contract/record/record.ts';
import { findingKinds, openFindingStatuses } from './finding-status.contract.ts';
import { findingWorkflow } from './finding.workflow.ts';

/** What an assessment, a test or somebody who looked found wrong, or good. */
export const findingRecord = record(findingWorkflow, {
  prefix: 'FI',
  acts: ['resolved', 'verified'],
  open: openFindingStatuses,
  fields: {
    title: line(3, 200).inList('title').sortable(),
    kind: choice(findingKinds).inList('fact').sortable(),
    /** 1 is the gravest. */
    severity: scale(1, 4).inList('hidden').sortable(),
    description: prose().nullable(),
    root_cause: prose().nullable(),
    correction: prose().nullable(),
    corrective_action: prose().nullable(),
    /** Why nothing shows that it was resolved. */
    no_evidence_reason: prose().nullable().byVerbs(),
    owner: person().nullable().inList('fact').byVerbs(),
    due_date: day().nullable().inList('fact').due(),
    department: department().nullable().inList(),
    /** The control that it is about. */
    control: reference().nullable(),
    /** The plan that was opened for it. */
    plan: reference().nullable().byVerbs(),
    status_reason: remark(),
  },
});
