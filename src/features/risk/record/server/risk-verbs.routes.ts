import type { OpenWork } from './shared/open-work.queries.ts';
import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-verbs.contract.ts';
import * as service from './shared/risk-verbs.service.ts';

/** `work`: what is still to be done about a risk that is closed. */
export const riskVerbRoutes = (work: readonly OpenWork[]) => [
  serve(contract.triageRisk, (call) => service.triageRisk(call, call.params.id, call.body)),
  serve(contract.chooseTreatment, (call) => service.chooseTreatment(call, call.params.id, call.body)),
  serve(contract.mitigateRisk, (call) => service.mitigateRisk(call, call.params.id, call.body)),
  serve(contract.avoidRisk, (call) => service.avoidRisk(call, call.params.id, call.body)),
  serve(contract.transferRisk, (call) => service.transferRisk(call, call.params.id, call.body)),
  serve(contract.confirmRequest, (call) => service.confirmRequest(call, call.params.id, call.body, work)),
  serve(contract.declineRequest, (call) => service.declineRequest(call, call.params.id, call.body)),
  serve(contract.reopenRisk, (call) => service.reopenRisk(call, call.params.id, call.body)),
];
