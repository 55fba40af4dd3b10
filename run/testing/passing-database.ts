import pg from 'pg';

/** Nothing of this database is to outlive the machine, so it need not wait for the disk; and nobody guesses the passwords of its
 *  roles, which are made for each run, so signing in as one of them need not take long. */
export async function waitForNothing(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of [
    'fsync = off',
    'synchronous_commit = off',
    'full_page_writes = off',
    'scram_iterations = 1',
  ])
    await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** The address of a database whose statements are not given up and whose locks are waited for, where a machine has other things to do: the
 *  product gives up a statement after five seconds, and a lock after two. */
export function patiently(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c statement_timeout=300000 -c lock_timeout=60000');
  return address.href;
}
