import { choice, day, department, line, person, prose, scale } from '#platform/contract/record/field.ts';
import { record } from '#platform/contract/record/record.ts';
import { incidentWorkflow, unresolvedIncidentStatuses } from './incident.workflow.ts';

/** What came to harm. */
export const incidentKinds = ['data', 'service', 'money', 'place'] as const;

/** What went wrong and did harm, or could have. */
export const incidentRecord = record(incidentWorkflow, {
  prefix: 'IN',
  acts: ['resolved', 'closed'],
  open: [...unresolvedIncidentStatuses, 'resolved'],
  fields: {
    title: line(3, 200).inList('title').sortable(),
    kind: choice(incidentKinds).inList('fact').sortable(),
    /** 1 is the gravest. */
    severity: scale(1, 4).inList().sortable(),
    occurred_on: day().inList().sortable(),
    description: prose().nullable(),
    cause: prose().nullable(),
    /** What keeps it from doing further harm. */
    containment: prose().nullable().byVerbs(),
    owner: person().nullable().inList('fact').byVerbs(),
    due_date: day().nullable().inList('fact').due().byVerbs(),
    department: department().nullable().inList(),
  },
});
