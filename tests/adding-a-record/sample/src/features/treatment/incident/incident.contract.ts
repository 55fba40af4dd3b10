import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout } from '#platform/contract/endpoint.ts';
import { pageQuery, version } from '#platform/contract/paging.ts';
import { recordCalls } from '#platform/contract/record/record-calls.ts';
import { orderingsOf } from '#platform/contract/record/record-orderings.ts';
import { paragraphs, reason, remark } from '#platform/contract/wording.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { incidentKinds, incidentRecord } from './incident.record.ts';
import { incidentStatuses, incidentWorkflow } from './incident.workflow.ts';

export type IncidentRow = z.infer<typeof incidentRecord.row>;
export type Incident = z.infer<typeof incidentRecord.whole>;

export const incidentOrderings = orderingsOf(incidentRecord);
export const incidentQuery = z.strictObject({
  ...pageQuery,
  ordering: z.enum(incidentOrderings).default('-updated_at'),
  /** `open`: not closed. */
  status: z.enum([...incidentStatuses, 'open']).optional(),
  kind: z.enum(incidentKinds).optional(),
  owner: z.literal('me').optional(),
  /** With those below it. */
  dpt: z.uuid().optional(),
  q: z.string().trim().max(100).optional(),
});
export type IncidentQuery = z.output<typeof incidentQuery>;

const endpoint = endpointsAbout('incident');
const calls = recordCalls(incidentWorkflow, '/incident/', incidentRecord);

export const listIncidents = endpoint({ ...calls.list, query: incidentQuery });
export const readIncident = endpoint(calls.read);
export const readIncidentHistory = endpoint(calls.history);
/** By whoever decides about its department. */
export const reportIncident = endpoint({
  ...calls.add,
  body: incidentRecord.details
    .partial()
    .required({ title: true, kind: true, severity: true, occurred_on: true }),
  refusals: [departmentUnknown, departmentNotYours],
});
/** By whoever deals with it, and by those who decide about it. */
export const changeIncident = endpoint({
  ...calls.edit,
  body: incidentRecord.details.partial().extend({ version }),
  refusals: [departmentUnknown, departmentNotYours, ...calls.edit.refusals],
});
export const deleteIncident = endpoint({ ...calls.delete, body: z.strictObject({ version, reason }) });
export const restoreIncident = endpoint({ ...calls.verb('restore', {}), access: 'admin' });

/** Names who deals with it, and until when; they are told. */
export const triageIncident = endpoint(calls.verb('triage', { owner_id: z.uuid(), due_date: day }));
/** Says what keeps it from doing further harm. */
export const containIncident = endpoint({
  ...calls.verb('contain', { containment: paragraphs(5, 10_000) }),
  access: 'user',
});
export const resolveIncident = endpoint({ ...calls.verb('resolve', {}), access: 'user' });
/** Confirms that it is over. */
export const closeIncident = endpoint(calls.verb('close', { note: remark.optional() }));
export const reopenIncident = endpoint(calls.verb('reopen', { reason }));
