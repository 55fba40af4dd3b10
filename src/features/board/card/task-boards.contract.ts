import * as z from 'zod';
import { endpointsAbout, listOf } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';

const boardOfTask = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Stands behind the id in its address. */
  uri: z.string(),
  card_id: z.uuid(),
  /** The name of the list that it stands in. */
  list: z.string(),
});
export type BoardOfTask = z.infer<typeof boardOfTask>;

const endpoint = endpointsAbout('board-card');

/** The boards that a task is on, of those that whoever calls sees. */
export const listBoardsOfTask = endpoint({
  method: 'GET',
  path: '/scrumboard/task/:id/boards/',
  access: 'user',
  params: idParams,
  response: listOf(boardOfTask),
});
