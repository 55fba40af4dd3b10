import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-dashboard.contract.ts';
import { readDashboard } from './risk-dashboard.service.ts';
import { readTreatment } from './risk-treatment.service.ts';

export const riskDashboardRoutes = [
  serve(contract.readRiskDashboard, ({ db, actor, query, language }) =>
    readDashboard(db, { actor, dpt: query.dpt }, { explaining: query.explain === '1', language }),
  ),
  serve(contract.readRiskTreatment, ({ db, actor, query, body, language }) =>
    readTreatment(db, { actor, dpt: body.department_id ?? undefined }, body, {
      explaining: query.explain === '1',
      language,
    }),
  ),
];
