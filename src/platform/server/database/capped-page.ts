import { sql, type SQL } from 'drizzle-orm';
import type { Page } from '#platform/contract/endpoint.ts';
import { pageLimits } from '#platform/contract/paging.ts';
import type { TenantDb } from './database.ts';

/** A page of a list that is counted live, and no further than to the cap: where more is found, the count is the cap and says so.
 *  `found` is all that is counted, from its `from` on; `page` reads the rows, which are sent along with the count. Where `kept` is
 *  the number, nothing is counted, and it is exact at any size. */
export async function cappedPage<Row>(db: TenantDb, found: SQL, page: SQL, kept?: SQL): Promise<Page<Row>> {
  const counting =
    kept === undefined
      ? sql`select count(*)::int as n from (select ${found} limit ${pageLimits.count + 1}) few`
      : sql`select (${kept})::int as n`;
  const [[counted], data] = await Promise.all([db.query<{ n: number }>(counting), db.query<Row>(page)]);
  const count = counted?.n ?? 0;
  return kept === undefined && count > pageLimits.count
    ? { data, count: pageLimits.count, count_is_capped: true }
    : { data, count };
}

/** Which rows of an order a page has. A limit that the plan knows: it decides whether the order's index is worth following. What is
 *  skipped is known only where it is nothing, as it is of most pages. */
export const windowOf = ({ limit, offset }: { limit: number; offset: number }): SQL =>
  offset === 0 ? sql.raw(`limit ${limit}`) : sql`${sql.raw(`limit ${limit}`)} offset ${offset}`;

/** The same page, its rows as they are answered. */
export const shownPage = <Row, Shown>(
  { data, ...counts }: Page<Row>,
  show: (row: Row) => Shown,
): Page<Shown> => ({
  data: data.map(show),
  ...counts,
});
