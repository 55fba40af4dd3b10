import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { historyEntry } from '#platform/contract/history.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { personName, personUnknown } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { line, prose, reason } from '#platform/contract/wording.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { level } from '#features/maturity/assessment/answer.contract.ts';
import { expectedStatuses, planOrigins, planStatuses } from './plan-status.contract.ts';
import { planVerbs, planWorkflow } from './plan.workflow.ts';

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

const named = z.object({ id: z.uuid(), name: z.string() });
/** In minor units of the organisation's currency. */
export const amount = z.int().min(0).max(10_000_000_000_000);
const titled = z.object({ id: z.uuid(), ref: z.string(), title: z.string() });
/** Person days: more than twenty years of one person is no plan. */
const effort = z.int().min(0).max(5000);

/** What the control is expected to be once the plan is validated: how strong (percent), where it stands, how mature. */
export const expectedEffect = z.strictObject({
  design: z.int().min(0).max(100).nullable(),
  status: z.enum(expectedStatuses).nullable(),
  maturity_level: level.nullable(),
});

/** What people write about a plan. Its status and a due date once approved have calls of their own. */
export const planDetails = z.strictObject({
  title: line(5, 200),
  objective: prose.nullable(),
  description: prose.nullable(),
  control_id: z.uuid(),
  department_id: z.uuid().nullable(),
  owner_id: z.uuid().nullable(),
  approver_id: z.uuid().nullable(),
  /** 1 is the most urgent. */
  priority: z.int().min(1).max(4),
  start_on: z.nullable(day),
  due_on: z.nullable(day),
  budget: amount.nullable(),
  spent: amount.nullable(),
  effort_days: effort.nullable(),
  expected: expectedEffect,
  risk_ids: z.array(z.uuid()).max(50),
});
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
export const planRow = z.object({
  id: z.uuid(),
  version: z.int(),
  ref: z.string(),
  title: z.string(),
  status: z.enum(planStatuses),
  priority: z.int(),
  /** Null where the caller does not see the control. */
  control: titled.nullable(),
  department: named.nullable(),
  owner: z.nullable(personName),
  approver: z.nullable(personName),
  start_on: z.nullable(day),
  due_on: z.nullable(day),
  /** As it was approved first, where it was moved since. */
  first_due_on: z.nullable(day),
  reschedules: z.int(),
  budget: z.int().nullable(),
  spent: z.int().nullable(),
  /** Of both: ISO 4217. */
  currency: z.string(),
  effort_days: z.int().nullable(),
  progress: z.int(),
  updated_at: z.iso.datetime(),
  flags: z.array(z.enum(planFlags)),
});
export type PlanRow = z.infer<typeof planRow>;

const said = z.object({ text: z.string(), by: personName, at: z.iso.datetime() });

/** Everything about one plan, and what the caller may do with it. */
export const plan = planRow.extend({
  objective: z.string().nullable(),
  description: z.string().nullable(),
  expected: expectedEffect,
  /** Those that the caller sees. */
  risks: z.array(titled),
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
  /** Another due date that somebody asked for. */
  request: z.object({ due_on: day, reason: z.string(), by: personName, at: z.iso.datetime() }).nullable(),
  /** Why it stands where it stands: returned, rejected, on hold or cancelled. */
  status_reason: said.nullable(),
  result_note: z.string().nullable(),
  created_at: z.iso.datetime(),
  submitted_at: z.iso.datetime().nullable(),
  submitted_by: z.nullable(personName),
  approved_at: z.iso.datetime().nullable(),
  approved_by: z.nullable(personName),
  started_at: z.iso.datetime().nullable(),
  completed_at: z.iso.datetime().nullable(),
  completed_by: z.nullable(personName),
  validated_at: z.iso.datetime().nullable(),
  validated_by: z.nullable(personName),
  deleted_at: z.iso.datetime().nullable(),
  permissions: z.object({ can: z.array(z.enum(planVerbs)) }),
});
export type Plan = z.infer<typeof plan>;

export const controlUnknown = refusal('control_unknown', 400, 'control_id');
export const controlRetired = refusal('control_retired', 422, 'control_id');
export const riskUnknown = refusal('risk_unknown', 400, 'risk_ids');
export const originUnknown = refusal('origin_unknown', 400, 'origin');
export const planDepartmentNotYours = refusal('department_not_yours', 403, 'department_id');
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
  planDepartmentNotYours,
  personUnknown,
  approverUnfit,
  datesBackwards,
];

const endpoint = endpointsAbout('plan');

/** By whoever edits the department of the plan, and by the control's owner. */
export const createPlan = endpoint({
  method: 'POST',
  path: '/risk/control/cip/',
  access: 'user',
  body: newPlan,
  response: oneOf(plan),
  refusals: [...inPlan, originUnknown],
});
export const readPlan = endpoint({
  method: 'GET',
  path: '/risk/control/cip/:id/',
  access: 'user',
  params: idParams,
  response: oneOf(plan),
});
/** Control, budget, due date, approver and expected effect stay once they were approved. Progress is typed only where there are no tasks. */
export const changePlan = endpoint({
  method: 'PATCH',
  path: '/risk/control/cip/:id/',
  verb: 'plan.edit',
  access: 'user',
  params: idParams,
  body: planDetails.partial().extend({ version, progress: z.int().min(0).max(100).optional() }),
  response: oneOf(plan),
  refusals: [...inPlan, approvedTerms, progressByTasks],
});
export type PlanChange = z.output<(typeof changePlan)['body']>;

/** A draft by whoever edits it; what was rejected or cancelled by an Admin, with a reason. */
export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/risk/control/cip/:id/',
  verb: 'plan.delete',
  access: 'user',
  params: idParams,
  body: z.strictObject({ version, reason: reason.optional() }),
  response: oneOf(plan),
  refusals: planWorkflow.refusals('delete'),
});

/** What happened to a plan, newest first. */
export const readPlanHistory = endpoint({
  method: 'GET',
  path: '/risk/control/cip/:id/history/',
  access: 'user',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: pageOf(historyEntry),
});
