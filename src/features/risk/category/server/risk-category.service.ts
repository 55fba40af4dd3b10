import { sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import * as contract from '../risk-category.contract.ts';
import { findCategory, findCategoryToChange } from './risk-category.queries.ts';

type Category = contract.RiskCategory;
type Details = contract.CategoryDetails;

/** Two levels and no more: a parent lies at the top, and who has children stays there. */
async function expectPlace(db: TenantDb, id: string, parentId: string | null | undefined): Promise<void> {
  if (parentId === null || parentId === undefined) return;
  if (parentId === id) refuse(contract.categoryTooDeep);
  const parent = (await findCategoryToChange(db, parentId)) ?? refuse(contract.parentUnknown);
  const children = await db.query(
    sql`select 1 from risk_category where org_id = ${db.org_id} and parent_id = ${id} limit 1`,
  );
  if (parent.parent_id !== null || children.length > 0) refuse(contract.categoryTooDeep);
}

/** Whoever left gets no more risks. */
async function expectOwner(db: TenantDb, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined || (await findActivePeople(db, [id])).size > 0) return;
  refuse(contract.defaultOwnerUnknown);
}

export async function addCategory(
  { db, actor, by }: Call,
  { name, parent_id = null, colour = null, default_owner_id = null }: Partial<Details> & { name: string },
): Promise<Category> {
  const id = newId(db.now);
  await expectPlace(db, id, parent_id);
  await expectOwner(db, default_owner_id);
  const at = db.now.toISOString();
  await db.query(sql`insert into risk_category (org_id, id, name, name_key, parent_id, colour, default_owner_id, created_at, created_by, updated_at, updated_by)
    values (${db.org_id}, ${id}, ${name}, folded(${name}), ${parent_id}, ${colour}, ${default_owner_id}, ${at}, ${by.id}, ${at}, ${by.id})`);
  record(db, by, { action: 'risk_category.added', objects: { type: 'risk_category', id }, note: name });
  return one([await findCategory(db, actor, id)].filter((category) => category !== undefined));
}

export async function changeCategory(
  { db, actor, by }: Call,
  id: string,
  { version, ...changes }: Partial<Details> & { version: number },
): Promise<Category> {
  const before = (await findCategoryToChange(db, id)) ?? refuse(notFound);
  if (before.version !== version) expectVersion((await findCategory(db, actor, id)) ?? before, version);
  await expectPlace(db, id, changes.parent_id);
  if (changes.default_owner_id !== before.default_owner_id) await expectOwner(db, changes.default_owner_id);
  const after = { ...before, ...changes };
  await db.query(sql`update risk_category set version = version + 1, name = ${after.name}, name_key = folded(${after.name}), parent_id = ${after.parent_id},
    colour = ${after.colour}, default_owner_id = ${after.default_owner_id}, updated_at = ${db.now.toISOString()}, updated_by = ${by.id}
    where org_id = ${db.org_id} and id = ${id}`);
  record(db, by, {
    action: 'risk_category.changed',
    objects: { type: 'risk_category', id },
    changes: changesBetween(before, changes),
    note: after.name,
  });
  return one([await findCategory(db, actor, id)].filter((category) => category !== undefined));
}

/** Removes a category. Risks in it, also closed and deleted ones, go where the caller says; the act names each. What is open in the
 *  register has a category: without another one to go to, it keeps this one. */
export async function removeCategory(
  { db, actor, by }: Call,
  id: string,
  { version, move_to }: { version: number; move_to?: string | null | undefined },
): Promise<Category> {
  await findCategoryToChange(db, id);
  const category = (await findCategory(db, actor, id)) ?? refuse(notFound);
  expectVersion(category, version);
  const children = await db.query(
    sql`select 1 from risk_category where org_id = ${db.org_id} and parent_id = ${id} limit 1`,
  );
  if (children.length > 0) refuse(contract.categoryHasChildren, { data: category });
  if (move_to === undefined || move_to === null) {
    const stays = move_to === undefined ? sql`true` : sql`triage = 'triaged' and status <> 'closed'`;
    const { used } = one(
      await db.query<{ used: number }>(
        sql`select count(*)::int as used from risk where org_id = ${db.org_id} and category_id = ${id} and deleted_at is null and ${stays}`,
      ),
    );
    if (used > 0) refuse(contract.categoryInUse, { values: { count: used }, data: category });
  }
  const target = move_to ?? null;
  if (target !== null && (target === id || !(await findCategoryToChange(db, target))))
    refuse(contract.moveTargetUnknown);
  const moved = await db.query<{
    id: string;
    ref: string;
  }>(sql`update risk set category_id = ${target}, version = version + 1,
    updated_at = ${db.now.toISOString()}, updated_by = ${by.id} where org_id = ${db.org_id} and category_id = ${id} returning id, ref`);
  await db.query(sql`delete from risk_category where org_id = ${db.org_id} and id = ${id}`);
  record(db, by, {
    action: 'risk_category.removed',
    objects: [
      { type: 'risk_category', id },
      ...moved.map((risk) => ({ type: 'risk', id: risk.id, ref: risk.ref })),
    ],
    changes: moved.map((risk) => ({ object_id: risk.id, field: 'category_id', old: id, new: target })),
    note: category.name,
  });
  return category;
}
