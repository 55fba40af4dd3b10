import { sql } from 'drizzle-orm';
import type { HandedOver, Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import { recordsInDepartment } from '#features/organisation/department/server/shared/records-in-department.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { boards } from './shared/board-record.service.ts';
import { boardsSeenBy } from './shared/board-visibility.queries.ts';

/** The boards that somebody alone looks after. Other boards go on without them. One that is private opens to whoever takes it over: nobody
 *  else could look after it; any other goes to somebody who sees it already. */
export const boardsLookedAfter: Holding = {
  kind: 'board_admin',
  columns: ['board_member.person_id'],
  type: 'board',
  action: 'board.handed_over',
  field: 'admins',
  named: ({ id, name }) => [{ id, name }],
  heldBy: (db, person) => sql`select b.id, b.department_id from board b
    where b.org_id = ${db.org_id} and b.deleted_at is null
      and exists (select from board_member m where m.org_id = b.org_id and m.board_id = b.id and m.person_id = ${person} and m.role = 'admin')
      and not exists (select from board_member m join person o on o.org_id = m.org_id and o.id = m.person_id and o.status = 'active'
        where m.org_id = b.org_id and m.board_id = b.id and m.role = 'admin' and m.person_id <> ${person})`,
  mayHold: (db, actor) =>
    sql`exists (select from board b where b.org_id = ${db.org_id} and b.id = h.id
      and (b.visibility = 'private' or ${boardsSeenBy(personAsViewer(actor))}))`,
  handOver: ({ db, by }, from, to, ids) =>
    db.query<HandedOver>(sql`with held as (
        select b.id from board b join board_member m on m.org_id = b.org_id and m.board_id = b.id
        where b.org_id = ${db.org_id} and b.id = any (${sql.param(ids)}::uuid[]) and m.person_id = ${from.id} and m.role = 'admin'
        order by b.id for update
      ), gone as (
        delete from board_member m using held where m.org_id = ${db.org_id} and m.board_id = held.id and m.person_id = ${from.id}
      ), taken as (
        insert into board_member (org_id, board_id, person_id, role) select ${db.org_id}, held.id, ${to.id}::uuid, 'admin' from held
          on conflict (org_id, board_id, person_id) do update set role = 'admin'
      ) update board b set version = b.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
        from held where b.org_id = ${db.org_id} and b.id = held.id returning b.id, b.ref`),
};

export const boardsInDepartment = recordsInDepartment(boards.place, 'boards');
