import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { cardPersonUnknown, labelUnknown } from '../card.workflow.ts';

/** Says who works on a card, instead of those before: active members. */
export async function setMembers(
  db: TenantDb,
  card: string,
  people: readonly string[],
  were: readonly string[],
): Promise<void> {
  const fresh = people.filter((id) => !were.includes(id));
  const active = await findActivePeople(db, fresh);
  if (fresh.some((id) => !active.has(id))) refuse(cardPersonUnknown);
  await db.query(sql`with gone as (
      delete from card_member g where g.org_id = ${db.org_id} and g.card_id = ${card} and g.person_id <> all (${sql.param(people)}::uuid[])
    ) insert into card_member (org_id, card_id, person_id)
      select ${db.org_id}, ${card}, given.id from unnest(${sql.param([...new Set(people)])}::uuid[]) as given (id) on conflict do nothing`);
}

/** Says which labels of its board a card has, instead of those before. */
export async function setLabels(
  db: TenantDb,
  { board, card }: { board: string; card: string },
  labels: readonly string[],
): Promise<void> {
  const wanted = [...new Set(labels)];
  const known =
    await db.query(sql`select from board_label l where l.org_id = ${db.org_id} and l.board_id = ${board}
    and l.id = any (${sql.param(wanted)}::uuid[]) for key share`);
  if (known.length < wanted.length) refuse(labelUnknown);
  await db.query(sql`with gone as (
      delete from card_label g where g.org_id = ${db.org_id} and g.card_id = ${card} and g.label_id <> all (${sql.param(wanted)}::uuid[])
    ) insert into card_label (org_id, card_id, label_id)
      select ${db.org_id}, ${card}, given.id from unnest(${sql.param(wanted)}::uuid[]) as given (id) on conflict do nothing`);
}
