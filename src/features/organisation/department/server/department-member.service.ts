import { sql } from 'drizzle-orm';
import { personUnknown } from '#platform/contract/person.ts';
import { forbidden, notFound } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import * as contract from '../department-change.contract.ts';
import { findMembers, findNode, findTreeToChange } from './department-tree.queries.ts';
import { takeNode } from './department-tree.service.ts';

type Member = contract.DepartmentMember;
type Given = Pick<Member, 'user_id' | 'access' | 'include_children'>;

/** An Admin, and Staff who lead the department; others are not told whether it is there. */
function expectLead({ actor }: Call, id: string): void {
  if (actor.type === 'Admin') return;
  const own = actor.departments.filter((one) => one.id === id);
  if (own.length === 0) refuse(notFound);
  if (!own.some(({ access }) => access === 'lead')) refuse(forbidden);
}

export async function readMembers(call: Call, id: string): Promise<Member[]> {
  expectLead(call, id);
  if ((await findNode(call.db, id)) === undefined) refuse(notFound);
  return findMembers(call.db, id);
}

/** Makes these the members of a department, and nobody else. */
export async function setMembers(
  call: Call,
  id: string,
  { version, members }: { version: number; members: readonly Given[] },
): Promise<Member[]> {
  const { db, actor, by } = call;
  expectLead(call, id);
  await findTreeToChange(db);
  const node = await takeNode(db, id, version);
  if (new Set(members.map(({ user_id }) => user_id)).size < members.length) refuse(contract.memberTwice);
  const before = await findMembers(db, id);
  if (actor.type !== 'Admin' && saidOf(before, actor.id) !== saidOf(members, actor.id))
    refuse(contract.ownMembership);
  const unnamed = sql`m.org_id = ${db.org_id} and m.department_id = ${id}`;
  const ids = sql`${sql.param(members.map(({ user_id }) => user_id))}::uuid[]`;
  await db.query(sql`delete from department_member m where ${unnamed} and m.person_id <> all (${ids})`);
  // Whoever left is not named anew.
  const known = await db.query<{
    id: string;
  }>(sql`select p.id from person p where p.org_id = ${db.org_id} and p.id = any (${ids})
    and (p.status = 'active' or exists (select from department_member m where ${unnamed} and m.person_id = p.id)) order by p.id for key share`);
  if (known.length < members.length) refuse(personUnknown, { errors: { members: [personUnknown.code] } });
  await db.query(sql`insert into department_member (org_id, id, department_id, person_id, access, include_children)
    select ${db.org_id}, gen_random_uuid(), ${id}::uuid, v.user_id, v.access, v.include_children
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as v (user_id uuid, access text, include_children boolean)
    on conflict (org_id, person_id, department_id) do update set access = excluded.access, include_children = excluded.include_children
      where (department_member.access, department_member.include_children) is distinct from (excluded.access, excluded.include_children)`);
  await db.query(sql`update department d set version = d.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
    where d.org_id = ${db.org_id} and d.id = ${id}`);
  const after = await findMembers(db, id);
  record(db, by, {
    action: 'department.members_changed',
    objects: [
      { type: 'department', id },
      ...[...new Set([...before, ...after].map(({ user_id }) => user_id))].map((person) => ({
        type: 'person',
        id: person,
      })),
    ],
    changes: changesBetween<object>({ members: told(before) }, { members: told(after) }),
    note: node.name,
  });
  return after;
}

const saidOf = (members: readonly Given[], id: string): string => {
  const own = members.find(({ user_id }) => user_id === id);
  return own === undefined ? '' : `${own.access} ${own.include_children}`;
};

const told = (members: readonly Member[]) =>
  members.map(({ name, access, include_children }) => ({ name, access, include_children }));
