import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { pageQuery, version } from '#platform/contract/paging.ts';
import { recordCalls } from '#platform/contract/record/record-calls.ts';
import { orderingsOf } from '#platform/contract/record/record-orderings.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { taskStatuses } from '#features/treatment/task/task-status.contract.ts';
import { boardRecord } from './board.record.ts';
import { boardColours, boardRoles, boardStatuses } from './board-status.contract.ts';
import {
  boardAdminMissing,
  boardDepartmentMissing,
  boardPersonUnknown,
  boardWorkflow,
  privateOnly,
} from './board.workflow.ts';

/** A column of a board. */
export const boardList = z.object({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  /** How many cards it is to hold at most. */
  wip_limit: z.int().nullable(),
  /** Where the tasks of its cards stand; null where a list says nothing of that. */
  task_status: z.enum(taskStatuses).nullable(),
});
export type BoardList = z.infer<typeof boardList>;

export const boardLabel = z.object({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  colour: z.enum(boardColours),
});
export type BoardLabel = z.infer<typeof boardLabel>;

/** What somebody is on a board: null for those who only see it. */
const role = z.enum(boardRoles).nullable();

/** Whether whoever calls hears of what happens on it. */
const subscribed = z.boolean();

const boardRow = boardRecord.row.extend({ role, subscribed });
export type BoardRow = z.infer<typeof boardRow>;
export const board = boardRecord.whole.extend({
  role,
  subscribed,
  lists: z.array(boardList),
  labels: z.array(boardLabel),
});
export type Board = z.infer<typeof board>;
/** Every call that changes a board or a part of it answers the board. */
export const boardReply = oneOf(board);

export const boardOrderings = orderingsOf(boardRecord);
export const boardQuery = z.strictObject({
  ...pageQuery,
  ordering: z.enum(boardOrderings).default('name'),
  status: z.enum(boardStatuses).default('active'),
  /** `me`: where whoever asks has a part. */
  member: z.literal('me').optional(),
  /** With those below it. */
  dpt: z.uuid().optional(),
  q: z.string().trim().max(100).optional(),
});
export type BoardQuery = z.output<typeof boardQuery>;

const endpoint = endpointsAbout('board');
const calls = recordCalls(boardWorkflow, '/scrumboard/boards/', boardRecord);
const response = boardReply;
const inBoard = [
  departmentUnknown,
  departmentNotYours,
  privateOnly,
  boardDepartmentMissing,
  boardPersonUnknown,
];
const details = boardRecord.details;

export const listBoards = endpoint({
  ...calls.list,
  query: boardQuery,
  response: { shape: 'page', item: boardRow },
});
export const readBoard = endpoint({ ...calls.read, response });
export const readBoardHistory = endpoint(calls.history);
/** Whoever makes it is its admin, and looks after it. */
export const addBoard = endpoint({
  ...calls.add,
  access: 'user',
  body: details.partial().required({ name: true }),
  response,
  refusals: [...inBoard, boardAdminMissing],
});
export const changeBoard = endpoint({
  ...calls.edit,
  body: details.partial().extend({ version }),
  response,
  refusals: [...inBoard, ...calls.edit.refusals],
});
export const archiveBoard = endpoint({ ...calls.verb('archive', {}), access: 'user', response });
export const reopenBoard = endpoint({ ...calls.verb('reopen', {}), access: 'user', response });
export const deleteBoard = endpoint({
  ...calls.delete,
  access: 'user',
  body: z.strictObject({ version }),
  response,
});
/** Takes a deletion back. */
export const restoreBoard = endpoint({ ...calls.verb('restore', {}), access: 'user', response });
/** Whether whoever calls hears of what happens on it. */
export const subscribeToBoard = endpoint({
  method: 'PUT',
  path: '/scrumboard/boards/:id/subscription/',
  access: 'user',
  params: calls.read.params,
  body: z.strictObject({ subscribed: z.boolean() }),
  response: oneOf(z.object({ subscribed: z.boolean() })),
});
