import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#platform/contract/access.ts';
import { fileMissing, fileTable } from '#platform/server/database/file.table.ts';
import { tenantReference } from '#platform/server/database/tenant-table.ts';
import { licenses } from '../organisation.contract.ts';

/** What an organisation is and prefers. Its name and short name live in `organisation_address`. */
export const organisationTable = pgTable(
  'organisation',
  {
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
    /** A picture for the navbar and the sign-in page. */
    logo_id: uuid(),
    palette: jsonb()
      .$type<{ primary: string; secondary: string }>()
      .notNull()
      .default({ primary: '#006565', secondary: '#FFBE2C' }),
    default_locale: text({ enum: languages }).notNull().default('en'),
    timezone: text().notNull().default('UTC'),
    /** ISO 4217: in which amounts are asked for and shown. */
    currency: text().notNull().default('EUR'),
    /** The month in which its fiscal year begins, 1 to 12. */
    fiscal_year_start: smallint().notNull().default(1),
    /** Its security rules as far as somebody changed them; `securityOf` reads them. */
    security: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    version: integer().notNull().default(1),
    /** How many people it may have, as whoever runs the product sets it; without a number, as many as it likes. */
    seats: integer(),
    /** How many people can decide: none, one, or 2 for several. Kept by person.sql. */
    deciders: smallint().notNull().default(0),
  },
  (row) => [tenantReference(fileMissing, row, row.logo_id, fileTable)],
);
