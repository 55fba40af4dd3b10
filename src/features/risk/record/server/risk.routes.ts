import type { OpenWork } from './shared/open-work.queries.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { findHistory } from '#platform/server/log/history.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve, type Call } from '#platform/server/http/serve.ts';
import * as contract from '../risk.contract.ts';
import { duplicateRisk as duplicateRiskCall } from '../risk-duplicate.contract.ts';
import { toRisk } from './shared/risk.presenter.ts';
import { findStoredRisk } from './shared/risk.queries.ts';
import {
  changeRisk,
  closeRisk,
  deleteRisk,
  duplicateRisk,
  registerRisk,
  restoreRisk,
} from './shared/risk.service.ts';

async function readRisk({ db, actor }: Call, id: string): Promise<contract.Risk> {
  const stored = (await findStoredRisk(db, actor, id, { isLast: true })) ?? refuse(notFound);
  return toRisk(stored, actor, db.now);
}

async function readHistory({ db, actor }: Call, id: string, query: { limit: number; offset: number }) {
  if ((await findStoredRisk(db, actor, id)) === undefined) refuse(notFound);
  return findHistory(db, id, query);
}

/** `work`: what is still to be done about a risk that is closed. */
export const riskRoutes = (work: readonly OpenWork[]) => [
  serve(contract.readRisk, (call) => readRisk(call, call.params.id)),
  serve(contract.readRiskById, (call) => readRisk(call, call.params.id)),
  serve(contract.readHistory, (call) => readHistory(call, call.params.id, call.query)),
  serve(contract.readActivity, (call) => readHistory(call, call.params.id, call.query)),
  serve(duplicateRiskCall, (call) => duplicateRisk(call, call.params.id, call.body)),
  serve(contract.registerRisk, (call) => registerRisk(call, call.body)),
  serve(contract.replaceRiskContext, (call) => changeRisk(call, call.params.id, call.body)),
  serve(contract.changeRisk, (call) => changeRisk(call, call.params.id, call.body)),
  serve(contract.closeRisk, (call) => closeRisk(call, call.params.id, call.body, work)),
  serve(contract.deleteRisk, (call) => deleteRisk(call, call.params.id, call.body)),
  serve(contract.restoreRisk, (call) => restoreRisk(call, call.params.id, call.body)),
];
