import { serve, type Served } from '#platform/server/http/serve.ts';
import * as contract from '../comment.contract.ts';
import type { CommentedRecords } from './shared/comment.queries.ts';
import { findOwnMentions } from './own-mention.queries.ts';
import { findMentionable } from './mention.queries.ts';
import { serveComments } from './shared/comment.routes.ts';

/** The calls about comments on any record; `records` says of each type what it brings along. */
export const commentRoutes = (
  records: Readonly<Record<contract.CommentedType, CommentedRecords>>,
): Served[] => [
  serve(contract.listMentionable, ({ params, query, ...call }) =>
    findMentionable(call, records[params.object_type], params.id, query.q ?? ''),
  ),
  serve(contract.listOwnMentions, ({ query, ...call }) =>
    findOwnMentions(call, Object.values(records), query),
  ),
  ...serveComments(contract, (type) => records[type as contract.CommentedType]),
];
