import { serve } from '#platform/server/http/serve.ts';
import { readAssessmentHistory } from '../history.contract.ts';
import * as service from './history.service.ts';

export const assessmentHistoryRoutes = [
  serve(readAssessmentHistory, ({ db, actor, params, query }) =>
    service.readAssessmentHistory(db, actor, params.id, query),
  ),
];
