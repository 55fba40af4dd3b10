import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { NamedReference } from '#platform/server/record/record-select.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import type { BoardRole } from '../board-status.contract.ts';
import { boardAdminMissing, boardPersonUnknown } from '../board.workflow.ts';

/** Whom a board names for something, by name. */
export const namedAs =
  (role: BoardRole): NamedReference =>
  (_, id, org_id) =>
    sql`coalesce((select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) order by p.first_name, p.last_name, p.id)
      from board_member m join person p on p.org_id = m.org_id and p.id = m.person_id
      where m.org_id = ${org_id} and m.board_id = ${id} and m.role = ${sql.raw(`'${role}'`)}), '[]')`;

type Named = Readonly<Record<BoardRole, readonly string[]>>;

/** Writes whom a board names, instead of those before. Somebody who is named for several things is what of these allows most. Refuses new
 *  ones who are not active members, and a board that nobody would look after. */
export async function namePeople(
  db: TenantDb,
  board: string,
  named: Named,
  were: readonly string[],
): Promise<void> {
  const roles = new Map<string, BoardRole>();
  for (const role of ['viewer', 'member', 'admin'] as const)
    for (const id of named[role]) roles.set(id, role);
  const given = [...roles.keys()];
  if (named.admin.length === 0) refuse(boardAdminMissing);
  const fresh = given.filter((id) => !were.includes(id));
  const active = await findActivePeople(db, fresh);
  if (fresh.some((id) => !active.has(id))) refuse(boardPersonUnknown);
  await db.query(sql`with given as (
      select * from unnest(${sql.param(given)}::uuid[], ${sql.param([...roles.values()])}::text[]) as g (person_id, role)
    ), gone as (
      delete from board_member m where ${ofBoard(db, board)} and m.person_id <> all (${sql.param(given)}::uuid[])
    ) insert into board_member (org_id, board_id, person_id, role) select ${db.org_id}, ${board}, g.person_id, g.role from given g
      on conflict (org_id, board_id, person_id) do update set role = excluded.role where board_member.role <> excluded.role`);
}

const ofBoard = (db: TenantDb, board: string): SQL => sql`m.org_id = ${db.org_id} and m.board_id = ${board}`;
