import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve } from '#platform/server/http/serve.ts';
import { findStoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';
import * as contract from '../risk-control.contract.ts';
import { findRiskControl, findRiskControls, toRiskControl } from './risk-control.queries.ts';
import * as service from './shared/risk-control.service.ts';

export const riskControlRoutes = [
  serve(contract.listRiskControls, async ({ db, actor, params: { risk_id }, query }) => {
    const risk = (await findStoredRisk(db, actor, risk_id)) ?? refuse(notFound);
    return findRiskControls(db, actor, risk, query);
  }),
  serve(contract.linkControl, (call) => service.linkControl(call, call.body)),
  serve(contract.readRiskControl, async ({ db, actor, params }) => {
    const stored = (await findRiskControl(db, actor, params.id)) ?? refuse(notFound);
    const risk = (await findStoredRisk(db, actor, stored.risk.id, { isLast: true })) ?? refuse(notFound);
    return toRiskControl(stored, actor, db.now, risk);
  }),
  serve(contract.changeRiskControl, (call) => service.changeRiskControl(call, call.params.id, call.body)),
  serve(contract.unlinkControl, (call) => service.unlinkControl(call, call.params.id, call.body)),
];
