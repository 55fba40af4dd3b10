import { sql, type SQL } from 'drizzle-orm';
import { isNamedIn, viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { riskLink } from '#features/risk/record/server/shared/risk-notice.service.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import type { CalendarSource } from './shared/calendar-source.queries.ts';

const ofRisks = (kind: CalendarSource['kind'], day: SQL, fallsDue: boolean, which: SQL): CalendarSource => ({
  kind,
  between: (db, actor, { from, to, isMine }) =>
    sql`select r.id, r.ref, r.title, ${day}::date as day, r.status, ${riskLink} as link, ${fallsDue}::boolean as falls_due, r.updated_at, array[r.department_id] as departments
      from risk r where r.org_id = ${db.org_id} and r.deleted_at is null and ${day} between ${from} and ${to} and ${which} and ${visibleTo(actor)}
      and ${isMine ? isNamedIn(sql`r.owner_id`, viewerOf(actor)) : sql`true`}`,
});

/** When risks are to be reviewed. */
export const riskReviews = ofRisks(
  'risk_review',
  sql.raw('r.review_sort'),
  true,
  sql.raw(`r.status <> 'closed' and r.triage = 'triaged'`),
);

/** The last days on which somebody else bears a risk. */
export const endsOfCover = ofRisks(
  'cover',
  sql.raw('r.covered_until'),
  false,
  sql.raw('r.covered_until is not null'),
);
