import { serve } from '#platform/server/http/serve.ts';
import * as filter from '#features/risk/filter/risk-filter.contract.ts';
import { asFilter, filterRisks } from '#features/risk/filter/server/shared/risk-filter.queries.ts';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import * as bulk from '../risk-bulk.contract.ts';
import { listDeletedRisks } from '../risk-deleted.contract.ts';
import { changeManyRisks } from './risk-bulk.service.ts';
import { findDeletedRisks } from './risk-deleted.queries.ts';
import { findRiskOwners, findRiskRaisers } from './risk-owner.queries.ts';

export const riskRegisterRoutes = [
  serve(listRisks, ({ db, actor, query }) => filterRisks(db, actor, query, asFilter(query))),
  serve(filter.filterRisks, ({ db, actor, query, body }) => filterRisks(db, actor, query, body)),
  serve(filter.listRiskOwners, ({ db, actor }) => findRiskOwners(db, actor)),
  serve(filter.listRiskRaisers, ({ db, actor }) => findRiskRaisers(db, actor)),
  serve(listDeletedRisks, ({ db, query }) => findDeletedRisks(db, query)),
  serve(bulk.changeManyRisks, (call) => changeManyRisks(call, call.body)),
];
