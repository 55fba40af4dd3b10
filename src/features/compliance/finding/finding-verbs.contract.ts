import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { version } from '#platform/contract/paging.ts';
import { verbCall } from '#platform/contract/verb-call.ts';
import { line, prose, reason, remark } from '#platform/contract/wording.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { controlRetired, planDepartmentNotYours } from '#features/treatment/plan/plan.contract.ts';
import { finding, findingControlUnknown } from './finding.contract.ts';
import { findingWorkflow, type FindingVerb } from './finding.workflow.ts';

const endpoint = endpointsAbout('finding');

/** A verb of a finding's way: it names the version, and answers the finding as it is then. */
const verb = <const Name extends FindingVerb, Body extends z.ZodRawShape>(name: Name, body: Body) => ({
  ...verbCall(findingWorkflow, '/finding/:id/', name),
  access: 'user' as const,
  body: z.strictObject({ version, ...body }),
  response: oneOf(finding),
});
const decision = { access: 'staff' } as const;

/** Names who resolves it, and until when; they are told. */
export const assignFinding = endpoint({
  ...verb('assign', { owner_id: z.uuid(), due_date: day, note: remark.optional() }),
  ...decision,
});
export const startFinding = endpoint(verb('start', {}));
/** Says what was done, here or before; what shows it hangs on the finding, or there is a reason why nothing does. */
export const resolveFinding = endpoint(
  verb('resolve', {
    root_cause: prose.nullable().optional(),
    correction: prose.nullable().optional(),
    corrective_action: prose.nullable().optional(),
    no_evidence_reason: prose.nullable().optional(),
  }),
);
export type Resolving = z.output<(typeof resolveFinding)['body']>;
/** What was done helps: the finding is closed. */
export const verifyFinding = endpoint({ ...verb('verify', { note: remark.optional() }), ...decision });
export const returnFinding = endpoint({ ...verb('return', { note: remark }), ...decision });
export const dismissFinding = endpoint({ ...verb('dismiss', { reason }), ...decision });
/** It shows again: its owner stays named, and it is assigned anew. */
export const reopenFinding = endpoint({ ...verb('reopen', { reason }), ...decision });
export const restoreFinding = endpoint({ ...verb('restore', {}), access: 'admin' });
/** Opens an improvement plan of its control: a draft like any other. Of a finding without a control the call names one, which is
 *  the finding's from then on. */
export const planFinding = endpoint({
  ...verb('plan', {
    title: line(5, 200).optional(),
    control_id: z.uuid().optional(),
    due_on: z.nullable(day).optional(),
  }),
  ...decision,
  refusals: [
    ...findingWorkflow.refusals('plan'),
    findingControlUnknown,
    controlRetired,
    departmentUnknown,
    planDepartmentNotYours,
  ],
});
