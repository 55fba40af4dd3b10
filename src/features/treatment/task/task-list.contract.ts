import * as z from 'zod';
import { endpointsAbout, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery } from '#platform/contract/paging.ts';
import { taskKinds, taskStatuses } from './task-status.contract.ts';
import { taskRow } from './task.contract.ts';

/** What a list can be sorted by; `-` in front: the greatest first. */
export const taskSorts = ['due_on', 'priority', 'ref', 'title', 'updated_at'] as const;
export type TaskSort = (typeof taskSorts)[number];
export type TaskOrdering = TaskSort | `-${TaskSort}`;
export const taskOrderings = taskSorts.flatMap((sort): TaskOrdering[] => [sort, `-${sort}`]);

/** Statuses, and those in which something is yet to be done. */
export const taskStandings = ['open', ...taskStatuses] as const;
/** `week`: within seven days, today included. */
export const taskDues = ['overdue', 'today', 'week', 'none'] as const;

const window = { ...pageQuery, ordering: z.enum(taskOrderings).default('due_on') };

export const taskQuery = z.strictObject({
  ...window,
  /** Those the caller is to do, and those that wait for the caller's review. */
  mine: z.literal('1').optional(),
  status: z.enum(taskStandings).optional(),
  due: z.enum(taskDues).optional(),
  kind: z.enum(taskKinds).optional(),
  /** The tasks of one parent, of the kind named beside it. */
  parent_id: z.uuid().optional(),
  q: z.string().trim().max(100).optional(),
  dpt: z.uuid().optional(),
});
export type TaskQuery = z.output<typeof taskQuery>;

const endpoint = endpointsAbout('risk-task');
const list = { method: 'GET', access: 'user', response: pageOf(taskRow) } as const;

/** All tasks that the caller sees. */
export const listTasks = endpoint({ ...list, path: '/task/', query: taskQuery });
/** Those of an improvement plan. */
export const listPlanTasks = endpoint({
  ...list,
  path: '/risk/control/cip/task/list/:id/',
  params: idParams,
  query: z.strictObject(window),
});
/** Those of a risk itself, and of all that treats it. */
export const listRiskTasks = endpoint({
  ...list,
  path: '/risk/task/list/:id/',
  params: idParams,
  query: z.strictObject(window),
});
