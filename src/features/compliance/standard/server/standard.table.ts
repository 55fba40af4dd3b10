import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  bytes,
  instant,
  oneOfThese,
  organisationColumn,
  readersText,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { languages } from '#platform/contract/access.ts';
import { ownStandardSources, ownStandardStatuses } from '../own-standard-status.contract.ts';

/** What of a file became no part of a standard, by name and count. */
export interface Loss {
  what: string;
  count: number;
}

/** One version of a standard of the organisation's own. What was published never changes: the next is a version of its
 *  own. */
export const complianceStandardTable = pgTable(
  'compliance_standard',
  {
    ...tenantColumns(),
    key: text().notNull(),
    /** As its publisher calls it; `version` counts the changes of the row. */
    standard_version: text().notNull(),
    name: readersText().notNull(),
    provider: text().notNull().default(''),
    /** The one that it is written in. */
    language: text({ enum: languages }).notNull(),
    description: text().notNull().default(''),
    status: text({ enum: ownStandardStatuses }).notNull().default('draft'),
    source: text({ enum: ownStandardSources }).notNull(),
    /** SHA-256 of what it asks. */
    hash: char({ length: 64 }).notNull(),
    /** What an assessment chooses among. */
    groups: text().array().notNull().default([]),
    controls: integer().notNull(),
    sub_controls: integer().notNull(),
    lost: jsonb().$type<Loss[]>().notNull().default([]),
    published_at: instant(),
    published_by: uuid(),
  },
  (row) => [
    tenantKey(row),
    unique('compliance_standard_standard_version_broken').on(row.org_id, row.key, row.standard_version),
    tenantReference(personUnknown, row, row.published_by, personTable),
    check('compliance_standard_status_wrong_state', oneOfThese(row.status, ownStandardStatuses)),
    check('compliance_standard_source_broken', oneOfThese(row.source, ownStandardSources)),
    check('compliance_standard_language_broken', oneOfThese(row.language, languages)),
    check(
      'compliance_standard_published_broken',
      sql`(${row.status} = 'draft') = (${row.published_at} is null)`,
    ),
    index('compliance_standard_by_published').on(row.org_id, row.key, row.published_at),
  ],
);

/** What a version asks: a tree, in the order of the standard. */
export const complianceRequirementTable = pgTable(
  'compliance_requirement',
  {
    ...organisationColumn(),
    standard_id: uuid().notNull(),
    code: text().notNull(),
    parent: text(),
    position: integer().notNull(),
    /** How many lie above it. */
    depth: smallint().notNull().default(0),
    title: text().notNull(),
    text: text(),
    guidance: text(),
    /** Whether somebody answers it, or it is a heading. */
    assessable: boolean().notNull(),
    weight: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull().default(1),
    groups: text().array().notNull().default([]),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.standard_id, row.code] }),
    tenantReference(notFound, row, row.standard_id, complianceStandardTable, 'cascade'),
    check('compliance_requirement_weight_broken', sql`${row.weight} >= 0`),
  ],
);

/** The file that a version was made of, where others may be made of it: a profile names the catalogue that it chooses from. */
export const complianceStandardDocumentTable = pgTable(
  'compliance_standard_document',
  {
    ...organisationColumn(),
    standard_id: uuid().notNull(),
    file_name: text().notNull(),
    document_uuid: text(),
    /** Compressed by gzip. */
    content: bytes().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.standard_id] }),
    tenantReference(notFound, row, row.standard_id, complianceStandardTable, 'cascade'),
  ],
);
