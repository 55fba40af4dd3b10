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
  test('notices a taken port before it makes a database', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'plumbline-start-'));
    await chmod(DATA_DIR, 0o755);
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const config = readConfig({ DATA_DIR, PORT: String(port), LOG_LEVEL: 'silent' });
    try {
      await assert.rejects(
        startServer(config, () => undefined),
        new RegExp(`PORT.*${port} is in use`),
      );
      assert.deepEqual(await readdir(DATA_DIR), []);
    } finally {
      taken.close();
      await rm(DATA_DIR, { recursive: true, force: true });
    }
  });
});
