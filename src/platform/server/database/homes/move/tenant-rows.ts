import pg from 'pg';
import { codeOf } from '#platform/server/process/thrown.ts';

/** A table of organisations, as it is on a home. */
export interface TenantTable {
  name: string;
  /** All columns with their types, in their order: what a row's text consists of. */
  shape: string;
  /** Those that are written; the others follow from them. */
  written: string[];
  /** What a row is told by; all columns where nothing else does. */
  key: string[];
  hasKey: boolean;
}

const quoted = (name: string) => pg.escapeIdentifier(name);
const listed = (names: readonly string[]) => names.map(quoted).join(', ');

/** An administrator's connection to a home, to the rows of one organisation. Rows are read and written as text: so both sides have
 *  to say the same in the same words. */
export async function connectToRows(url: string, orgId: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
  client.on('error', () => undefined); // What is asked of it next fails, and says so.
  await client.connect();
  await client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'; set app.org_id = '${orgId}'`,
  );
  return client;
}

/** The tables of organisations, by name. */
export async function tenantTables(client: pg.Client): Promise<TenantTable[]> {
  const { rows } = await client.query<TenantTable>(`
    select c.relname as name, string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum) as shape,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as written,
      coalesce((select array_agg(k.attname::text order by k.attnum) from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary), array_agg(a.attname::text order by a.attnum)) as key,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary) as "hasKey"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'org_id' and not o.attisdropped)
    group by c.oid, c.relname order by c.relname`);
  return rows;
}

const buckets = 4096;
/** Which part of a table a row is compared and copied with: follows from its key. */
const bucketOf = ({ key }: TenantTable) =>
  `(hashtextextended(row(${key.map((name) => `t.${quoted(name)}`).join(', ')})::text, 1) & ${buckets - 1})::int`;

/** How many rows a table has in each bucket, and a sum that follows from all that they hold. */
export type TableSums = Map<number, string>;

export async function sumsOf(client: pg.Client, table: TenantTable, orgId: string): Promise<TableSums> {
  const { rows } = await client.query<{ bucket: number; sum: string }>(
    `select ${bucketOf(table)} as bucket, count(*) || ' ' || sum(hashtextextended(t::text, 0)::numeric) as sum
    from ${quoted(table.name)} t where t.org_id = $1 group by 1`,
    [orgId],
  );
  return new Map(rows.map(({ bucket, sum }) => [bucket, sum]));
}

/** The rows that such sums count. */
export const countOf = (sums: TableSums): number =>
  [...sums.values()].reduce((count, sum) => count + Number(sum.split(' ')[0]), 0);

export const differing = (one: TableSums, other: TableSums): number[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((bucket) => one.get(bucket) !== other.get(bucket));

const rowsAtOnce = 1000;

/** Makes these parts of a table the same on the target as they are on the source; answers how many rows were copied. No trigger
 *  runs and no reference is checked there: what follows from rows is copied as they are. */
export async function copyBuckets(
  source: pg.Client,
  target: pg.Client,
  { table, orgId, parts }: { table: TenantTable; orgId: string; parts: readonly number[] },
): Promise<number> {
  const isAll = parts.length === buckets;
  const which = isAll
    ? { text: 'true', values: [orgId] }
    : { text: `${bucketOf(table)} = any ($2)`, values: [orgId, parts] };
  return inBoth(source, target, async () => {
    await target.query(
      `delete from ${quoted(table.name)} t where t.org_id = $1 and ${which.text}`,
      which.values,
    );
    return copyRows(source, target, table, which);
  });
}

/** A moment of a server, by its transactions: all that came before it are over. */
export async function momentOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ moment: string }>(
    'select (pg_snapshot_xmin(pg_current_snapshot())::xid)::text as moment',
  );
  return rows[0]?.moment ?? '';
}

/** Copies the rows of a table with a key that were written since a moment of the source at which the target had all the others, as
 *  long as nobody writes. What was removed since stays on the target: then the two hold another number of rows, and are not the same. */
export async function copyChanges(
  source: pg.Client,
  target: pg.Client,
  { table, orgId, since }: { table: TenantTable; orgId: string; since: string },
): Promise<{ rows: number; isSame: boolean }> {
  const others = table.written.filter((column) => !table.key.includes(column));
  const updated = others.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ');
  const conflict = `on conflict (${listed(table.key)}) do ${updated === '' ? 'nothing' : `update set ${updated}`}`;
  // A frozen row may look young: then it is copied for nothing.
  const which = { text: 'age(t.xmin) <= age($2::xid)', values: [orgId, since] };
  const count = async (client: pg.Client) => {
    const text = `select count(*)::int as n from ${quoted(table.name)} where org_id = $1`;
    return (await client.query<{ n: number }>(text, [orgId])).rows[0]?.n ?? 0;
  };
  let isUnique = true;
  try {
    await inBoth(source, target, () => copyRows(source, target, table, which, conflict));
  } catch (error) {
    // A row that was removed since holds what a new one has.
    if (codeOf(error) !== '23505') throw error;
    isUnique = false;
  }
  const [here, there] = await Promise.all([count(source), count(target)]);
  return { rows: here, isSame: isUnique && here === there };
}

async function copyRows(
  source: pg.Client,
  target: pg.Client,
  table: TenantTable,
  which: { text: string; values: unknown[] },
  conflict = '',
): Promise<number> {
  const name = quoted(table.name);
  const insert = `insert into ${name} (${listed(table.written)})
    select ${table.written.map((column) => `(s.r).${quoted(column)}`).join(', ')} from (select u::${name} as r from unnest($1::text[]) u offset 0) s ${conflict}`;
  let copied = 0;
  await source.query(
    `declare rows_to_copy cursor for select t::text as said from ${name} t where t.org_id = $1 and ${which.text}`,
    which.values,
  );
  for (;;) {
    const { rows } = await source.query<{ said: string }>(`fetch ${rowsAtOnce} from rows_to_copy`);
    if (rows.length === 0) return copied;
    await target.query(insert, [rows.map(({ said }) => said)]);
    copied += rows.length;
  }
}

/** A transaction on each side: the source is read at one moment, the target takes what it is given. */
async function inBoth<T>(source: pg.Client, target: pg.Client, work: () => Promise<T>): Promise<T> {
  await target.query('begin; set local session_replication_role = replica');
  await source.query('begin isolation level repeatable read read only');
  try {
    const done = await work();
    await target.query('commit');
    return done;
  } catch (error) {
    await target.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await source.query('rollback').catch(() => undefined);
  }
}

/** Takes an organisation's rows away from a home where it does not live. */
export async function removeRows(
  client: pg.Client,
  tables: readonly TenantTable[],
  orgId: string,
): Promise<number> {
  let removed = 0;
  for (const { name } of tables) {
    await client.query('begin; set local session_replication_role = replica');
    try {
      removed += (await client.query(`delete from ${quoted(name)} where org_id = $1`, [orgId])).rowCount ?? 0;
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  }
  return removed;
}
