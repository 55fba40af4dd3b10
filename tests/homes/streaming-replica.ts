import { execFileSync } from 'node:child_process';
import { appendFile, chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded-database.ts';
import { afterProcess } from '#tests/world/after-hooks.ts';

/** A read replica of a further home: PostgreSQL's own, which streams what its home writes. It is made as `pg_basebackup` would, which
 *  the packages do not bring: a copy of the files between the begin and the end of a backup. */
export async function startReplica({ url, folder }: { url: string; folder: string }) {
  const copy = await mkdtemp(join(tmpdir(), 'plumbline-replica-'));
  await chmod(copy, 0o755);
  const files = join(copy, 'postgres');
  const home = new pg.Client({ connectionString: url });
  await home.connect();
  await home.query(`select pg_backup_start('replica', true)`);
  execFileSync('cp', ['-a', join(folder, 'postgres'), files]);
  const { rows } = await home.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  await home.end();
  await rm(join(files, 'postmaster.pid'));
  await rm(join(files, 'postmaster.opts'), { force: true });
  const { uid, gid } = await stat(files);
  for (const [name, content] of Object.entries({
    backup_label: rows[0]?.labelfile ?? '',
    'standby.signal': '',
  })) {
    await writeFile(join(files, name), content);
    await chown(join(files, name), uid, gid);
  }
  const { hostname, port, username, password } = new URL(url);
  await appendFile(
    join(files, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  );
  const running = await startEmbeddedDatabase(copy, password, () => undefined);
  afterProcess.add(() => running.stop().then(() => rm(copy, { recursive: true, force: true })));
  return running;
}
