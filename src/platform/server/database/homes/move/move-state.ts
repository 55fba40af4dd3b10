import type pg from 'pg';

/** What stands in the way of a move, or of its end. */
export class MoveRefused extends Error {}

export type Closed = 'moving_in' | 'moved_out' | undefined;

/** Why nobody works with the organisation on a home; nothing where it is open. */
export async function closedOn(client: pg.Client, orgId: string): Promise<Closed> {
  const { rows } = await client.query<{ why: Closed }>(
    'select why from closed_organisation where organisation_id = $1',
    [orgId],
  );
  return rows[0]?.why;
}

export const close = (client: pg.Client, orgId: string, why: NonNullable<Closed>) =>
  client.query(
    `insert into closed_organisation (organisation_id, why) values ($1, $2)
      on conflict (organisation_id) do update set why = excluded.why, since = now()`,
    [orgId, why],
  );

export const reopen = (client: pg.Client, orgId: string) =>
  client.query('delete from closed_organisation where organisation_id = $1', [orgId]);

/** The organisation in the directory: its id and the name of its home. */
export async function inDirectory(directory: pg.Client, slug: string): Promise<{ id: string; home: string }> {
  const { rows } = await directory.query<{ id: string; home: string }>(
    'select organisation_id as id, home from organisation_address where slug = $1',
    [slug],
  );
  if (rows[0] === undefined) throw new MoveRefused(`there is no organisation "${slug}"`);
  return rows[0];
}

export const settleInDirectory = (directory: pg.Client, orgId: string, home: string) =>
  directory.query('update organisation_address set home = $2 where organisation_id = $1', [orgId, home]);

/** One move of an organisation at a time, for as long as the connection lasts. */
export async function expectNoOtherMove(directory: pg.Client, orgId: string): Promise<void> {
  const { rows } = await directory.query<{ mine: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('move of ' || $1, 0)) as mine`,
    [orgId],
  );
  if (rows[0]?.mine !== true) throw new MoveRefused('another move of the organisation is under way');
}

const versionOf = async (client: pg.Client): Promise<{ server: number; migrations: string }> => {
  const { rows } = await client.query<{ server: number; migrations: string }>(
    `select current_setting('server_version_num')::int / 10000 as server,
      (select string_agg(hash, ' ' order by id) from plumbline_migrations.__drizzle_migrations) as migrations`,
  );
  return rows[0] as { server: number; migrations: string };
};

/** Rows go over as text: both sides have to mean the same by it, and must not change meanwhile. */
export async function expectSameVersions(source: pg.Client, target: pg.Client): Promise<void> {
  for (const client of [source, target]) {
    // Shared, and given back at once: it is not had while somebody migrates.
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock_shared(7240125) and pg_advisory_unlock_shared(7240125) as free',
    );
    if (rows[0]?.free !== true) throw new MoveRefused('a migration is running');
  }
  const [here, there] = [await versionOf(source), await versionOf(target)];
  if (here.server !== there.server)
    throw new MoveRefused(`the versions of PostgreSQL differ: ${here.server} and ${there.server}`);
  if (here.migrations !== there.migrations)
    throw new MoveRefused('the two homes are not at the same version of the product');
}
