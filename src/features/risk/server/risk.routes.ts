import { notFound } from '#platform/contract/refusal.ts';
import { findHistory } from '#platform/server/history.ts';
import { refuse } from '#platform/server/refuse.ts';
import { serve } from '#platform/server/serve.ts';
import * as contract from '../risk.contract.ts';
import { filterRisks as filterRisksCall, listRiskOwners, listRiskRaisers } from '../risk-filter.contract.ts';
import { filterRisks } from './risk-filter.queries.ts';
import { findRiskOwners, findRiskRaisers } from './risk-owner.queries.ts';
import { findRisks } from './risk-register.queries.ts';
import { findRisk } from './risk.queries.ts';
import { changeRisk, closeRisk, deleteRisk, registerRisk, restoreRisk } from './risk.service.ts';

export const riskRoutes = [
  serve(contract.listRisks, ({ db, actor, query }) => findRisks(db, actor, query)),
  serve(filterRisksCall, ({ db, actor, query, body }) => filterRisks(db, actor, query, body)),
  serve(listRiskOwners, ({ db, actor }) => findRiskOwners(db, actor)),
  serve(listRiskRaisers, ({ db, actor }) => findRiskRaisers(db, actor)),
  serve(
    contract.readRisk,
    async ({ db, actor, params }) => (await findRisk(db, actor, params.id)) ?? refuse(notFound),
  ),
  serve(contract.readHistory, async ({ db, actor, params, query }) => {
    if ((await findRisk(db, actor, params.id)) === undefined) refuse(notFound);
    return findHistory(db, params.id, query);
  }),
  serve(contract.registerRisk, ({ db, actor, by, body }) => registerRisk(db, actor, by, body)),
  serve(contract.changeRisk, ({ db, actor, by, params, body }) => changeRisk(db, actor, by, params.id, body)),
  serve(contract.closeRisk, ({ db, actor, by, params, body }) => closeRisk(db, actor, by, params.id, body)),
  serve(contract.deleteRisk, ({ db, actor, by, params, body }) => deleteRisk(db, actor, by, params.id, body)),
  serve(contract.restoreRisk, ({ db, actor, by, params, body }) =>
    restoreRisk(db, actor, by, params.id, body),
  ),
];
