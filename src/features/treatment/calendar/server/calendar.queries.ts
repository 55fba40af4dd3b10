import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { CalendarKind } from '../calendar-kind.contract.ts';
import { mostItems, type Calendar, type CalendarItem, type CalendarQuery } from '../calendar.contract.ts';
import type { CalendarSource } from './shared/calendar-source.queries.ts';

/** What falls on a day, as the database gives it. */
export interface CalendarRow extends Omit<CalendarItem, 'is_overdue'> {
  falls_due: boolean;
  updated_at: string;
}

interface Asked {
  from: string;
  to: string;
  kinds?: readonly CalendarKind[] | undefined;
  isMine: boolean;
  department?: string | undefined;
  most: number;
}

/** What falls on these days, of all sources in one statement: one thing more than asked for, where there is more. */
export function findOnDays(
  db: TenantDb,
  actor: Actor,
  sources: readonly CalendarSource[],
  { from, to, kinds, isMine, department, most }: Asked,
): Promise<CalendarRow[]> {
  // A flat organisation has no departments to narrow by.
  const narrowed =
    department === undefined || actor.flat
      ? sql`true`
      : sql`departments && array(select d.id from department d where d.org_id = ${db.org_id} and d.path && array[${department}]::uuid[])`;
  const parts = sources.flatMap((source, place): SQL[] =>
    kinds !== undefined && !kinds.includes(source.kind)
      ? []
      : [
          sql`(select ${source.kind}::text as kind, ${place}::int as place, id, ref, title, day, status, link, falls_due, updated_at
            from (${source.between(db, actor, { from, to, isMine })}) found where ${narrowed} order by day, id limit ${most + 1})`,
        ],
  );
  if (parts.length === 0) return Promise.resolve([]);
  return db.query<CalendarRow>(
    sql`select kind, id, ref, title, day, status, link, falls_due, updated_at from (${sql.join(parts, sql` union all `)}) found
      order by day, place, ref, id limit ${most + 1}`,
    // Of some kinds alone there are too many statements to plan each once.
    { isLast: true, planned: kinds === undefined },
  );
}

/** The calendar as the contract tells it. */
export async function findCalendar(
  db: TenantDb,
  actor: Actor,
  sources: readonly CalendarSource[],
  { from, to, kinds, mine, dpt }: CalendarQuery,
): Promise<Calendar> {
  const asked = { from, to, kinds, isMine: mine !== undefined, department: dpt, most: mostItems };
  const rows = await findOnDays(db, actor, sources, asked);
  const now = today(db.now, actor.timezone);
  return {
    items: rows.slice(0, mostItems).map(({ kind, id, ref, title, day, status, link, falls_due }) => ({
      kind,
      id,
      ref,
      title,
      day,
      status,
      is_overdue: falls_due && day < now,
      link,
    })),
    more_from: rows[mostItems]?.day ?? null,
    today: now,
  };
}
