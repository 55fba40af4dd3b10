import { notFound } from '#platform/contract/refusal.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { record } from '#platform/server/log/activity.ts';
import * as contract from '../scim.contract.ts';
import { readGroupPatch } from '../scim-patch.rules.ts';
import {
  addMembers,
  countGroups,
  departmentOfName,
  groupById,
  joinDepartment,
  leaveDepartment,
  listGroups,
  lockGroup,
  peopleThere,
  removeGroup as remove,
  removeMembers,
  writeGroup,
  type GroupRow,
} from './provisioning.queries.ts';
import { pageOf, patched, type DirectoryCall } from './scim-user.service.ts';

const toGroup = (row: GroupRow): contract.ScimGroup => ({
  schemas: [contract.schemas.group],
  id: row.id,
  ...(row.external_id !== null && { externalId: row.external_id }),
  displayName: row.display_name,
  members: row.members,
  meta: { resourceType: 'Group', location: `/scim/v2/Groups/${row.id}` },
});

export async function listOfGroups(db: TenantDb, query: contract.ScimQuery) {
  const { found, limit, offset } = pageOf(query, ['displayname', 'externalid']);
  const rows = await db.ask<GroupRow>(listGroups, [db.org_id, ...found, limit, offset]);
  const { total } = one(await db.ask<{ total: number }>(countGroups, [db.org_id, ...found]));
  // Directories ask without members where there are many.
  const isShort = query.excludedAttributes?.toLowerCase().includes('members') ?? false;
  return {
    schemas: [contract.schemas.list],
    totalResults: total,
    startIndex: offset + 1,
    itemsPerPage: rows.length,
    Resources: rows.map((row) => toGroup(isShort ? { ...row, members: [] } : row)),
  };
}

const rowOf = async (db: TenantDb, id: string): Promise<GroupRow> =>
  (await db.ask<GroupRow>(groupById, [db.org_id, id]))[0] ?? refuse(notFound);
export const groupOf = async (db: TenantDb, id: string): Promise<contract.ScimGroup> =>
  toGroup(await rowOf(db, id));

export async function createGroup(
  call: DirectoryCall,
  body: contract.GroupBody,
): Promise<contract.ScimGroup> {
  const id = newId(call.db.now);
  return write(call, { id, name: body.displayName, before: undefined }, changeOf(body));
}

export const replaceGroup = (call: DirectoryCall, id: string, body: contract.GroupBody) =>
  change(call, id, changeOf(body));
export const patchGroup = (
  call: DirectoryCall,
  id: string,
  operations: readonly contract.PatchOperation[],
): Promise<contract.ScimGroup> =>
  change(
    call,
    id,
    patched(contract.groupChange, () => readGroupPatch(operations)),
  );

/** The group goes, and with it what it gave. */
export async function removeGroup(call: DirectoryCall, id: string): Promise<void> {
  const { db, by } = call;
  await change(call, id, { members: [], adds: [], removes: [] });
  await db.ask(remove, [db.org_id, id]);
  record(db, by, { action: 'provisioned_group.deleted', objects: { type: 'provisioned_group', id } });
}

const changeOf = ({ displayName, externalId, members }: contract.GroupBody): contract.GroupChange => ({
  displayName,
  externalId: externalId ?? null,
  members: (members ?? []).map(({ value }) => value),
  adds: [],
  removes: [],
});

async function change(
  call: DirectoryCall,
  id: string,
  said: contract.GroupChange,
): Promise<contract.ScimGroup> {
  await call.db.ask(lockGroup, [call.db.org_id, id]);
  const before = await rowOf(call.db, id);
  return write(call, { id, name: said.displayName?.trim() || before.display_name, before }, said);
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Writes the group and brings the members of its department to those of the group. */
async function write(
  { db, by }: DirectoryCall,
  { id, name, before }: { id: string; name: string; before: GroupRow | undefined },
  said: contract.GroupChange,
): Promise<contract.ScimGroup> {
  const [same] = await db.ask<GroupRow>(listGroups, [db.org_id, name, null, 1, 0]);
  if (same !== undefined && same.id !== id) refuse(contract.nameTaken);
  const [department] = await db.ask<{ id: string }>(departmentOfName, [db.org_id, name]);
  const external = said.externalId === undefined ? (before?.external_id ?? null) : said.externalId;
  await db.ask(writeGroup, [db.org_id, id, name, external, department?.id ?? null]);

  const were = (before?.members ?? []).map(({ value }) => value);
  const wanted = new Set([...(said.members ?? were), ...said.adds]);
  for (const gone of said.removes) wanted.delete(gone);
  const added = [...wanted].filter((one) => !were.includes(one));
  const left = were.filter((one) => !wanted.has(one));
  if (!added.every((one) => uuid.test(one))) refuse(contract.memberUnknown);
  const there = await db.ask<{ id: string }>(peopleThere, [db.org_id, added, null]);
  if (there.length < added.length) refuse(contract.memberUnknown);
  await db.ask(addMembers, [db.org_id, id, added]);
  await db.ask(removeMembers, [db.org_id, id, left]);
  await arrange(db, { from: before?.department_id ?? null, to: department?.id ?? null }, { were, wanted });
  record(db, by, {
    action: before === undefined ? 'provisioned_group.created' : 'provisioned_group.changed',
    objects: [
      { type: 'provisioned_group', id },
      ...[...added, ...left].map((person) => ({ type: 'person', id: person })),
    ],
    note: `${name} +${added.length} −${left.length}`,
  });
  return groupOf(db, id);
}

/** Members of the group are members of its department: with the rights of their type. */
async function arrange(
  db: TenantDb,
  { from, to }: { from: string | null; to: string | null },
  { were, wanted }: { were: readonly string[]; wanted: ReadonlySet<string> },
): Promise<void> {
  const leaving = from === to ? were.filter((one) => !wanted.has(one)) : were;
  if (from !== null && leaving.length > 0) await db.ask(leaveDepartment, [db.org_id, from, leaving]);
  if (to === null || wanted.size === 0) return;
  const people = await db.ask<{ id: string; type: string; is_member: boolean }>(peopleThere, [
    db.org_id,
    [...wanted],
    to,
  ]);
  for (const { id, type } of people.filter(({ is_member }) => !is_member))
    await db.ask(joinDepartment, [db.org_id, newId(db.now), to, id, type === 'User' ? 'viewer' : 'editor']);
}
