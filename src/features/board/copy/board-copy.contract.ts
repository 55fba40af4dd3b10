import * as z from 'zod';
import { endpointsAbout } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';
import { line } from '#platform/contract/wording.ts';
import { boardReply } from '#features/board/board/board.contract.ts';

const endpoint = endpointsAbout('board');

/** Makes a private board of whoever asks, like this one: with its lists, its labels and its cards that are no tasks. Nobody works on those,
 *  none is due, and nothing of their checklists is done. */
export const copyBoard = endpoint({
  method: 'POST',
  path: '/scrumboard/boards/:id/copy/',
  access: 'user',
  params: idParams,
  body: z.strictObject({ name: line(1, 80) }),
  response: boardReply,
});
