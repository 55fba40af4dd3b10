import { serve } from '#platform/server/http/serve.ts';
import { compareComplianceAssessments } from '../comparison.contract.ts';
import { compareAssessments } from './comparison.service.ts';

export const complianceComparisonRoutes = [
  serve(compareComplianceAssessments, (call) => compareAssessments(call, call.params)),
];
