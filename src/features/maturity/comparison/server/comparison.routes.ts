import { serve } from '#platform/server/http/serve.ts';
import { compareAssessments } from '../comparison.contract.ts';
import * as service from './comparison.service.ts';

export const comparisonRoutes = [
  serve(compareAssessments, (call) => service.compareAssessments(call, call.params, call.query)),
];
