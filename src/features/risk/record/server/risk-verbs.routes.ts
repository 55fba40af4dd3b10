import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-verbs.contract.ts';
import * as service from './shared/risk-verbs.service.ts';

export const riskVerbRoutes = [
  serve(contract.triageRisk, (call) => service.triageRisk(call, call.params.id, call.body)),
  serve(contract.chooseTreatment, (call) => service.chooseTreatment(call, call.params.id, call.body)),
  serve(contract.mitigateRisk, (call) => service.mitigateRisk(call, call.params.id, call.body)),
  serve(contract.avoidRisk, (call) => service.avoidRisk(call, call.params.id, call.body)),
  serve(contract.transferRisk, (call) => service.transferRisk(call, call.params.id, call.body)),
  serve(contract.confirmRequest, (call) => service.confirmRequest(call, call.params.id, call.body)),
  serve(contract.declineRequest, (call) => service.declineRequest(call, call.params.id, call.body)),
  serve(contract.reopenRisk, (call) => service.reopenRisk(call, call.params.id, call.body)),
];
