import type pg from 'pg';

/** Watches the rows of one organisation: tells the tables whose rows say something else than at first. What a row says is read only
 *  where a row was written since, which the place and the writer of each tell. */
export async function watchRows(owner: pg.Client, tables: readonly string[], orgId: string) {
  const ask = async (some: readonly string[], sum: string) => {
    const text = some
      .map((name) => `select '${name}' as name, ${sum} as sum from ${name} t where org_id = '${orgId}'`)
      .join(' union all ');
    const { rows } = await owner.query<{ name: string; sum: string }>(text);
    return new Map(rows.map(({ name, sum }) => [name, sum]));
  };
  const written = 'coalesce(sum(hashtidextended(t.ctid, t.xmin::text::bigint)), 0)::text';
  const said = `md5(coalesce(string_agg(t::text, ',' order by t::text), ''))`;
  const [writtenFirst, saidFirst] = [await ask(tables, written), await ask(tables, said)];
  return async (): Promise<string[]> => {
    const now = await ask(tables, written);
    const touched = tables.filter((table) => now.get(table) !== writtenFirst.get(table));
    if (touched.length === 0) return [];
    const says = await ask(touched, said);
    return touched.filter((table) => says.get(table) !== saidFirst.get(table));
  };
}

/** Columns of one organisation's rows that hold an id of the other. */
export async function planted(
  owner: pg.Client,
  orgId: string,
  foreign: ReadonlySet<string>,
): Promise<string[]> {
  const { rows: tables } = await owner.query<{
    table: string;
    columns: string[];
  }>(`select c.relname as table, array_agg(a.attname::text) as columns from pg_class c
    join pg_attribute o on o.attrelid = c.oid and o.attname = 'org_id'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1`);
  const found: string[] = [];
  for (const { table, columns } of tables) {
    const held = columns.map(
      (column) =>
        `select '${column}' as column, string_to_table(trim(both '{}' from ${column}::text), ',') as id from own`,
    );
    const { rows } = await owner.query<{ column: string }>(
      `with own as materialized (select * from ${table} where org_id = $1), held as (${held.join(' union all ')})
        select distinct held.column from held join unnest($2::text[]) other (id) on other.id = held.id`,
      [orgId, [...foreign]],
    );
    found.push(...rows.map(({ column }) => `${table}.${column}`));
  }
  return found;
}
