import { sql } from 'drizzle-orm';
import { isNamedIn } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { recordOnCalendar } from '#features/treatment/calendar/server/shared/record-on-calendar.queries.ts';
import { acceptances } from './acceptance-record.service.ts';
import { acceptanceInSql, acceptanceTitle } from './acceptance-source.queries.ts';
import { visibleAcceptances } from './shared/acceptance.queries.ts';

/** The last days of approved acceptances. They concern whoever asked for one and the owners of its risks, too. */
export const endsOfAcceptance = recordOnCalendar(acceptances.place, {
  kind: 'acceptance',
  day: 'expires_on',
  title: acceptanceTitle,
  link: acceptanceInSql,
  fallsDue: sql`false`,
  where: sql.raw(`a.status = 'approved'`),
  isMineToo: (
    viewer,
  ) => sql`${isNamedIn(sql`a.requested_by`, viewer)} or exists (select from acceptance_risk ar join risk r on r.org_id = ar.org_id and r.id = ar.risk_id
    where ar.org_id = a.org_id and ar.acceptance_id = a.id and ${isNamedIn(sql`r.owner_id`, viewer)})`,
  seenBy: visibleAcceptances,
});
