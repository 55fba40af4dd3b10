import { sql } from 'drizzle-orm';
import { isNamedIn, viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { CalendarSource } from '#features/treatment/calendar/server/shared/calendar-source.queries.ts';
import { evidenceLink } from './evidence-work.queries.ts';
import { visibleEvidence } from './shared/evidence.queries.ts';

/** When accepted evidence expires. */
export const evidenceToExpire: CalendarSource = {
  kind: 'evidence',
  between(db, actor, { from, to, isMine }) {
    const viewer = viewerOf(actor);
    const mine = sql`(${isNamedIn(sql`e.owner_id`, viewer)} or ${isNamedIn(sql`e.reviewer_id`, viewer)})`;
    return sql`select e.id, e.ref, e.name as title, e.expires_on as day, e.status, ${evidenceLink}, false as falls_due, e.updated_at,
        array[e.department_id] as departments
      from evidence e where e.org_id = ${db.org_id} and e.status = 'accepted' and e.deleted_at is null
        and e.expires_on between ${from}::date and ${to}::date and ${visibleEvidence(actor)} and ${isMine ? mine : sql`true`}`;
  },
};
