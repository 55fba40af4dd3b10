import { sql } from 'drizzle-orm';
import type { HandedOver, Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { boardsSeenBy } from '#features/board/board/server/shared/board-visibility.queries.ts';
import { openCards } from './card.queries.ts';

const isMember = (person: string) =>
  sql`exists (select from card_member g where g.org_id = c.org_id and g.card_id = c.id and g.person_id = ${person})`;

/** The open cards of their own on which people work. They go to somebody who sees their board already. What is on a private board stays
 *  with those on it: whoever hands over does not see whom that could be. */
export const memberCards: Holding = {
  kind: 'card_member',
  columns: ['card_member.person_id'],
  type: 'card',
  action: 'card.handed_over',
  field: 'members',
  named: ({ id, name }) => [{ id, name }],
  heldBy: (
    db,
    person,
  ) => sql`select c.id, b.department_id from card c join board b on b.org_id = c.org_id and b.id = c.board_id
      join board_list l on l.org_id = c.org_id and l.id = c.list_id
    where c.org_id = ${db.org_id} and ${openCards} and b.visibility <> 'private' and ${isMember(person)}`,
  mayHold: (db, actor) =>
    sql`exists (select from card c join board b on b.org_id = c.org_id and b.id = c.board_id
      where c.org_id = ${db.org_id} and c.id = h.id and ${boardsSeenBy(personAsViewer(actor))})`,
  handOver: ({ db, by }, from, to, ids) =>
    db.query<HandedOver>(sql`with held as (
        select c.id from card c where c.org_id = ${db.org_id} and c.id = any (${sql.param(ids)}::uuid[]) and ${isMember(from.id)} order by c.id for update
      ), gone as (
        delete from card_member g using held where g.org_id = ${db.org_id} and g.card_id = held.id and g.person_id = ${from.id}
      ), taken as (
        insert into card_member (org_id, card_id, person_id) select ${db.org_id}, held.id, ${to.id}::uuid from held on conflict do nothing
      ) update card c set version = c.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
        from held where c.org_id = ${db.org_id} and c.id = held.id returning c.id, c.ref`),
};
