import type { OpenWork } from '#features/risk/record/server/shared/open-work.queries.ts';
import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-review.contract.ts';
import { findReviews } from './risk-review.queries.ts';
import { reviewRisk } from './risk-review.service.ts';

/** `work`: what is still to be done about a risk that is closed. */
export const riskReviewRoutes = (work: readonly OpenWork[]) => [
  serve(contract.reviewRisk, (call) => reviewRisk(call, call.params.id, call.body, work)),
  serve(contract.listReviews, ({ db, actor, params, query }) => findReviews(db, actor, params.id, query)),
];
