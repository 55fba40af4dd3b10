import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { organisationColumn } from './tenant-table.ts';

/** Of whom records are counted: of all, of who owns them, and of others whom they name. */
export const countedRoles = ['any', 'owner', 'named'] as const;

/** How many records lists have, as changes: a reader adds them up, so no two writers wait for one row. Written by kept-count.sql only. */
export const keptCountTable = pgTable(
  'kept_count',
  {
    ...organisationColumn(),
    /** The table that is counted. */
    record: text().notNull(),
    role: text({ enum: countedRoles }).notNull(),
    /** Null where they are counted of all. Nobody is counted twice with one record. */
    person_id: uuid(),
    department_id: uuid(),
    status: text().notNull(),
    /** Hidden from the department. */
    is_confidential: boolean().notNull(),
    n: integer().notNull(),
    /** A sum of earlier changes, and not a change. */
    is_folded: boolean().notNull().default(false),
  },
  (row) => [
    index('kept_count_by_person').on(row.org_id, row.record, row.role, row.person_id),
    index('kept_count_by_change')
      .on(row.org_id)
      .where(sql`not is_folded`),
    uniqueIndex('kept_count_sum')
      .on(
        row.org_id,
        row.record,
        row.role,
        sql`coalesce(person_id, org_id)`,
        sql`coalesce(department_id, org_id)`,
        row.status,
        row.is_confidential,
      )
      .where(sql`is_folded`),
  ],
);
