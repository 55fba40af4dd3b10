import { getTableName, sql, type SQL } from 'drizzle-orm';
import { customType, foreignKey, integer, primaryKey, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Refusal } from '#platform/contract/refusal.ts';

/** A moment, to the millisecond; an ISO string on both sides of the wire and in the services. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (stored) => new Date(stored).toISOString(),
  toDriver: (value) => value,
});

/** What a file consists of. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Text compared byte by byte: what search terms and sort keys are stored as. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Text in the order a reader expects, whatever the language of the database. */
export const readersText = customType<{ data: string }>({ dataType: () => 'text collate "und-x-icu"' });

/** The organisation a row belongs to. The default and the policy agree, so a row cannot be written elsewhere. */
export const organisationColumn = () => ({
  org_id: uuid()
    .notNull()
    .default(sql`current_org()`),
});

/** What every row that people change carries. `created_by` is a plain id: the activity log froze the name. The version comes last:
 *  a moment begins at a multiple of eight bytes, and before it a number of four would leave four unused in every row. */
export const tenantColumns = () => ({
  ...organisationColumn(),
  id: uuid().notNull(),
  created_at: instant().notNull(),
  created_by: uuid(),
  updated_at: instant().notNull(),
  updated_by: uuid(),
  version: integer().notNull().default(1),
});

interface Identified {
  org_id: AnyPgColumn;
  id: AnyPgColumn;
}

/** Primary key (org_id, id): a row is named within its organisation only. */
export const tenantKey = (row: Identified) => primaryKey({ columns: [row.org_id, row.id] });

/** A reference that cannot leave the organisation. The constraint is named so that a refusal can be read from it. */
export const tenantReference = (
  refusal: Refusal,
  row: { org_id: AnyPgColumn },
  column: AnyPgColumn,
  target: Identified,
  onDelete: 'no action' | 'cascade' = 'no action',
) =>
  foreignKey({
    name: `${getTableName(column.table)}_${column.name}_${refusal.code}`,
    columns: [row.org_id, column],
    foreignColumns: [target.org_id, target.id],
  }).onDelete(onDelete);

/** `text` limited to a closed list, as a check that is named like its refusal. */
export const oneOfThese = (column: AnyPgColumn | SQL, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
