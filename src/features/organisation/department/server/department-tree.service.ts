import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { notFound, wrongState } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import * as contract from '../department-change.contract.ts';
import { heightOf, inTreeOrder, isWithin, levelOf, moved } from '../department-tree.rules.ts';
import { createDepartment } from './department.service.ts';
import { findNode, findTreeToChange, writePlaces, type Placed } from './department-tree.queries.ts';

type Node = contract.DepartmentNode;

const expectDepartments = ({ actor }: Call): void => {
  if (actor.flat) refuse(contract.noDepartments);
};

const nodeOf = async (db: TenantDb, id: string): Promise<Node> =>
  (await findNode(db, id)) ?? refuse(notFound);

/** The department with its version seen; refused where it is not there (404) or was changed meanwhile (409). */
export async function takeNode(db: TenantDb, id: string, version: number): Promise<Node> {
  const node = await nodeOf(db, id);
  expectVersion(node, version);
  return node;
}

/** Refuses a place below what is not there, below itself, or deeper than the tree may be. */
async function expectPlace(
  db: TenantDb,
  rows: readonly Placed[],
  parentId: string | null,
  id?: string,
): Promise<void> {
  if (parentId !== null) {
    const parent = await findNode(db, parentId);
    if (parent === undefined || parent.status === 'archived') refuse(contract.parentUnknown);
  }
  if (id !== undefined && isWithin(rows, parentId, id)) refuse(contract.departmentBelowItself);
  const height = id === undefined ? 1 : heightOf(rows, id);
  if (levelOf(rows, parentId) + height > contract.mostLevels) refuse(contract.departmentTooDeep);
}

/** Adds a department, the last below its parent. */
export async function addDepartment(
  call: Call,
  { name, parent_id = null, code = null, description = null }: Body<typeof contract.addDepartment>,
): Promise<Node> {
  const { db } = call;
  expectDepartments(call);
  const rows = await findTreeToChange(db);
  if (rows.length >= contract.mostDepartments) refuse(contract.tooManyDepartments);
  await expectPlace(db, rows, parent_id);
  const id = await createDepartment(call, { name, parent_id, code, description });
  await writePlaces(db, inTreeOrder([...rows, { id, name, parent_id, path: [] }]));
  return nodeOf(db, id);
}

/** Changes what a department is called and where it stands; what is below it goes with it, in one statement. */
export async function changeDepartment(
  call: Call,
  id: string,
  {
    version,
    parent_id,
    after_id,
    ...words
  }: Body<typeof contract.changeDepartment> & Partial<Body<typeof contract.moveDepartment>>,
): Promise<Node> {
  const { db, by } = call;
  const rows = await findTreeToChange(db);
  const before = await takeNode(db, id, version);
  const target = parent_id === undefined ? before.parent_id : parent_id;
  if (target !== before.parent_id) await expectPlace(db, rows, target, id);
  if (
    after_id != null &&
    !rows.some((row) => row.id === after_id && row.parent_id === target && row.id !== id)
  )
    refuse(contract.parentUnknown, { errors: { after_id: [contract.parentUnknown.code] } });
  const placed = inTreeOrder(moved(rows, id, target, after_id));
  const stays = String(placed.map((row) => row.id)) === String(rows.map((row) => row.id));
  const changes = changesBetween<object>(before, { ...words, parent_id: target });
  if (changes.length === 0 && stays) return before;
  const after = { ...before, ...words };
  await db.query(sql`update department d set name = ${after.name}, code = ${after.code}, description = ${after.description}, parent_id = ${target}::uuid,
    version = d.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid where d.org_id = ${db.org_id} and d.id = ${id}`);
  await writePlaces(db, placed);
  record(db, by, {
    action: target === before.parent_id ? 'department.changed' : 'department.moved',
    objects: { type: 'department', id },
    changes: changes.map((change) =>
      change.field === 'parent_id'
        ? { field: 'parent', old: named(rows, change.old), new: named(rows, change.new) }
        : change,
    ),
    note: after.name,
  });
  return nodeOf(db, id);
}

const named = (rows: readonly Placed[], id: unknown): unknown => {
  const row = rows.find((one) => one.id === id);
  return row === undefined ? null : { id: row.id, name: row.name };
};

/** Takes an archived department back; one above it is taken back first. */
export async function unarchiveDepartment(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<Node> {
  const { db } = call;
  await findTreeToChange(db);
  const before = await takeNode(db, id, version);
  if (before.status !== 'archived') refuse(wrongState, { data: before });
  const parent = before.parent_id === null ? undefined : await findNode(db, before.parent_id);
  if (parent?.status === 'archived') refuse(contract.parentArchived);
  return setStatus(call, before, 'active');
}

/** Writes the other status, and records the act. */
export async function setStatus(call: Call, before: Node, status: Node['status']): Promise<Node> {
  const { db, by } = call;
  await db.query(sql`update department d set status = ${status}, version = d.version + 1, updated_at = ${db.now.toISOString()}::timestamptz,
    updated_by = ${by.id}::uuid where d.org_id = ${db.org_id} and d.id = ${before.id}`);
  record(db, by, {
    action: status === 'archived' ? 'department.archived' : 'department.unarchived',
    objects: { type: 'department', id: before.id },
    changes: [{ field: 'status', old: before.status, new: status }],
    note: before.name,
  });
  return nodeOf(db, before.id);
}
