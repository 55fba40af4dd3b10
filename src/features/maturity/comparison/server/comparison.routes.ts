import { serve } from '#platform/server/http/serve.ts';
import { compareAssessments } from '../comparison.contract.ts';
import * as service from './comparison.service.ts';

export const comparisonRoutes = [
  serve(compareAssessments, ({ db, actor, params, query, language }) =>
    service.compareAssessments(db, actor, params, query.explain === '1', language),
  ),
];
