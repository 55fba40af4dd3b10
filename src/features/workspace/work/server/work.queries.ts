import { sql } from 'drizzle-orm';
import { daysLater, today } from '#platform/contract/today.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { mostShown, workGroups, type Work, type WorkItem } from '../work.contract.ts';
import type { WorkSource } from './shared/work-source.queries.ts';

/** Of one source no more is counted. */
const mostCounted = 500;
const soonDays = 7;

interface WaitingRow extends Omit<WorkItem, 'in_place_of' | 'flags'> {
  group: (typeof workGroups)[number];
  person_id: string | null;
  count: number;
  overdue: number;
  is_capped: boolean;
}

/** What waits for somebody, of all sources in one statement: each group's most urgent, and how many there are. */
export async function findWork({ db, actor }: Call, sources: readonly WorkSource[]): Promise<Work> {
  const day = today(db.now, actor.timezone);
  const parts = sources.map(
    ({ kind, group, waiting }, place) =>
      sql`select ${kind}::text as kind, ${group}::text as "group", ${place}::int as place, count(*) over () > ${mostCounted} as is_capped, w.*
        from (select * from (${waiting(db, actor, day)}) found order by due_on nulls last, id limit ${mostCounted + 1}) w`,
  );
  const rows = await db.query<WaitingRow>(sql`with w as (${sql.join(parts, sql` union all `)}), ranked as (
      select w.*, count(*) over mine::int as count, bool_or(is_capped) over mine as any_capped, (count(*) filter (where due_on < ${day}::date) over mine)::int as overdue,
        row_number() over (partition by "group" order by due_on nulls last, place, id) as rank
      from w window mine as (partition by "group")
    ) select kind, "group", id, ref, title, link, due_on, person_id, count, any_capped as is_capped, overdue from ranked where rank <= ${mostShown} order by rank`);
  const byGroup = Map.groupBy(rows, ({ group }) => group);
  const absent = new Map((actor.stands_in_for ?? []).map((person) => [person.id, person]));
  return {
    groups: workGroups.map((group) => {
      const waiting = byGroup.get(group) ?? [];
      const [first] = waiting;
      return {
        group,
        count: first?.count ?? 0,
        count_is_capped: first?.is_capped ?? false,
        overdue: first?.overdue ?? 0,
        items: waiting.map(({ kind, id, ref, title, link, due_on, person_id }) => ({
          kind,
          id,
          ref,
          title,
          link,
          due_on,
          in_place_of: absent.get(person_id ?? '') ?? null,
          flags: flagsOf(due_on, day),
        })),
      };
    }),
    today: day,
  };
}

function flagsOf(due: string | null, day: string): WorkItem['flags'] {
  if (due === null || due > daysLater(day, soonDays)) return [];
  return [due < day ? 'overdue' : due === day ? 'due_today' : 'due_soon'];
}
