import { notFound } from '#platform/contract/refusal.ts';
import { findHistory } from '#platform/server/log/history.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk.contract.ts';
import { toRisk } from './shared/risk.presenter.ts';
import { findStoredRisk } from './shared/risk.queries.ts';
import { changeRisk, closeRisk, deleteRisk, registerRisk, restoreRisk } from './shared/risk.service.ts';

export const riskRoutes = [
  serve(contract.readRisk, async ({ db, actor, params }) => {
    const stored = (await findStoredRisk(db, actor, params.id, { isLast: true })) ?? refuse(notFound);
    return toRisk(stored, actor, db.now);
  }),
  serve(contract.readHistory, async ({ db, actor, params, query }) => {
    if ((await findStoredRisk(db, actor, params.id)) === undefined) refuse(notFound);
    return findHistory(db, params.id, query);
  }),
  serve(contract.registerRisk, (call) => registerRisk(call, call.body)),
  serve(contract.changeRisk, (call) => changeRisk(call, call.params.id, call.body)),
  serve(contract.closeRisk, (call) => closeRisk(call, call.params.id, call.body)),
  serve(contract.deleteRisk, (call) => deleteRisk(call, call.params.id, call.body)),
  serve(contract.restoreRisk, (call) => restoreRisk(call, call.params.id, call.body)),
];
