import { sql } from 'drizzle-orm';
import { one, type TenantDb } from '#platform/server/database.ts';
import type { ModelDetails, RiskFactor } from '../risk-model.contract.ts';

/** A version of the model as it is stored. */
export interface StoredModel extends ModelDetails {
  id: string;
  version: number;
  number: number;
  status: 'draft' | 'active' | 'retired';
  activated_at: string | null;
}

const columns = sql`id, version, number, status, activated_at, likelihood_size, consequence_size, likelihood_rule, consequence_rule,
  likelihood_steps, consequence_steps, levels, matrix`;

/** A version by its number, or the one that risks are rated with now. */
export async function findModel(
  db: TenantDb,
  which: number | 'active' | 'draft',
): Promise<StoredModel | undefined> {
  const wanted = typeof which === 'number' ? sql`number = ${which}` : sql`status = ${which}`;
  const [model] = await db.query<StoredModel>(
    sql`select ${columns} from risk_model where org_id = ${db.org_id} and ${wanted}`,
  );
  return model;
}

/** The one that risks are rated with now: every organisation has exactly one. */
export const findActiveModel = async (db: TenantDb): Promise<StoredModel> =>
  one([await findModel(db, 'active')].filter((model) => model !== undefined));

/** All factors in their order, those that are switched off included. */
export const findFactors = (db: TenantDb): Promise<RiskFactor[]> =>
  db.query<RiskFactor>(sql`select id, version, type, code, name, description, weight::float8 as weight, position, is_active, is_default, levels
    from risk_factor where org_id = ${db.org_id} order by type desc, position, id`);
