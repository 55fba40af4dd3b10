import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { record } from '#platform/server/log/activity.ts';
import { operator } from '#app/new-organisation.ts';
import { listCategories } from '#features/risk/category/risk-category.contract.ts';
import { registerRisk, type NewRisk, type Risk, type RiskRow } from '#features/risk/record/risk.contract.ts';
import { filterRisks, type GivenRiskFilter } from '#features/risk/filter/risk-filter.contract.ts';
import type { Caller } from './caller.ts';
import type { World } from './world.ts';

export const refs = (rows: readonly RiskRow[]) => rows.map(({ ref }) => ref).toSorted();

/** What a filter finds; the count in the reply must equal the number of rows. */
export async function found(caller: Caller, body: GivenRiskFilter): Promise<string[]> {
  const { data, count } = await caller.calls(filterRisks, { body, query: { limit: '200' } });
  assert.equal(count, data.length, `the count of ${JSON.stringify(body)}`);
  return refs(data);
}

const categories = new WeakMap<Caller, Promise<string>>();

/** The first of the organisation's categories. */
export function categoryOf(caller: Caller): Promise<string> {
  const known = categories.get(caller);
  const found = known ?? caller.calls(listCategories).then(({ data }) => (data[0] as { id: string }).id);
  if (known === undefined) categories.set(caller, found);
  return found;
}

/** A risk of the register, where whoever raises it decides: they own it, in the first category, unless told otherwise. */
export async function raised(caller: Caller, title: string, more: Partial<NewRisk> = {}): Promise<Risk> {
  const category_id = await categoryOf(caller);
  const body = { owner_id: caller.id, category_id, ...more, title };
  return (await caller.calls(registerRisk, { body })).data;
}

/** Ratings, treatment and requests have calls of their own; here only their result matters. */
export const setRiskColumns = (
  { database, orgId }: World,
  ids: readonly string[],
  columns: Record<string, string | number | null>,
) =>
  database.inOrganisation(orgId, {}, async (db) => {
    const set = Object.entries(columns).map(
      ([name, value]) => sql`${sql.identifier(name)} = ${sql.raw(value === null ? 'null' : `'${value}'`)}`,
    );
    await db.query(
      sql`update risk set ${sql.join(set, sql`, `)} where org_id = ${orgId} and id = any (${sql.param(ids)}::uuid[])`,
      { planned: false },
    );
    record(db, operator, { action: 'risk.changed', objects: { type: 'organisation', id: orgId } });
  });

export const rating = (
  basis: 'inherent' | 'residual' | 'target',
  likelihood: number,
  consequence: number,
  level: number,
) => ({
  [`${basis}_likelihood`]: likelihood,
  [`${basis}_consequence`]: consequence,
  [`${basis}_level`]: level,
  model_version: 1,
});

/** Puts a department below another, or above all. */
export const moveDepartmentBelow = ({ database, orgId }: World, id: string, above: string | null) =>
  database.inOrganisation(orgId, { unrecorded: true }, (db) =>
    db.query(sql`update department set parent_id = ${above}::uuid, path = array_remove(array[${above}::uuid, id], null)
      where org_id = ${orgId} and id = ${id}`),
  );

/** A matrix that was in use before. */
export const addRetiredModel = ({ database, orgId }: World, number: number) =>
  database.inOrganisation(orgId, {}, async (db) => {
    await db.query(sql`insert into risk_model select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'number', ${number}::int, 'status', 'retired'))).*
      from risk_model m where m.org_id = ${orgId} and m.status = 'active'`);
    record(db, operator, { action: 'risk_model.retired', objects: { type: 'organisation', id: orgId } });
  });
