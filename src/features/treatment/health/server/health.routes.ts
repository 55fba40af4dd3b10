import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve } from '#platform/server/http/serve.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { findStoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';
import * as contract from '../health.contract.ts';
import { findHealth, findRiskHealth } from './health.queries.ts';

export const healthRoutes = [
  serve(
    contract.readHealth,
    async ({ db, actor, query }) => (await findHealth(db, actor, query.dpt)) ?? refuse(departmentUnknown),
  ),
  serve(contract.readRiskHealth, async ({ db, actor, params }) => {
    const risk = (await findStoredRisk(db, actor, params.risk_id)) ?? refuse(notFound);
    return findRiskHealth(db, actor, risk.id);
  }),
];
