import { sql } from 'drizzle-orm';
import { isNamedIn, viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { CalendarSource } from '#features/treatment/calendar/server/shared/calendar-source.queries.ts';
import { acceptanceInSql, acceptanceTitle } from './acceptance-source.queries.ts';
import { visibleAcceptances } from './shared/acceptance.queries.ts';

/** The last days of approved acceptances. */
export const endsOfAcceptance: CalendarSource = {
  kind: 'acceptance',
  between(db, actor, { from, to, isMine }) {
    const viewer = viewerOf(actor);
    const mine = sql`(${isNamedIn(sql`a.requested_by`, viewer)} or ${isNamedIn(sql`a.approver_id`, viewer)}
      or exists (select from acceptance_risk ar join risk r on r.org_id = ar.org_id and r.id = ar.risk_id
        where ar.org_id = a.org_id and ar.acceptance_id = a.id and ${isNamedIn(sql`r.owner_id`, viewer)}))`;
    return sql`select a.id, a.ref, ${acceptanceTitle} as title, a.expires_on as day, a.status, ${acceptanceInSql} as link, false as falls_due,
        a.updated_at, array[a.department_id] as departments
      from acceptance a where a.org_id = ${db.org_id} and a.status = 'approved' and a.deleted_at is null
        and a.expires_on between ${from}::date and ${to}::date and ${visibleAcceptances(actor)} and ${isMine ? mine : sql`true`}`;
  },
};
