import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { LiveKind } from '#platform/server/live/live-watch.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { boardSeenBy } from '#features/board/board/server/shared/board-visibility.queries.ts';

/** What an act may be about that changes a board: it, a card of it, or a task that is one. Comments and files stand with these. */
const follows = ['board', 'card', 'task'];
/** After so many acts nobody looks what each of them was about. */
const mostActs = 500;

interface Changed {
  head: number;
  id: string | null;
  seq: number | null;
}

/** The end of the log, and which of these boards acts behind `after` were about, with the last of them. Entries are committed in their
 *  order, so nothing comes in before what was read. */
const changedSince = (
  db: TenantDb,
  boards: readonly string[],
  after: number | undefined,
): Promise<Changed[]> =>
  db.query(sql`with head as (select h.seq from activity_head h where h.org_id = ${db.org_id}), acts as materialized (
      select a.seq, (named ->> 'id')::uuid as id from head, activity a cross join lateral jsonb_array_elements(a.body::jsonb -> 'objects') named
      where a.org_id = ${db.org_id} and a.seq > ${after ?? null}::integer and a.seq > head.seq - ${mostActs}::integer
        and named ->> 'type' = any (${sql.param(follows)}::text[])
    ), about as (
      select a.id as board_id, a.seq from acts a
      union all select c.board_id, a.seq from acts a join card c on c.org_id = ${db.org_id} and c.id = a.id
      union all select c.board_id, a.seq from acts a join card c on c.org_id = ${db.org_id} and c.task_id = a.id
    ), changed as (
      select about.board_id as id, max(about.seq) as seq from about where about.board_id = any (${sql.param(boards)}::uuid[]) group by 1
    ) select head.seq as head, changed.id, changed.seq from head left join changed on true`);

/** Boards, as they change: found in the log of what was done, whoever did it and however it was told. */
export const changedBoards: LiveKind<{ event: 'board'; id: string }> = {
  follows,
  times: { pace: 100, net: 4000 },
  looks() {
    let read: number | undefined;
    let stood: ReadonlyMap<string, number> = new Map();
    return async (db, boards) => {
      const changed = await changedSince(db, boards, read);
      const head = changed[0]?.head ?? 0;
      const isFar = read !== undefined && head - read > mostActs;
      const seqs = new Map(changed.map(({ id, seq }) => [id, seq]));
      const stands = boards.map(
        (id) => [id, isFar ? head : (seqs.get(id) ?? stood.get(id) ?? head)] as const,
      );
      stood = new Map(stands);
      read = head;
      return stood;
    };
  },
  async seenBy(db, watching, here) {
    const column = (of: 'person' | 'thing') => sql`${sql.param(watching.map((one) => one[of]))}::uuid[]`;
    const seen = await db.query<{ at: number }>(
      sql`select w.at::int from unnest(${column('person')}, ${column('thing')}) with ordinality w (person, thing, at)
        join person p on p.org_id = ${db.org_id} and p.id = w.person and p.status = 'active'
        join board b on ${boardSeenBy(db, personAsViewer(here), sql`w.thing`)}`,
      { isLast: true },
    );
    const places = new Set(seen.map(({ at }) => at - 1));
    return watching.filter((_, place) => places.has(place));
  },
  event: (id) => ({ event: 'board', id }),
};
