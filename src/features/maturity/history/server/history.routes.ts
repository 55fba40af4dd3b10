import { serve } from '#platform/server/http/serve.ts';
import { readAssessmentHistory } from '../history.contract.ts';
import * as service from './history.service.ts';

export const assessmentHistoryRoutes = [
  serve(readAssessmentHistory, (call) => service.readAssessmentHistory(call, call.params.id, call.query)),
];
