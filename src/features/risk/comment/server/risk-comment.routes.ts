import { serveComments } from '#features/collaboration/comment/server/shared/comment.routes.ts';
import * as contract from '../risk-comment.contract.ts';
import { commentedRisks } from './risk-comment.queries.ts';

export const riskCommentRoutes = serveComments(contract, () => commentedRisks);
