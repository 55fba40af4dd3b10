import { sql } from 'drizzle-orm';
import { wrongState } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/log/activity.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { Translate } from '#platform/server/http/translate.ts';
import * as contract from '../department-change.contract.ts';
import { findNode, findTreeToChange, lockDepartment } from './department-tree.queries.ts';
import { setStatus, takeNode } from './department-tree.service.ts';
import type { DepartmentContent, NamedDepartment } from './shared/department-content.queries.ts';

/** What archiving needs to know of the product. */
export interface ArchiveNeeds {
  /** Of every feature. */
  contents: readonly DepartmentContent[];
  translate: Translate;
}

type Node = contract.DepartmentNode;

/** Things that one statement moves, and one act tells of. */
const atOnce = 500;

/** What is open in a department, by kind. */
export async function findContents(
  { db, language }: Pick<Call, 'db' | 'language'>,
  { contents, translate }: ArchiveNeeds,
  id: string,
): Promise<{ kind: string; name: string; count: number }[]> {
  const found: { kind: string; name: string; count: number }[] = [];
  for (const { kind, openIn } of contents) {
    const [row] = await db.query<{ count: number }>(
      sql`select count(*)::int as count from (${openIn(db, id)}) o`,
    );
    const count = row?.count ?? 0;
    if (count > 0) found.push({ kind, name: translate(language, 'holdings', kind), count });
  }
  return found;
}

/** Puts a department aside; what is open in it goes to another one first. */
export async function archiveDepartment(
  call: Call,
  needs: ArchiveNeeds,
  id: string,
  { version, move_to = null }: { version: number; move_to?: string | null | undefined },
): Promise<Node> {
  const { db } = call;
  const rows = await findTreeToChange(db);
  await lockDepartment(db, id);
  const before = await takeNode(db, id, version);
  if (before.status !== 'active') refuse(wrongState, { data: before });
  await expectNoChildren(call, rows, id);
  const target = move_to === null ? undefined : await findNode(db, move_to);
  if (move_to !== null && (target === undefined || target.id === id || target.status === 'archived'))
    refuse(contract.targetUnknown);
  const open = await findContents(call, needs, id);
  if (open.length > 0 && target === undefined) refuse(contract.targetNeeded, { data: open });
  if (target !== undefined)
    for (const content of needs.contents) await moveAll(call, content, before, target);
  return setStatus(call, before, 'archived');
}

/** Those below that are not archived must go first. */
async function expectNoChildren(
  { db }: Call,
  rows: readonly { id: string; parent_id: string | null }[],
  id: string,
): Promise<void> {
  for (const child of rows.filter(({ parent_id }) => parent_id === id))
    if ((await findNode(db, child.id))?.status === 'active') refuse(contract.departmentHasChildren);
}

/** Moves everything open of one kind, a few hundred at a time: each act names what it moved. */
async function moveAll(
  call: Call,
  content: DepartmentContent,
  from: NamedDepartment,
  to: NamedDepartment,
): Promise<void> {
  const { db, by } = call;
  const ids = (await db.query<{ id: string }>(content.openIn(db, from.id))).map(({ id }) => id).toSorted();
  for (let at = 0; at < ids.length; at += atOnce) {
    const things = await content.move(call, from, to, ids.slice(at, at + atOnce));
    if (things.length === 0) continue;
    const [old, now] = [content.named(from), content.named(to)];
    record(db, by, {
      action: content.action,
      objects: things.map(({ id, ref }) => ({ type: content.type, id, ref })),
      changes: things.map(({ id }) => ({ object_id: id, field: 'department', old, new: now })),
    });
  }
}

/** Takes away a department in which nothing ever was. */
export async function removeDepartment(
  { db, by }: Call,
  { contents }: ArchiveNeeds,
  id: string,
  { version }: { version: number },
): Promise<Node> {
  const rows = await findTreeToChange(db);
  await lockDepartment(db, id);
  const before = await takeNode(db, id, version);
  if (rows.some(({ parent_id }) => parent_id === id)) refuse(contract.departmentHasChildren);
  for (const { anythingIn } of contents)
    if ((await db.query(sql`select from (${anythingIn(db, id)}) o limit 1`)).length > 0)
      refuse(contract.departmentInUse);
  await db.query(sql`delete from department d where d.org_id = ${db.org_id} and d.id = ${id}`);
  record(db, by, {
    action: 'department.removed',
    objects: { type: 'department', id },
    note: before.name,
  });
  return before;
}
