import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { readConfig } from '#platform/server/process/config.ts';
import { startServer } from './start-server.ts';

suite('A start', () => {
  /** What it was refused for, before anything was made. */
  async function refusesFor(settings: Record<string, string>, why: RegExp): Promise<void> {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'plumbline-start-'));
    await chmod(DATA_DIR, 0o755);
    const config = readConfig({ DATA_DIR, LOG_LEVEL: 'silent', ...settings });
    try {
      await assert.rejects(
        startServer(config, () => undefined),
        why,
      );
      assert.deepEqual(await readdir(DATA_DIR), []);
    } finally {
      await rm(DATA_DIR, { recursive: true, force: true });
    }
  }

  test('notices a taken port before it makes a database', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    try {
      await refusesFor({ PORT: String(port) }, new RegExp(`PORT.*${port} is in use`));
    } finally {
      taken.close();
    }
  });

  for (const host of ['93.184.215.14', 'user:secret@93.184.215.14', '[2606:4700:4700::1111]:25'])
    test(`is refused where mails would go to ${host} without TLS`, () =>
      refusesFor(
        { PORT: '0', SMTP_URL: `smtp://${host}`, SMTP_TLS: 'no', MAIL_FROM: 'a@example.com' },
        /^BadSetting: SMTP_TLS: .*without TLS everybody on the way reads what is mailed/,
      ));
});
