import type pg from 'pg';

/** How a secret may lie somewhere: as it is or without its hyphens, as letters or as bytes, of its text or of what that stands for. */
function formsOf(secret: string): string[] {
  const plain = [secret, secret.replaceAll('-', '')];
  const bytes = [...plain.map((text) => Buffer.from(text)), Buffer.from(secret, 'base64url')];
  const encoded = bytes.flatMap((one) => [
    one.toString('hex'),
    one.toString('base64').replaceAll('=', ''),
    one.toString('base64url'),
  ]);
  // Of a secret that is short as bytes, others have the same letters by chance.
  return [...new Set([...plain, ...encoded])].filter((form) => form.length >= 10);
}

/** The tables of a database in whose rows one of these secrets stands: in any column of any of them, whether that is text, JSON, a list
 *  or bytes, in capitals or not. Asked by whoever sees all rows. */
export async function tablesHolding(database: pg.Client, secrets: readonly string[]): Promise<string[]> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%' order by 1`,
  );
  const patterns = secrets
    .flatMap(formsOf)
    .map((form) => `%${form.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  const searches = tables.map(
    ({ name }) =>
      `select '${name}' as name where exists (select from ${name} t where lower(t::text) like any ($1))`,
  );
  const { rows } = await database.query<{ name: string }>(searches.join(' union all '), [patterns]);
  return rows.map(({ name }) => name);
}
