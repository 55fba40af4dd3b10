import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve, type Call } from '#platform/server/http/serve.ts';
import { findStoredRisk, type StoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';
import * as contract from '../indicator.contract.ts';
import { findIndicator, findIndicators, findReadings, toIndicator } from './indicator.queries.ts';
import * as service from './indicator.service.ts';

const seen = async ({ db, actor }: Pick<Call, 'db' | 'actor'>, id: string): Promise<StoredRisk> =>
  (await findStoredRisk(db, actor, id)) ?? refuse(notFound);

export const indicatorRoutes = [
  serve(contract.listIndicators, async (call) => {
    const { db, actor, params } = call;
    const risk = await seen(call, params.risk_id);
    const rows = await findIndicators(db, risk.id);
    return rows.map((row) => toIndicator(row, actor, db.now, risk));
  }),
  serve(contract.addIndicator, (call) => service.addIndicator(call, call.params.risk_id, call.body)),
  serve(contract.changeIndicator, (call) =>
    service.changeIndicator(call, call.params.risk_id, call.params.id, call.body),
  ),
  serve(contract.removeIndicator, (call) =>
    service.removeIndicator(call, call.params.risk_id, call.params.id, call.body),
  ),
  serve(contract.listReadings, async (call) => {
    const { db, params, query } = call;
    const risk = await seen(call, params.risk_id);
    const row = (await findIndicator(db, risk.id, params.id)) ?? refuse(notFound);
    return findReadings(db, row, query);
  }),
  serve(contract.recordReading, (call) =>
    service.recordReading(call, call.params.risk_id, call.params.id, call.body),
  ),
];
