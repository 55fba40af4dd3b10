import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#platform/contract/access.ts';
import { licenses } from '../organisation.contract.ts';

/** What an organisation is and prefers. Its name and short name live in `organisation_address`. */
export const organisationTable = pgTable('organisation', {
  org_id: uuid()
    .primaryKey()
    .default(sql`current_org()`),
  name: text().notNull(),
  slug: text().notNull(),
  license: text({ enum: licenses }).notNull().default('flat'),
  /** `pending`: registered, and nobody has signed in yet. */
  status: text({ enum: ['pending', 'active', 'suspended', 'closed'] })
    .notNull()
    .default('active'),
  /** Where the organisation itself is written to, as it registered. */
  business_email: text(),
  logo: text(),
  palette: jsonb()
    .$type<{ primary: string; secondary: string }>()
    .notNull()
    .default({ primary: '#006565', secondary: '#FFBE2C' }),
  default_locale: text({ enum: languages }).notNull().default('en'),
  timezone: text().notNull().default('UTC'),
  /** How many people it may have, as whoever runs the product sets it; without a number, as many as it likes. */
  seats: integer(),
});
