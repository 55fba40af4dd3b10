import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-comment.contract.ts';
import { findComments } from './risk-comment.queries.ts';
import * as service from './risk-comment.service.ts';

export const riskCommentRoutes = [
  serve(contract.listComments, ({ db, actor, params, query }) => findComments(db, actor, params.id, query)),
  serve(contract.addComment, ({ db, actor, by, params, body }) =>
    service.addComment(db, actor, by, params.id, body),
  ),
  serve(contract.changeComment, ({ db, actor, by, params, body }) =>
    service.changeComment(db, actor, by, params, body),
  ),
  serve(contract.removeComment, ({ db, actor, by, params, body }) =>
    service.removeComment(db, actor, by, params, body),
  ),
  serve(contract.resolveComment, ({ db, actor, by, params, body }) =>
    service.resolveComment(db, actor, by, params, body),
  ),
  serve(contract.reopenComment, ({ db, actor, by, params, body }) =>
    service.reopenComment(db, actor, by, params, body),
  ),
];
