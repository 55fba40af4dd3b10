import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { secretOf } from './secret.ts';

suite('The secret in the data folder', () => {
  test('is made once, in a folder made for it, and for its owner alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-secret-'));
    try {
      const dataDir = join(folder, 'below', 'here');
      const secret = await secretOf({ secret: undefined, dataDir });
      assert.equal(secret.length, 43);
      assert.equal(await secretOf({ secret: undefined, dataDir }), secret);
      assert.equal((await stat(join(dataDir, 'secret'))).mode & 0o777, 0o600);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('is refused by name where no folder can be made', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-secret-'));
    try {
      await writeFile(join(folder, 'file'), '');
      const impossible = [join(folder, 'file'), join(folder, 'file', 'below')];
      if (process.platform === 'linux') impossible.push('/proc/nowhere', '/proc/nowhere/below');
      for (const dataDir of impossible)
        await assert.rejects(secretOf({ secret: undefined, dataDir }), {
          name: 'BadSetting',
          message: /^DATA_DIR: /,
        });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
