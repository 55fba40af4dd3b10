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

/** Takes the next number `n`: for a `with` of the statement that inserts the record, so that no number is lost. */
export const nextNumber = (db: TenantDb, counter: PgTable): SQL =>
  sql`insert into ${counter} as c (org_id, n) select ${db.org_id}::uuid, 1 from ${turnAt(db, counter)}
    on conflict (org_id) do update set n = c.n + 1 returning n`;

/** What people call the record with the number `n`: `R-0042`, by the letter of its kind. */
export const referenceOf = (letter: string): SQL =>
  sql.raw(`'${letter}-' || lpad(n::text, greatest(4, length(n::text)), '0')`);
