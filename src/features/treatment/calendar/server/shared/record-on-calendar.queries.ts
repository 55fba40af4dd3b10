import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { RecordPlace } from '#platform/server/record/record-place.ts';
import {
  isNamedIn,
  viewerOf,
  type Viewer,
} from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { CalendarSource } from './calendar-source.queries.ts';

interface OnCalendar {
  kind: CalendarSource['kind'];
  /** The column of its day. */
  day: string;
  /** What it is called, and where it is read. */
  title?: SQL;
  link: SQL;
  /** Whether it is overdue once the day is over. */
  fallsDue: SQL;
  /** Which of them: what is not over. */
  where: SQL;
  /** Whether it concerns the viewer, beside those whom its fields name. */
  isMineToo?: (viewer: Viewer) => SQL;
  seenBy: (actor: Actor) => SQL;
}

/** What of a kind of record falls on a day. It concerns whom one of its fields names. */
export function recordOnCalendar(
  { record, name, as }: RecordPlace,
  { kind, day, title = sql.raw(`${as}.title`), link, fallsDue, where, isMineToo, seenBy }: OnCalendar,
): CalendarSource {
  const of = (column: string) => sql.raw(`${as}.${column}`);
  const people = record.fieldsWhere((field) => field.kind === 'person').map(([field]) => of(`${field}_id`));
  return {
    kind,
    between(db, actor, { from, to, isMine }) {
      const viewer = viewerOf(actor);
      const named = people.map((person) => isNamedIn(person, viewer));
      const mine = [...named, ...(isMineToo === undefined ? [] : [isMineToo(viewer)])];
      return sql`select ${of('id')}, ${of('ref')}, ${title} as title, ${of(day)} as day, ${of('status')}, ${link} as link, ${fallsDue} as falls_due,
          ${of('updated_at')}, array[${of('department_id')}] as departments
        from ${sql.raw(`${name} ${as}`)} where ${of('org_id')} = ${db.org_id} and ${of('deleted_at')} is null and ${where}
          and ${of(day)} between ${from}::date and ${to}::date and ${seenBy(actor)} and ${isMine ? sql`(${sql.join(mine, sql` or `)})` : sql`true`}`;
    },
  };
}
