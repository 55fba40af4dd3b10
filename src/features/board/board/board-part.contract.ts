import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { refusal, staleVersion } from '#platform/contract/refusal.ts';
import { line } from '#platform/contract/wording.ts';
import { taskStatuses } from '#features/treatment/task/task-status.contract.ts';
import { board, boardReply } from './board.contract.ts';
import { boardColours } from './board-status.contract.ts';

/** A board has so many lists and labels at most. */
export const mostLists = 50;
export const mostLabels = 100;

export const listsFull = refusal('lists_full', 422);
export const labelsFull = refusal('labels_full', 422);
/** The neighbour it was to stand at is not there any more. */
export const neighbourUnknown = refusal('neighbour_unknown', 409);

const endpoint = endpointsAbout('board');
const listParams = z.strictObject({ ...idParams.shape, list_id: z.uuid() });
const labelParams = z.strictObject({ ...idParams.shape, label_id: z.uuid() });
const arranging = {
  access: 'user',
  verb: 'board.arrange',
  response: boardReply,
} as const;

const listDetails = z.strictObject({
  name: line(1, 80),
  wip_limit: z.int().min(1).max(1000).nullable(),
  task_status: z.enum(taskStatuses).nullable(),
});

/** A list at the end of the board. */
export const addList = endpoint({
  ...arranging,
  method: 'POST',
  path: '/scrumboard/boards/:id/lists/',
  params: idParams,
  body: listDetails.partial().required({ name: true }),
  refusals: [listsFull],
});
export const changeList = endpoint({
  ...arranging,
  method: 'PATCH',
  path: '/scrumboard/boards/:id/lists/:list_id/',
  params: listParams,
  body: listDetails.partial().extend({ version }),
  refusals: [staleVersion],
});
/** Puts a list before or after another one; at the end where neither is named. */
export const orderLists = endpoint({
  ...arranging,
  method: 'POST',
  path: '/scrumboard/boards/:id/lists/order/',
  params: idParams,
  body: z.strictObject({
    list_id: z.uuid(),
    version,
    before: z.uuid().optional(),
    after: z.uuid().optional(),
  }),
  refusals: [staleVersion, neighbourUnknown],
});
/** With the cards in it. Tasks stay what they are; their cards go. */
export const deleteList = endpoint({
  ...arranging,
  method: 'DELETE',
  path: '/scrumboard/boards/:id/lists/:list_id/',
  params: listParams,
  body: z.strictObject({ version }),
  /** What takes it back names. */
  response: oneOf(board.extend({ removed: z.object({ id: z.uuid(), version: z.int() }) })),
  refusals: [staleVersion],
});
/** Takes a removal back: the cards are there again. */
export const restoreList = endpoint({
  ...arranging,
  method: 'POST',
  path: '/scrumboard/boards/:id/lists/:list_id/restore/',
  params: listParams,
  body: z.strictObject({ version }),
  refusals: [staleVersion, listsFull],
});

const labelDetails = z.strictObject({ name: line(1, 40), colour: z.enum(boardColours) });
export const addLabel = endpoint({
  ...arranging,
  method: 'POST',
  path: '/scrumboard/boards/:id/labels/',
  params: idParams,
  body: labelDetails,
  refusals: [labelsFull],
});
export const changeLabel = endpoint({
  ...arranging,
  method: 'PATCH',
  path: '/scrumboard/boards/:id/labels/:label_id/',
  params: labelParams,
  body: labelDetails.partial().extend({ version }),
  refusals: [staleVersion],
});
/** Cards lose it. */
export const deleteLabel = endpoint({
  ...arranging,
  method: 'DELETE',
  path: '/scrumboard/boards/:id/labels/:label_id/',
  params: labelParams,
  body: z.strictObject({ version }),
  refusals: [staleVersion],
});
