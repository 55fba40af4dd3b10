import type { SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { CalendarKind } from '../../calendar-kind.contract.ts';

/** The days that are asked for, both included, and whether only what concerns the caller is. */
export interface CalendarSpan {
  from: string;
  to: string;
  isMine: boolean;
}

/** What of one thing falls on days. Listed in `src/app/calendar-sources.ts`. */
export interface CalendarSource {
  kind: CalendarKind;
  /** One statement of what the caller sees and is not over, along an index by its day. Its columns: `id`, `ref`, `title`, `day` (a
   *  date), `status`, `link` (a path of the web app), `falls_due` (it can be overdue), `updated_at`, and `departments`, an array of
   *  ids: it is narrowed to those of a department by it. */
  between(db: TenantDb, actor: Actor, span: CalendarSpan): SQL;
}
