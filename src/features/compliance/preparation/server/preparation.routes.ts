import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../preparation.contract.ts';
import * as service from './preparation.service.ts';

export const preparationRoutes = [
  serve(contract.createComplianceAssessment, (call) => service.createComplianceAssessment(call, call.body)),
  serve(contract.duplicateComplianceAssessment, (call) =>
    service.duplicateComplianceAssessment(call, call.params.id, call.body),
  ),
  serve(contract.changeComplianceAssessment, (call) =>
    service.changeComplianceAssessment(call, call.params.id, call.body),
  ),
];
