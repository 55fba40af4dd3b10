import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { cappedPage, windowOf } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { RecordPlace } from './record-place.ts';
import { orderOf } from './record-order.ts';

interface Listed {
  place: RecordPlace;
  rowColumns(actor: Actor, db: TenantDb): SQL;
}

interface More {
  /** Their number, where it need not be counted. */
  kept?: SQL | undefined;
  /** Orders of its own: by columns that are no field. */
  orders?: Readonly<Record<string, readonly string[]>>;
}

/** Those records that are not deleted and of which all of this holds: a page of them, in an order that an index has. */
export function findRecordPage<Row>(
  { place: { record, name, as }, rowColumns }: Listed,
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  conditions: readonly SQL[],
  { ordering, ...window }: { ordering: string; limit: number; offset: number },
  { kept, orders }: More = {},
): Promise<Page<Row>> {
  const of = sql.raw(as);
  const standing = sql`${of}.org_id = ${db.org_id} and ${of}.deleted_at is null`;
  const found = sql`from ${sql.raw(name)} ${of} where ${sql.join([standing, ...conditions], sql` and `)}`;
  const order = orderOf(record, as, ordering, orders);
  return cappedPage<Row>(
    db,
    found,
    sql`select ${rowColumns(actor, db)} ${found} order by ${order} ${windowOf(window)}`,
    kept,
  );
}
