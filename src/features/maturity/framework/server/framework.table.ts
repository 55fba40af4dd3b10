import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { frameworkUnknown } from '../framework-parts.contract.ts';
import type { OwnContent } from '../own-content.contract.ts';
import { ownFrameworkStatuses } from '../framework-status.contract.ts';

/** Stands in indexes for what has no id of its own: the whole organisation among departments, the shipped frameworks among own
 *  ones. */
export const unitKey = `'00000000-0000-0000-0000-000000000000'::uuid`;
/** The organisation's own framework of an assessment, as the indexes know it: beside `framework` it says by what was rated. */
export const ownFrameworkOf = (row: string): string =>
  `case when ${row}framework_id is null then ${unitKey} else ${row}framework_id end`;

/** The columns that lists need, stored beside the content so that they need not read it. */
export interface ContentHead extends Pick<OwnContent, 'languages' | 'words'> {
  sections: number;
  questions: number;
}

/** A framework of the organisation's own: its draft, and how far it was published. */
export const maturityFrameworkTable = pgTable(
  'maturity_framework',
  {
    ...tenantColumns(),
    status: text({ enum: ownFrameworkStatuses }).notNull().default('draft'),
    /** The number of the newest edition; 0 while there is none. */
    edition: integer().notNull().default(0),
    head: jsonb().$type<ContentHead>().notNull(),
    content: jsonb().$type<OwnContent>().notNull(),
    /** SHA-256 of the content: whether a draft differs is asked without reading either. */
    hash: text().notNull(),
  },
  (row) => [
    tenantKey(row),
    check('maturity_framework_status_wrong_state', oneOfThese(row.status, ownFrameworkStatuses)),
    check('maturity_framework_edition_broken', sql`(${row.status} = 'draft') = (${row.edition} = 0)`),
  ],
);

/** What was published. Rows are added and never changed: the app role cannot (`maturity-framework.sql`). */
export const maturityFrameworkEditionTable = pgTable(
  'maturity_framework_edition',
  {
    ...organisationColumn(),
    framework_id: uuid().notNull(),
    edition: integer().notNull(),
    head: jsonb().$type<ContentHead>().notNull(),
    content: jsonb().$type<OwnContent>().notNull(),
    hash: text().notNull(),
    published_at: instant().notNull(),
    published_by: uuid(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.framework_id, row.edition] }),
    tenantReference(frameworkUnknown, row, row.framework_id, maturityFrameworkTable),
    tenantReference(personUnknown, row, row.published_by, personTable),
  ],
);
