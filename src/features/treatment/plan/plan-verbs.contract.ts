import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { prose, reason, remark } from '#platform/contract/wording.ts';
import {
  controlRetired,
  controlUnknown,
  datesBackwards,
  dueDateSame,
  plan,
  planCalls,
  planDetails,
} from './plan.contract.ts';
import { planWorkflow, type PlanVerb } from './plan.workflow.ts';

const endpoint = endpointsAbout('plan');

/** A verb of a plan's way: it names the version, and answers the plan as it is then. */
const verb = <const Name extends PlanVerb, Body extends z.ZodRawShape>(name: Name, body: Body) => ({
  ...planCalls.verb(name, body),
  access: 'user' as const,
  response: oneOf(plan),
});
const decision = { access: 'staff' } as const;

/** Needs objective, owner, due date and approver. */
export const submitPlan = endpoint(verb('submit', { note: remark.optional() }));
/** What was asked for, budget and due date included, is what binds from then on. */
export const approvePlan = endpoint({ ...verb('approve', { note: remark.optional() }), ...decision });
/** One that was submitted goes back to its draft, one that was completed into progress. */
export const returnPlan = endpoint({ ...verb('return', { note: remark }), ...decision });
export const rejectPlan = endpoint({ ...verb('reject', { note: remark }), ...decision });
export const startPlan = endpoint(verb('start', {}));
export const holdPlan = endpoint(verb('hold', { reason }));
export const resumePlan = endpoint(verb('resume', { note: remark.optional() }));
/** All its tasks are done or cancelled. */
export const completePlan = endpoint(
  verb('complete', { result_note: prose.optional(), spent: z.optional(planDetails.shape.spent) }),
);
/** Brings the control to the status, and its links to the design, that were expected of the plan, and has the residual ratings computed anew. */
export const validatePlan = endpoint({ ...verb('validate', { note: remark.optional() }), ...decision });
/** Its open tasks are cancelled with it. */
export const cancelPlan = endpoint({ ...verb('cancel', { reason }), ...decision });
/** Asks for another due date; whoever may agree to it moves it at once. */
export const reschedulePlan = endpoint({
  ...verb('reschedule', { due_on: day, reason }),
  refusals: [...planWorkflow.refusals('reschedule'), datesBackwards, dueDateSame],
});
export const agreeToReschedule = endpoint({ ...verb('agree', { note: remark.optional() }), ...decision });
/** Leaves the due date as it is: with a reason; whoever asked takes it back without one. */
export const declineReschedule = endpoint(verb('decline', { reason: reason.optional() }));
/** A new draft like this one, without its dates; a rejected plan begins again so. */
export const duplicatePlan = endpoint({
  ...verb('duplicate', {}),
  refusals: [...planWorkflow.refusals('duplicate'), controlUnknown, controlRetired, departmentUnknown],
});
export const restorePlan = endpoint({ ...verb('restore', {}), access: 'admin' });
