import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { today } from '#platform/contract/today.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { assignmentsOf, columnsOf, namesOf, valuesOf } from '#platform/server/database/columns.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { findTimezone } from '#features/organisation/organisation/server/shared/organisation.queries.ts';
import { findActiveModel } from '#features/risk/model/server/shared/risk-model.queries.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import * as contract from '../appetite.contract.ts';
import { appetiteTable } from './appetite.table.ts';
import { findAppetite, findAppetiteToChange } from './appetite.queries.ts';

type Appetite = contract.Appetite;
type Details = contract.AppetiteDetails;

/** Refuses what says nothing, or something that there is not: a scope without its thing, a level or cell that the model lacks. */
async function expectSense(db: TenantDb, details: Details): Promise<void> {
  const { scope, department_id, category_id, max_level, cells, valid_from, valid_to } = details;
  if (
    (scope === 'department') !== (department_id !== null) ||
    (scope === 'category') !== (category_id !== null)
  )
    refuse(contract.scopeMismatch);
  if ((max_level === null) === (cells === null)) refuse(contract.appetiteUnclear);
  if (valid_to !== null && valid_to < valid_from) refuse(contract.validityBackwards);
  const { levels, likelihood_size, consequence_size } = await findActiveModel(db);
  if (max_level !== null && max_level >= levels.length) refuse(contract.levelUnknown);
  if (cells?.some((one) => one.likelihood > likelihood_size || one.consequence > consequence_size))
    refuse(contract.levelUnknown);
  if ((await findActivePeople(db, [details.approver_id])).size === 0) refuse(contract.approverUnknown);
}

const one = async ({ db, actor }: Call, id: string): Promise<Appetite> =>
  (await findAppetite(db, actor, id)) ?? refuse(notFound);

/** Which risks an appetite concerns is found where their levels are computed anew. */
const recompute = (db: TenantDb) => residualDue(db, { everything: true, cause: 'appetite_changed' });

export async function addAppetite(call: Call, body: Body<typeof contract.addAppetite>): Promise<Appetite> {
  const { db, actor, by } = call;
  const details: Details = {
    department_id: null,
    category_id: null,
    max_level: null,
    cells: null,
    statement: null,
    valid_to: null,
    ...body,
  };
  await expectSense(db, details);
  const id = newId(db.now);
  const at = db.now.toISOString();
  const columns = columnsOf(appetiteTable, {
    ...details,
    id,
    compared_on: today(db.now, await findTimezone(db)),
    created_at: at,
    created_by: actor.id,
    updated_at: at,
    updated_by: actor.id,
  });
  await db.query(
    sql`insert into appetite (org_id, ${namesOf(columns)}) select ${db.org_id}, ${valuesOf(columns)}`,
  );
  await recompute(db);
  const added = await one(call, id);
  record(db, by, {
    action: 'appetite.added',
    objects: { type: 'appetite', id },
    changes: changesBetween({}, inHistory(added)),
  });
  return added;
}

export async function changeAppetite(
  call: Call,
  id: string,
  { version, ...changes }: Partial<Details> & { version: number },
): Promise<Appetite> {
  const { db, actor, by } = call;
  const before = (await findAppetiteToChange(db, actor, id)) ?? refuse(notFound);
  expectVersion(before, version);
  await expectSense(db, { ...written(before), ...changes });
  const columns = columnsOf(appetiteTable, {
    ...changes,
    compared_on: today(db.now, await findTimezone(db)),
    updated_at: db.now.toISOString(),
    updated_by: actor.id,
  });
  await db.query(
    sql`update appetite set version = version + 1, ${assignmentsOf(columns)} where org_id = ${db.org_id} and id = ${id}`,
  );
  await recompute(db);
  const after = await one(call, id);
  record(db, by, {
    action: 'appetite.changed',
    objects: { type: 'appetite', id },
    changes: changesBetween(inHistory(before), inHistory(after)),
  });
  return after;
}

export async function removeAppetite(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<Appetite> {
  const { db, actor, by } = call;
  const before = (await findAppetiteToChange(db, actor, id)) ?? refuse(notFound);
  expectVersion(before, version);
  await db.query(sql`delete from appetite where org_id = ${db.org_id} and id = ${id}`);
  await recompute(db);
  record(db, by, {
    action: 'appetite.removed',
    objects: { type: 'appetite', id },
    note: before.department?.name ?? before.category?.name,
  });
  return before;
}

const written = ({ department, category, approver, ...row }: Appetite): Details => ({
  scope: row.scope,
  department_id: department?.id ?? null,
  category_id: category?.id ?? null,
  max_level: row.max_level,
  cells: row.cells,
  statement: row.statement,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  approver_id: approver.id,
});

/** Names instead of ids. */
const inHistory = (row: Appetite): Record<string, unknown> => ({
  scope: row.scope,
  department: row.department?.name ?? null,
  category: row.category?.name ?? null,
  max_level: row.max_level,
  cells: row.cells,
  statement: row.statement,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  approver: row.approver.name,
});
