import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { QuantificationSetting } from '../quantification-setting.contract.ts';
import type { SimulationResult } from '../quantification.contract.ts';

/** Whether the organisation quantifies risks. */
export async function findSetting(db: TenantDb, how?: { toChange: boolean }): Promise<QuantificationSetting> {
  const lock = how?.toChange ? sql`for update` : sql``;
  const [row] = await db.query<QuantificationSetting>(
    sql`select is_on, version from quantification_setting where org_id = ${db.org_id} ${lock}`,
  );
  return row ?? { is_on: false, version: null };
}

/** Its first row, or another state of the one it has. */
export const writeSetting = (db: TenantDb, is_on: boolean, by: string | null) =>
  db.query(sql`insert into quantification_setting (org_id, is_on, updated_at, updated_by)
    values (${db.org_id}, ${is_on}, ${db.now.toISOString()}::timestamptz, ${by}::uuid)
    on conflict (org_id) do update set is_on = excluded.is_on, version = quantification_setting.version + 1,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`);

export interface StoredQuantification {
  id: string;
  version: number;
  probability: number;
  loss_low: number;
  loss_high: number;
  rationale: string;
  seed: number;
  method: number;
  simulation: SimulationResult;
  simulated_at: string;
  updated_at: string;
  updated_by: string | null;
}

/** The quantification of a risk that the caller is known to see. */
export async function findQuantification(
  db: TenantDb,
  risk: string,
): Promise<StoredQuantification | undefined> {
  const [row] =
    await db.query<StoredQuantification>(sql`select q.id, q.version, q.probability, q.loss_low::float8 as loss_low,
      q.loss_high::float8 as loss_high, q.rationale, q.seed::float8 as seed, q.method, q.simulation, q.simulated_at, q.updated_at,
      (select p.first_name || ' ' || p.last_name from person p where p.org_id = q.org_id and p.id = q.updated_by) as updated_by
    from risk_quantification q where q.org_id = ${db.org_id} and q.risk_id = ${risk}`);
  return row;
}

/** ISO 4217: in which the organisation's amounts are. */
export async function findCurrency(db: TenantDb): Promise<string> {
  const [row] = await db.query<{ currency: string }>(
    sql`select o.currency from organisation o where o.org_id = ${db.org_id}`,
  );
  return row?.currency ?? 'EUR';
}
