import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { line, prose, reason, remark } from '#platform/contract/wording.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { controlRetired } from '#features/treatment/plan/plan.contract.ts';
import { finding, findingCalls, findingControlUnknown } from './finding.contract.ts';
import { findingWorkflow, type FindingVerb } from './finding.workflow.ts';

const endpoint = endpointsAbout('finding');

const verb = <const Name extends FindingVerb, Body extends z.ZodRawShape>(name: Name, body: Body) => ({
  ...findingCalls.verb(name, body),
  response: oneOf(finding),
});
/** Those that decide about a finding are for staff; these are its owner's. */
const byOwner = { access: 'user' } as const;

/** Names who resolves it, and until when; they are told. */
export const assignFinding = endpoint(
  verb('assign', { owner_id: z.uuid(), due_date: day, note: remark.optional() }),
);
export const startFinding = endpoint({ ...verb('start', {}), ...byOwner });
/** Says what was done, here or before; what shows it hangs on the finding, or there is a reason why nothing does. */
export const resolveFinding = endpoint({
  ...verb('resolve', {
    root_cause: prose.nullable().optional(),
    correction: prose.nullable().optional(),
    corrective_action: prose.nullable().optional(),
    no_evidence_reason: prose.nullable().optional(),
  }),
  ...byOwner,
});
export type Resolving = z.output<(typeof resolveFinding)['body']>;
/** What was done helps: the finding is closed. */
export const verifyFinding = endpoint(verb('verify', { note: remark.optional() }));
export const returnFinding = endpoint(verb('return', { note: remark }));
export const dismissFinding = endpoint(verb('dismiss', { reason }));
/** It shows again: its owner stays named, and it is assigned anew. */
export const reopenFinding = endpoint(verb('reopen', { reason }));
export const restoreFinding = endpoint({ ...verb('restore', {}), access: 'admin' });
/** Opens an improvement plan of its control: a draft like any other. Of a finding without a control the call names one, which is
 *  the finding's from then on. */
export const planFinding = endpoint({
  ...verb('plan', {
    title: line(5, 200).optional(),
    control_id: z.uuid().optional(),
    due_on: z.nullable(day).optional(),
  }),
  refusals: [
    ...findingWorkflow.refusals('plan'),
    findingControlUnknown,
    controlRetired,
    departmentUnknown,
    departmentNotYours,
  ],
});
