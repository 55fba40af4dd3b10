import type { $ZodType } from 'zod/v4/core';
import { serve, type Served } from '#platform/server/http/serve.ts';
import type * as contract from '../../comment.contract.ts';
import type { CommentedType } from '../../comment.contract.ts';
import { findComments, type CommentedRecords } from './comment.queries.ts';
import * as service from './comment.service.ts';

/** A call about comments at this address, or at another one that names the record by its id. */
type AtAnyAddress<E, Named> = Omit<E, 'path' | 'subject' | 'params'> & {
  path: string;
  subject: string;
  params: $ZodType<Named>;
};
interface Named {
  id: string;
  object_type?: CommentedType;
}
type NamedComment = Named & { comment_id: string };

interface CommentCalls {
  listComments: AtAnyAddress<typeof contract.listComments, Named>;
  addComment: AtAnyAddress<typeof contract.addComment, Named>;
  changeComment: AtAnyAddress<typeof contract.changeComment, NamedComment>;
  removeComment: AtAnyAddress<typeof contract.removeComment, NamedComment>;
  resolveComment: AtAnyAddress<typeof contract.resolveComment, NamedComment>;
  reopenComment: AtAnyAddress<typeof contract.reopenComment, NamedComment>;
}

/** Serves the calls about comments of the records that their address means. */
export const serveComments = (
  calls: CommentCalls,
  recordsOf: (type: CommentedType | undefined) => CommentedRecords,
): Served[] => [
  serve(calls.listComments, ({ params, query, ...call }) =>
    findComments(call, recordsOf(params.object_type), params.id, query),
  ),
  serve(calls.addComment, ({ params, body, ...call }) =>
    service.addComment(call, recordsOf(params.object_type), params.id, body),
  ),
  serve(calls.changeComment, ({ params, body, ...call }) =>
    service.changeComment(call, recordsOf(params.object_type), params, body),
  ),
  serve(calls.removeComment, ({ params, body, ...call }) =>
    service.removeComment(call, recordsOf(params.object_type), params, body),
  ),
  serve(calls.resolveComment, ({ params, body, ...call }) =>
    service.resolveComment(call, recordsOf(params.object_type), params, body),
  ),
  serve(calls.reopenComment, ({ params, body, ...call }) =>
    service.reopenComment(call, recordsOf(params.object_type), params, body),
  ),
];
