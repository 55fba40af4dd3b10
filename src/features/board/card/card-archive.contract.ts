import * as z from 'zod';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { pageQuery } from '#platform/contract/paging.ts';
import { tile } from './card.contract.ts';

const endpoint = endpointsAbout('board-card');
const board_id = z.uuid();

/** Those of a board that were archived, the last first. */
export const listArchivedCards = endpoint({
  method: 'GET',
  path: '/scrumboard/boards/:board_id/archived/',
  access: 'user',
  params: z.strictObject({ board_id }),
  query: z.strictObject({ ...pageQuery, q: z.string().trim().max(100).optional() }),
  response: pageOf(tile),
});
export type ArchiveQuery = z.output<(typeof listArchivedCards)['query']>;
/** All cards of a list that whoever calls sees. */
export const archiveCards = endpoint({
  method: 'POST',
  path: '/scrumboard/boards/:board_id/lists/:list_id/archive/',
  access: 'user',
  verb: 'board.arrange',
  params: z.strictObject({ board_id, list_id: z.uuid() }),
  response: oneOf(z.object({ archived: z.int() })),
});
