import { char, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/tenant-table.ts';

/** Tries per window where the count must be exact: sign-in and look-up. Keys are hashes. */
export const attemptTable = pgTable('attempt', {
  key: char({ length: 64 }).primaryKey(),
  failures: smallint().notNull().default(0),
  last_at: instant().notNull(),
});

/** Signed-in calls per person and organisation in a minute, as all servers together counted them. */
export const callCountTable = pgTable(
  'call_count',
  {
    key: text().notNull(),
    minute: integer().notNull(),
    used: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.key, row.minute] })],
);
