import { getTableName, sql, type SQL } from 'drizzle-orm';
import { integer, pgTable, uuid, type PgTable } from 'drizzle-orm/pg-core';
import type { TenantDb } from './database.ts';

/** The last number given to a kind of record in an organisation. */
export const counterColumns = () => ({
  org_id: uuid()
    .primaryKey()
    .default(sql`current_org()`),
  n: integer().notNull(),
});

export const counterTable = <const Name extends `${string}_counter`>(name: Name) =>
  pgTable(name, counterColumns());

/** Waits for the next number in turn, as a table of a `from`: such a lock is given first come first served. At the row, the next to come
 *  may go before those who wait. */
export const turnAt = (db: TenantDb, counter: PgTable): SQL =>
  sql`(select pg_advisory_xact_lock(hashtextextended(${`${getTableName(counter)} of ${db.org_id}`}, 0))) turn`;

/** Takes the next number `n`, and the next of what else the counter counts: for a `with` of the statement that inserts the record, so that
 *  no number is lost. */
export const nextNumber = (db: TenantDb, counter: PgTable, others: readonly string[] = []): SQL => {
  const each = (said: (column: string) => string) => sql.raw(['n', ...others].map(said).join(', '));
  return sql`insert into ${counter} as c (org_id, ${each((one) => one)}) select ${db.org_id}::uuid, ${each(() => '1')} from ${turnAt(db, counter)}
    on conflict (org_id) do update set ${each((one) => `${one} = c.${one} + 1`)} returning ${each((one) => one)}`;
};

/** What people call the record with the number `n`: `R-0042`, by the letter of its kind. */
export const referenceOf = (letter: string): SQL =>
  sql.raw(`'${letter}-' || lpad(n::text, greatest(4, length(n::text)), '0')`);
