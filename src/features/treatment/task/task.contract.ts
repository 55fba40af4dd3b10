import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { historyEntry } from '#platform/contract/history.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { line, prose, reason } from '#platform/contract/wording.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { recurrence, recurrenceEmpty, recurrenceWithoutDay } from './recurrence.contract.ts';
import { taskKinds, taskStatuses } from './task-status.contract.ts';
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
export const taskDepartmentNotYours = refusal('department_not_yours', 403, 'department_id');
/** Only what belongs to nothing has a department of its own. */
export const departmentOfParent = refusal('department_of_parent', 422, 'department_id');
/** It is due before it begins. */
export const dueBeforeStart = refusal('due_before_start', 422, 'due_on');
/** It is with its reviewer. */
export const reviewerBusy = refusal('reviewer_busy', 422, 'reviewer_id');

export const checklistItem = z.strictObject({ text: line(1, 200), done: z.boolean() });
export type ChecklistItem = z.infer<typeof checklistItem>;

/** Hours, to the quarter. */
const hours = z.number().min(0).max(100_000).multipleOf(0.25);
const priority = z.int().min(1).max(4);

/** What people write about a task. */
export const taskDetails = z.strictObject({
  title: line(3, 200),
  description: prose.nullable(),
  assignee_ids: z.array(z.uuid()).max(20),
  reviewer_id: z.uuid().nullable(),
  priority,
  start_on: z.nullable(day),
  due_on: z.nullable(day),
  weight: z.int().min(1).max(100),
  estimate_h: hours.nullable(),
  spent_h: hours.nullable(),
  checklist: z.array(checklistItem).max(50),
  blocked_by: z.array(z.uuid()).max(20),
  evidence_required: z.boolean(),
  recurrence: recurrence.nullable(),
  /** Of a task that belongs to nothing. */
  department_id: z.uuid().nullable(),
});
export type TaskDetails = z.infer<typeof taskDetails>;

export const newTask = taskDetails.partial().required({ title: true });
export type NewTask = z.infer<typeof newTask>;

/** `waiting`: for another task. `missed`: the day of its next occurrence came while it was open. */
export const taskFlags = ['overdue', 'due_soon', 'waiting', 'missed'] as const;
export type TaskFlag = (typeof taskFlags)[number];

const named = z.object({ id: z.uuid(), name: z.string() });

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
export const taskRow = z.object({
  id: z.uuid(),
  version: z.int(),
  ref: z.string(),
  title: z.string(),
  status: z.enum(taskStatuses),
  kind: z.enum(taskKinds),
  /** Null where it belongs to nothing, or to what is gone. */
  parent: taskParentName.nullable(),
  department: named.nullable(),
  assignees: z.array(personName),
  reviewer: z.nullable(personName),
  priority,
  start_on: z.nullable(day),
  due_on: z.nullable(day),
  done_at: z.iso.datetime().nullable(),
  weight: z.int(),
  checklist_done: z.int(),
  checklist_total: z.int(),
  /** Whether another occurrence follows it. */
  recurs: z.boolean(),
  updated_at: z.iso.datetime(),
  flags: z.array(z.enum(taskFlags)),
});
export type TaskRow = z.infer<typeof taskRow>;

/** What it waits for: the title only for whoever sees that task. */
const blocker = z.object({
  id: z.uuid(),
  ref: z.string(),
  title: z.string().nullable(),
  status: z.enum(taskStatuses),
});

/** Everything about one task, and what the caller may do with it. */
export const task = taskRow.extend({
  description: z.string().nullable(),
  estimate_h: z.number().nullable(),
  spent_h: z.number().nullable(),
  checklist: z.array(checklistItem),
  blocked_by: z.array(blocker),
  blocked_reason: z.string().nullable(),
  evidence_required: z.boolean(),
  has_evidence: z.boolean(),
  recurrence: recurrence.nullable(),
  /** When the next occurrence will be made, where its day makes it. */
  next_on: z.nullable(day),
  /** Whether what it belongs to is still worked on. */
  parent_open: z.boolean(),
  created_by: z.nullable(personName),
  created_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
  permissions: z.object({ can: z.array(z.enum(taskWorkflow.verbs)) }),
});
export type Task = z.infer<typeof task>;

const endpoint = endpointsAbout('risk-task');
const inTask = [
  assigneeUnknown,
  reviewerUnknown,
  blockerUnknown,
  departmentUnknown,
  taskDepartmentNotYours,
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

const reading = { method: 'GET', access: 'user', params: idParams } as const;
export const readTask = endpoint({ ...reading, path: '/risk/task/:id/', response: oneOf(task) });
/** What happened to a task, newest first. */
export const readTaskHistory = endpoint({
  ...reading,
  path: '/risk/task/:id/history/',
  query: z.strictObject(pageQuery),
  response: pageOf(historyEntry),
});
/** By those who decide, and by who made it. */
export const changeTask = endpoint({
  method: 'PATCH',
  path: '/risk/task/:id/',
  verb: 'task.edit',
  access: 'user',
  params: idParams,
  body: taskDetails.partial().extend({ version }),
  response: oneOf(task),
  refusals: [...inTask, blockerCircle, departmentOfParent, reviewerBusy],
});
/** What nobody began, by those who decide or who made it; otherwise an Admin, with a reason. */
export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/risk/task/:id/',
  verb: 'task.delete',
  access: 'user',
  params: idParams,
  body: z.strictObject({ version, reason: reason.optional() }),
  response: oneOf(task),
  refusals: taskWorkflow.refusals('delete'),
});
