import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { version } from '#platform/contract/paging.ts';
import { personUnknown } from '#platform/contract/person.ts';
import { recordCalls } from '#platform/contract/record/record-calls.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { reason } from '#platform/contract/wording.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { level } from '#features/maturity/assessment/answer.contract.ts';
import { planOrigins } from './plan-status.contract.ts';
import { planRecord } from './plan.record.ts';
import { planWorkflow } from './plan.workflow.ts';

/** What is computed of a plan on the day it is read. */
export const planFlags = [
  'overdue',
  'due_soon',
  'awaiting_decision',
  'reschedule_asked',
  'over_budget',
] as const;
export type PlanFlag = (typeof planFlags)[number];

/** So many days before its due date a plan is due soon. */
export const soonDays = 14;

/** What people write about a plan. Its status and a due date once approved have calls of their own. */
export const planDetails = planRecord.details;
export type PlanDetails = z.output<typeof planDetails>;

/** A plan needs a title and the control it improves; it is of that control's department unless it says another. */
export const newPlan = planDetails
  .partial()
  .required({ title: true, control_id: true })
  .extend({
    /** What it comes from: a record that the caller sees. Plans from a roadmap are made there. */
    origin: z.strictObject({ kind: z.literal('risk'), id: z.uuid() }).optional(),
  });
export type NewPlan = z.output<typeof newPlan>;

/** A plan in a list. */
export const planRow = planRecord.row.extend({
  /** Of its amounts: ISO 4217. */
  currency: z.string(),
  flags: z.array(z.enum(planFlags)),
});
export type PlanRow = z.infer<typeof planRow>;

/** Everything about one plan, and what the caller may do with it. */
export const plan = planRecord.whole.omit({ created_by: true }).extend({
  ...planRow.pick({ currency: true, flags: true }).shape,
  origin: z
    .object({
      kind: z.enum(planOrigins),
      id: z.uuid(),
      /** Null where the caller does not see it. */
      ref: z.string().nullable(),
      title: z.string().nullable(),
    })
    .nullable(),
  /** Gaps of an assessment of maturity that it closes. */
  gaps: z.array(z.object({ question_id: z.string(), expected_level: level })),
  tasks: z.object({ open: z.int(), total: z.int() }),
  /** Accepted evidence of the plan or its control, and tests that the control passed, since it was started. */
  proofs: z.int(),
});
export type Plan = z.infer<typeof plan>;

export const controlUnknown = refusal('control_unknown', 400, 'control_id');
export const controlRetired = refusal('control_retired', 422, 'control_id');
export const riskUnknown = refusal('risk_unknown', 400, 'risk_ids');
export const originUnknown = refusal('origin_unknown', 400, 'origin');
/** A User decides about no plan. */
export const approverUnfit = refusal('approver_unfit', 422, 'approver_id');
export const datesBackwards = refusal('dates_backwards', 422, 'due_on');
/** The day that it is due already is no other day. */
export const dueDateSame = refusal('due_date_same', 422, 'due_on');
/** What was approved changes by a decision, or not at all. */
export const approvedTerms = refusal('approved_terms', 422);
/** Progress follows from the tasks where there are any. */
export const progressByTasks = refusal('progress_by_tasks', 422, 'progress');
const inPlan = [
  controlUnknown,
  controlRetired,
  riskUnknown,
  departmentUnknown,
  departmentNotYours,
  personUnknown,
  approverUnfit,
  datesBackwards,
];

const endpoint = endpointsAbout('plan');
export const planCalls = recordCalls(planWorkflow, '/risk/control/cip/', planRecord);

/** By whoever edits the department of the plan, and by the control's owner. */
export const createPlan = endpoint({
  ...planCalls.add,
  access: 'user',
  body: newPlan,
  response: oneOf(plan),
  refusals: [...inPlan, originUnknown],
});
export const readPlan = endpoint({ ...planCalls.read, response: oneOf(plan) });
/** Control, budget, due date, approver and expected effect stay once they were approved. Progress is typed only where there are no tasks. */
export const changePlan = endpoint({
  ...planCalls.edit,
  body: planDetails.partial().extend({ version, progress: z.int().min(0).max(100).optional() }),
  response: oneOf(plan),
  refusals: [...inPlan, approvedTerms, progressByTasks],
});
export type PlanChange = z.output<(typeof changePlan)['body']>;

/** A draft by whoever edits it; what was rejected or cancelled by an Admin, with a reason. */
export const deletePlan = endpoint({
  ...planCalls.delete,
  access: 'user',
  body: z.strictObject({ version, reason: reason.optional() }),
  response: oneOf(plan),
});

export const readPlanHistory = endpoint(planCalls.history);
