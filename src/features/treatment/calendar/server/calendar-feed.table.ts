import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  organisationColumn,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';

/** What lets a calendar program read somebody's calendar. The token itself is nowhere: only its SHA-256. It ends with the membership
 *  (calendar-feed.sql). */
export const calendarFeedTable = pgTable(
  'calendar_feed',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    person_id: uuid().notNull(),
    token_hash: text().notNull(),
    created_at: instant().notNull(),
    last_used_at: instant(),
  },
  (row) => [
    tenantKey(row),
    index('calendar_feed_by_hash').on(row.org_id, row.token_hash),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
    uniqueIndex('calendar_feed_by_person').on(row.org_id, row.person_id),
  ],
);
