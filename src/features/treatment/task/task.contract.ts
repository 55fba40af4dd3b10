import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { version } from '#platform/contract/paging.ts';
import { recordCalls } from '#platform/contract/record/record-calls.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { reason } from '#platform/contract/wording.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { recurrenceEmpty, recurrenceWithoutDay } from './recurrence.contract.ts';
import { taskKinds } from './task-status.contract.ts';
import { taskRecord } from './task.record.ts';
import { parentClosed, taskWorkflow } from './task.workflow.ts';

/** There is no task of that id, or none that the caller sees. */
export const blockerUnknown = refusal('blocker_unknown', 400, 'blocked_by');
/** A task would wait for itself, by others. */
export const blockerCircle = refusal('blocker_circle', 422, 'blocked_by');
/** Somebody who is not an active member. */
export const assigneeUnknown = refusal('person_unknown', 400, 'assignee_ids');
export const reviewerUnknown = refusal('person_unknown', 400, 'reviewer_id');
/** What the task is to belong to is not there, or not seen. */
export const parentUnknown = refusal('parent_unknown', 400, 'parent_id');
/** Those who decide about the parent, and who answers for it, add its tasks. */
export const parentNotYours = refusal('parent_not_yours', 403, 'parent_id');
/** Only what belongs to nothing has a department of its own. */
export const departmentOfParent = refusal('department_of_parent', 422, 'department_id');
/** It is due before it begins. */
export const dueBeforeStart = refusal('due_before_start', 422, 'due_on');
/** It is with its reviewer. */
export const reviewerBusy = refusal('reviewer_busy', 422, 'reviewer_id');

/** What people write about a task. Its department is that of a task that belongs to nothing. */
export const taskDetails = taskRecord.details;
export type TaskDetails = z.output<typeof taskDetails>;
export type Recurrence = NonNullable<TaskDetails['recurrence']>;

export const newTask = taskDetails.partial().required({ title: true });
export type NewTask = z.infer<typeof newTask>;

/** `waiting`: for another task. `missed`: the day of its next occurrence came while it was open. */
export const taskFlags = ['overdue', 'due_soon', 'waiting', 'missed'] as const;
export type TaskFlag = (typeof taskFlags)[number];

/** What a task belongs to. Whoever is to do the task reads its name, whether they see more of it or not. */
export const taskParentName = z.object({
  kind: z.enum(taskKinds),
  id: z.uuid(),
  ref: z.string(),
  title: z.string(),
  /** Where it is read: a path of the product; null for whoever may not see it. */
  link: z.string().nullable(),
});
export type TaskParentName = z.infer<typeof taskParentName>;

/** A task in a list. */
export const taskRow = taskRecord.row.extend({
  priority: taskDetails.shape.priority,
  kind: z.enum(taskKinds),
  /** Null where it belongs to nothing, or to what is gone. */
  parent: taskParentName.nullable(),
  checklist_done: z.int(),
  checklist_total: z.int(),
  /** Whether another occurrence follows it. */
  recurs: z.boolean(),
  flags: z.array(z.enum(taskFlags)),
});
export type TaskRow = z.infer<typeof taskRow>;

/** Everything about one task, and what the caller may do with it. */
export const task = taskRecord.whole.extend({
  ...taskRow.pick({
    priority: true,
    kind: true,
    parent: true,
    checklist_done: true,
    checklist_total: true,
    recurs: true,
    flags: true,
  }).shape,
  has_evidence: z.boolean(),
  /** When the next occurrence will be made, where its day makes it. */
  next_on: z.nullable(day),
  /** Whether what it belongs to is still worked on. */
  parent_open: z.boolean(),
});
export type Task = z.infer<typeof task>;

const endpoint = endpointsAbout('risk-task');
export const taskCalls = recordCalls(taskWorkflow, '/risk/task/', taskRecord);
const inTask = [
  assigneeUnknown,
  reviewerUnknown,
  blockerUnknown,
  departmentUnknown,
  departmentNotYours,
  dueBeforeStart,
  recurrenceWithoutDay,
  recurrenceEmpty,
];
const adding = {
  method: 'POST',
  access: 'user',
  response: oneOf(task),
  refusals: [...inTask, parentUnknown, parentNotYours, parentClosed],
} as const;

/** A task of an improvement plan. */
export const addPlanTask = endpoint({
  ...adding,
  path: '/risk/control/cip/task/',
  body: newTask.omit({ department_id: true }).extend({ plan_id: z.uuid() }),
});
/** A task of a risk itself. */
export const addRiskTask = endpoint({
  ...adding,
  path: '/risk/task/',
  body: newTask.omit({ department_id: true }).extend({ risk_id: z.uuid() }),
});
/** A task of whatever kind; one that belongs to nothing may name a department. */
export const addTask = endpoint({
  ...adding,
  path: '/task/',
  body: newTask.extend({
    kind: z.enum(taskKinds).optional(),
    parent_id: z.uuid().optional(),
  }),
  refusals: [...adding.refusals, departmentOfParent],
});

export const readTask = endpoint({ ...taskCalls.read, response: oneOf(task) });
export const readTaskHistory = endpoint(taskCalls.history);
/** By those who decide, and by who made it. */
export const changeTask = endpoint({
  ...taskCalls.edit,
  body: taskDetails.partial().extend({ version }),
  response: oneOf(task),
  refusals: [...inTask, blockerCircle, departmentOfParent, reviewerBusy],
});
/** What nobody began, by those who decide or who made it; otherwise an Admin, with a reason. */
export const deleteTask = endpoint({
  ...taskCalls.delete,
  access: 'user',
  body: z.strictObject({ version, reason: reason.optional() }),
  response: oneOf(task),
});
