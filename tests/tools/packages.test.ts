import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { isComplete as judged } from '../../run/packages.js';
// @ts-expect-error plain JavaScript
import { serverFlags } from '../../run/server-flags.js';

type Packages = Record<string, { version: string; optional?: boolean; extraneous?: boolean }>;
const isComplete = judged as (wanted: Packages, here: Packages) => boolean;
const root = join(import.meta.dirname, '../..');
const read = async (path: string) => JSON.parse(await readFile(join(root, path), 'utf8'));

suite('The packages', () => {
  const wanted = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
    'node_modules/of-nobody': { version: '1.0.0', extraneous: true },
  };

  test('are complete without those for other systems and those of nobody', () => {
    assert.equal(isComplete(wanted, { 'node_modules/a': { version: '1.0.0' } }), true);
  });

  test('are not when one is missing or of another version', () => {
    assert.equal(isComplete(wanted, {}), false);
    assert.equal(isComplete(wanted, { 'node_modules/a': { version: '1.0.1' } }), false);
  });

  test('are complete once npm has installed what it wrote down', async () => {
    const { packages } = (await read('package-lock.json')) as { packages: Packages };
    const installed = Object.entries(packages).filter(([, { extraneous }]) => !extraneous);
    assert.equal(isComplete(packages, Object.fromEntries(installed)), true);
  });

  test('are named exactly', async () => {
    const { dependencies, devDependencies } = (await read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, name);
  });

  test('are loaded by the server in the form that Node has little work with', () => {
    const program = `import { createRequire } from 'node:module';
      import 'drizzle-orm/pg-core';
      console.log(Object.keys(createRequire(import.meta.url).cache).filter((path) => path.includes('drizzle-orm')).length);`;
    const flags = [...(serverFlags as string[]), '--input-type=module', '--eval', program];
    const modules = Number(execFileSync(process.execPath, flags, { cwd: root, encoding: 'utf8' }));
    assert.ok(modules > 50, `${modules} modules in CommonJS`);
  });
});
