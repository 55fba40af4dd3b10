import { sql } from 'drizzle-orm';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import type { ModelDetails, ModelShares, ModelState, RiskFactor } from '../../risk-model.contract.ts';
import { carriesOver } from '../../risk-model.rules.ts';

/** A version of the model as it is stored. */
export interface StoredModel extends ModelDetails, ModelShares {
  id: string;
  version: number;
  number: number;
  status: 'draft' | 'active' | 'retired';
  activated_at: string | null;
}

const columns = sql`id, version, number, status, activated_at, likelihood_size, consequence_size, likelihood_rule, consequence_rule,
  likelihood_steps, consequence_steps, levels, matrix, residual_cap::float8, untested_factor::float8, stale_factor::float8`;

const whichOne = (which: number | 'active' | 'draft') =>
  typeof which === 'number' ? sql`number = ${which}` : sql`status = ${which}`;

/** A version by its number, or the one that risks are rated with now. */
export async function findModel(
  db: TenantDb,
  which: number | 'active' | 'draft',
): Promise<StoredModel | undefined> {
  const [model] = await db.query<StoredModel>(
    sql`select ${columns} from risk_model where org_id = ${db.org_id} and ${whichOne(which)}`,
  );
  return model;
}

/** Locks the version, so that nobody else changes or activates it meanwhile. */
export async function findModelToChange(
  db: TenantDb,
  which: 'active' | 'draft',
): Promise<StoredModel | undefined> {
  const [model] = await db.query<StoredModel>(
    sql`select ${columns} from risk_model where org_id = ${db.org_id} and ${whichOne(which)} for update`,
  );
  return model;
}

/** The one that risks are rated with now: every organisation has exactly one. */
export const findActiveModel = async (db: TenantDb): Promise<StoredModel> =>
  one([await findModel(db, 'active')].filter((model) => model !== undefined));

/** What is rated with what. The numbers come from the stored aggregates, so a large register answers as fast as a small one. */
export async function findModelState(db: TenantDb): Promise<ModelState> {
  const models = await db.query<StoredModel & { risks: number }>(sql`with rated as (
      select model as number, sum(n)::int as risks from risk_figure
      where org_id = ${db.org_id} and metric = 'all' and state between 1 and 5 group by model
    ) select ${columns}, coalesce(risks, 0) as risks from risk_model left join rated using (number)
    where org_id = ${db.org_id} order by number desc`);
  const active = one(models.filter(({ status }) => status === 'active'));
  const older = models.filter(({ number, risks }) => number !== active.number && risks > 0);
  const sum = (some: { risks: number }[]) => some.reduce((total, { risks }) => total + risks, 0);
  return {
    active,
    draft: models.find(({ status }) => status === 'draft') ?? null,
    versions: models
      .filter(({ status }) => status !== 'draft')
      .map(({ number, status, activated_at, risks }) => ({ number, status, activated_at, risks })),
    older: {
      left: sum(older.filter((model) => carriesOver(model, active))),
      not_possible: sum(older.filter((model) => !carriesOver(model, active))),
    },
  };
}

export const factorColumns = sql`id, version, type, code, name, description, weight::float8 as weight, position, is_active, is_default, levels`;

/** All factors in their order, those that are switched off included. */
export const findFactors = (db: TenantDb): Promise<RiskFactor[]> =>
  db.query<RiskFactor>(
    sql`select ${factorColumns} from risk_factor where org_id = ${db.org_id} order by type desc, position, id`,
  );

export async function findFactorToChange(db: TenantDb, id: string): Promise<RiskFactor | undefined> {
  const [factor] = await db.query<RiskFactor>(
    sql`select ${factorColumns} from risk_factor where org_id = ${db.org_id} and id = ${id} for update`,
  );
  return factor;
}
