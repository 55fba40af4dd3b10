import { sql, type SQL } from 'drizzle-orm';
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

/** Takes the next number `n`: for a `with` of the statement that inserts the record, so that no number is lost. */
export const nextNumber = (db: TenantDb, counter: PgTable): SQL =>
  sql`insert into ${counter} as c (org_id, n) values (${db.org_id}, 1) on conflict (org_id) do update set n = c.n + 1 returning n`;

/** What people call the record with the number `n`: `R-0042`, by the letter of its kind. */
export const referenceOf = (letter: string): SQL =>
  sql.raw(`'${letter}-' || lpad(n::text, greatest(4, length(n::text)), '0')`);
