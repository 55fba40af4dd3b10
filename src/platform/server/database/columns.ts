import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A column's name and the value it is to hold, with the column's type: a parameter by itself has none. */
type Column = readonly [name: string, typed: SQL];

/** Values for columns of a table; one that is not given is left out. Generated columns are none of them. */
export type ColumnsOf<Table extends PgTable> = {
  [Name in keyof Table['$inferInsert']]?: Table['$inferInsert'][Name] | undefined;
};

/** The same, and nothing else: a name that is no column does not compile, in a variable either. */
export type OnlyColumns<Table extends PgTable, Values> = ColumnsOf<Table> &
  Values & { [Name in Exclude<keyof Values, keyof ColumnsOf<Table>>]: never };

/** The columns of a table that these values are for. */
export const columnsOf = <Table extends PgTable, const Values extends ColumnsOf<Table>>(
  table: Table,
  values: OnlyColumns<Table, Values>,
): Column[] => {
  const known = getTableColumns(table) as Record<string, AnyPgColumn>;
  return Object.entries<unknown>(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const type = known[name]?.getSQLType();
      if (type === undefined) throw new Error(`there is no column ${name}`);
      const sent = type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
      return [name, sql`${sql.param(sent)}::${sql.raw(type)}`];
    });
};

const listed = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

/** `a, b` */
export const namesOf = (columns: readonly Column[]): SQL =>
  listed(columns.map(([name]) => sql`${sql.identifier(name)}`));
/** `$1::text, $2::date` */
export const valuesOf = (columns: readonly Column[]): SQL => listed(columns.map(([, value]) => value));
/** `a = $1::text, b = $2::date` */
export const assignmentsOf = (columns: readonly Column[]): SQL =>
  listed(columns.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`));
