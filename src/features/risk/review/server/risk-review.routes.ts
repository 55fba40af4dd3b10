import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-review.contract.ts';
import { findReviews } from './risk-review.queries.ts';
import { reviewRisk } from './risk-review.service.ts';

export const riskReviewRoutes = [
  serve(contract.reviewRisk, (call) => reviewRisk(call, call.params.id, call.body)),
  serve(contract.listReviews, ({ db, actor, params, query }) => findReviews(db, actor, params.id, query)),
];
