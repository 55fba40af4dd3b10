import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-assessment.contract.ts';
import { findAssessments } from './risk-assessment.queries.ts';
import { explainRating } from './rating-explanation.service.ts';
import { assessRisk } from './shared/risk-assessment.service.ts';

export const riskAssessmentRoutes = [
  serve(contract.assessRisk, (call) =>
    assessRisk(call, call.params.id, call.body, call.query.dry_run === '1'),
  ),
  serve(contract.listAssessments, ({ db, actor, params, query }) =>
    findAssessments(db, actor, params.id, query),
  ),
  serve(contract.explainRating, (call) => explainRating(call, call.params.id)),
];
