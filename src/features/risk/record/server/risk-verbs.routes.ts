import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-verbs.contract.ts';
import * as service from './shared/risk-verbs.service.ts';

export const riskVerbRoutes = [
  serve(contract.triageRisk, ({ db, actor, by, params, body }) =>
    service.triageRisk(db, actor, by, params.id, body),
  ),
  serve(contract.chooseTreatment, ({ db, actor, by, params, body }) =>
    service.chooseTreatment(db, actor, by, params.id, body),
  ),
  serve(contract.mitigateRisk, ({ db, actor, by, params, body }) =>
    service.mitigateRisk(db, actor, by, params.id, body),
  ),
  serve(contract.avoidRisk, ({ db, actor, by, params, body }) =>
    service.avoidRisk(db, actor, by, params.id, body),
  ),
  serve(contract.transferRisk, ({ db, actor, by, params, body }) =>
    service.transferRisk(db, actor, by, params.id, body),
  ),
  serve(contract.confirmRequest, ({ db, actor, by, params, body }) =>
    service.confirmRequest(db, actor, by, params.id, body),
  ),
  serve(contract.declineRequest, ({ db, actor, by, params, body }) =>
    service.declineRequest(db, actor, by, params.id, body),
  ),
  serve(contract.reopenRisk, ({ db, actor, by, params, body }) =>
    service.reopenRisk(db, actor, by, params.id, body),
  ),
];
