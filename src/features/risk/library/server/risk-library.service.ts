import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { forbidden, notFound } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { departmentNotYours } from '#features/organisation/department/department.contract.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import type * as contract from '../risk-library.contract.ts';
import { maySteer } from '#platform/contract/deciding.ts';
import { findLibraryItem, findOwnItemToChange, type StoredItem } from './risk-library.queries.ts';
import { narrowedTo } from '#features/organisation/department/server/shared/department-scope.queries.ts';
import { registerRisk } from '#features/risk/record/server/shared/risk.service.ts';
import { shippedLibrary } from './shipped-library.content.ts';

type Item = contract.LibraryItem;

const thing = (id: string) => ({ type: 'risk_library_item', id });
const itemOf = async ({ db, actor, language }: Call, id: string, dpt?: string | null): Promise<Item> =>
  (await findLibraryItem(db, actor, id, language, dpt ?? undefined)) ?? refuse(notFound);

type Details = contract.LibraryItemDetails;
const stored = ({ suggested, ...details }: Partial<Details>) => ({
  ...details,
  ...(suggested !== undefined && {
    likelihood: suggested?.likelihood ?? null,
    consequence: suggested?.consequence ?? null,
  }),
});

/** Adds a risk of the organisation's own to the repository. */
export async function addLibraryItem(
  call: Call,
  details: Body<typeof contract.addLibraryItem>,
): Promise<Item> {
  const { db, by } = call;
  const id = newId(db.now);
  const at = db.now.toISOString();
  const { title, description, causes, consequences, category_id, likelihood, consequence } = {
    ...nothing,
    ...stored(details),
    title: details.title,
  };
  await db.query(sql`insert into risk_library_item (org_id, id, title, description, causes, consequences, category_id, likelihood, consequence,
      created_at, created_by, updated_at, updated_by)
    values (${db.org_id}, ${id}, ${title}, ${description}, ${causes}, ${consequences}, ${category_id}, ${likelihood}, ${consequence},
      ${at}, ${by.id}, ${at}, ${by.id})`);
  record(db, by, { action: 'risk_library.added', objects: thing(id), note: title });
  return itemOf(call, id);
}

const nothing = {
  description: null,
  causes: null,
  consequences: null,
  category_id: null,
  likelihood: null,
  consequence: null,
};

/** A risk of the organisation's own, locked. Shipped ones are there to be read. */
async function takeItem(call: Call, id: string, sentVersion: number): Promise<StoredItem> {
  if (shippedLibrary.en.some((item) => item.id === id)) refuse(forbidden);
  const row = (await findOwnItemToChange(call.db, id)) ?? refuse(notFound);
  if (row.version !== sentVersion)
    expectVersion({ ...(await itemOf(call, id)), version: row.version }, sentVersion);
  return row;
}

export async function changeLibraryItem(
  call: Call,
  id: string,
  { version, ...details }: Body<typeof contract.changeLibraryItem>,
): Promise<Item> {
  const { db, by } = call;
  const before = await takeItem(call, id, version);
  const changes = changesBetween<object>(before, stored(details));
  if (changes.length === 0) return itemOf(call, id);
  const { title, description, causes, consequences, category_id, likelihood, consequence } = {
    ...before,
    ...stored(details),
  };
  await db.query(sql`update risk_library_item set version = version + 1, title = ${title}, description = ${description}, causes = ${causes},
      consequences = ${consequences}, category_id = ${category_id}, likelihood = ${likelihood}, consequence = ${consequence},
      updated_at = ${db.now.toISOString()}, updated_by = ${by.id} where org_id = ${db.org_id} and id = ${id}`);
  record(db, by, { action: 'risk_library.changed', objects: thing(id), changes, note: title });
  return itemOf(call, id);
}

/** Takes it out of the repository; risks made from it stay. */
export async function removeLibraryItem(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<Item> {
  const { db, by } = call;
  const { title } = await takeItem(call, id, version);
  const item = await itemOf(call, id);
  await db.query(sql`with gone as (delete from risk_library_dismissal where org_id = ${db.org_id} and item_id = ${id})
    delete from risk_library_item where org_id = ${db.org_id} and id = ${id}`);
  record(db, by, { action: 'risk_library.removed', objects: thing(id), note: title });
  return item;
}

/** Raises a risk in its words, where none are given, and links the two. */
export async function addFromLibrary(
  call: Call,
  id: string,
  given: Body<typeof contract.addFromLibrary>,
): Promise<Risk> {
  const item = await itemOf(call, id);
  return registerRisk(call, {
    title: item.title,
    description: item.description,
    context: { cause: item.causes, consequence: item.consequences },
    category_id: item.category?.id ?? null,
    ...given,
    source: 'library',
    repo_item_id: id,
  });
}

/** Puts it aside for a department one steers, with a reason; again, with a better one. */
export async function dismissLibraryItem(
  call: Call,
  id: string,
  { department_id: asked, reason }: Body<typeof contract.dismissLibraryItem>,
): Promise<Item> {
  const { db, actor, by } = call;
  const department_id = narrowedTo({ actor, dpt: asked ?? undefined }) ?? null;
  const { title } = await itemOf(call, id);
  if (!maySteer(actor, department_id)) refuse(departmentNotYours);
  await db.query(sql`insert into risk_library_dismissal (org_id, id, item_id, department_id, reason, by, by_name, at)
    values (${db.org_id}, ${newId(db.now)}, ${id}, ${department_id}, ${reason}, ${by.id}, ${by.name}, ${db.now.toISOString()})
    on conflict (org_id, item_id, department_id) do update set reason = excluded.reason, by = excluded.by, by_name = excluded.by_name, at = excluded.at`);
  record(db, by, {
    action: 'risk_library.dismissed',
    objects: about(id, department_id),
    reason,
    note: title,
  });
  return itemOf(call, id, department_id);
}

const about = (id: string, departmentId: string | null) => [
  thing(id),
  ...(departmentId === null ? [] : [{ type: 'department', id: departmentId }]),
];

/** Takes a dismissal back: it is open again. */
export async function reconsiderLibraryItem(
  call: Call,
  id: string,
  { department_id: asked }: Body<typeof contract.reconsiderLibraryItem>,
): Promise<Item> {
  const { db, actor, by } = call;
  const department_id = narrowedTo({ actor, dpt: asked ?? undefined }) ?? null;
  const { title } = await itemOf(call, id);
  if (!maySteer(actor, department_id)) refuse(departmentNotYours);
  const gone =
    await db.query(sql`delete from risk_library_dismissal where org_id = ${db.org_id} and item_id = ${id}
    and department_id is not distinct from ${department_id}::uuid returning id`);
  if (gone.length === 0) refuse(notFound);
  record(db, by, {
    action: 'risk_library.reconsidered',
    objects: about(id, department_id),
    note: title,
  });
  return itemOf(call, id, department_id);
}
