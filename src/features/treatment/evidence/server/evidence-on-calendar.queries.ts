import { sql } from 'drizzle-orm';
import { recordOnCalendar } from '#features/treatment/calendar/server/shared/record-on-calendar.queries.ts';
import { anyEvidence } from './evidence-record.service.ts';
import { evidenceLink } from './evidence-work.queries.ts';
import { visibleEvidence } from './shared/evidence.queries.ts';

/** When accepted evidence expires. */
export const evidenceToExpire = recordOnCalendar(anyEvidence.place, {
  kind: 'evidence',
  day: 'expires_on',
  title: sql.raw('e.name'),
  link: evidenceLink,
  fallsDue: sql`false`,
  where: sql.raw(`e.status = 'accepted'`),
  seenBy: visibleEvidence,
});
