import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { suite, test } from 'node:test';
import type { Outcome } from '../../run/testing/test-worker.ts';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { root } from '../../run/packages.js';
// @ts-expect-error plain JavaScript
import { workerFlags } from '../../run/server-flags.js';

/** What a worker says of files that it runs one after the other. */
async function outcomesOf(...sources: string[]): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-worker-'));
  const worker = fork(join(root as string, 'run/testing/test-worker.ts'), [], {
    execArgv: workerFlags as string[],
    env: { ...process.env, PLUMBLINE_TEST_WORKER: 'yes' },
  });
  try {
    const outcomes: Outcome[] = [];
    for (const [at, source] of sources.entries()) {
      const path = join(folder, `${at}.test.mjs`);
      await writeFile(path, `import { suite, test, before, afterEach } from 'node:test';\n${source}`);
      worker.send(relative(root as string, path));
      outcomes.push(((await once(worker, 'message')) as [Outcome])[0]);
    }
    return outcomes;
  } finally {
    worker.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

suite('A process that runs files of tests', () => {
  test('counts what fails and what nobody catches, whichever test it belongs to, and goes on', async () => {
    const outcomes = await outcomesOf(
      `test('right', () => {}); test('wrong', () => { throw new Error('no'); });`,
      `test('forgets', async () => { void Promise.reject(new Error('stray')); await new Promise((r) => setTimeout(r, 20)); });`,
      `test('throws later', (t, done) => { setTimeout(() => { throw new Error('late'); }, 1); setTimeout(done, 20); });`,
      `test('right again', () => {});`,
    );
    assert.deepEqual(
      outcomes.map(({ passed, failed, failures }) => [passed, failed, failures]),
      [
        [1, 1, ['wrong: no']],
        [1, 1, ['nobody catches: stray']],
        [1, 1, ['nobody catches: late']],
        [1, 0, []],
      ],
    );
  });

  test('keeps what a suite does around its tests to that suite', async () => {
    const [outcome] = await outcomesOf(`
      let begun = 0;
      await new Promise((r) => setTimeout(r, 5));
      suite('one', () => {
        before(async () => { await null; begun++; });
        afterEach(() => { begun++; });
        test('begins', () => { if (begun !== 1) throw new Error(String(begun)); });
        suite('inner', () => test('goes on', () => { if (begun !== 2) throw new Error(String(begun)); }));
      });
      suite('other', () => test('is left alone', () => { if (begun < 2) throw new Error(String(begun)); }));
      test('is left alone too', () => { const now = begun; begun = 0; if (now > 4) throw new Error(String(now)); });
    `);
    assert.deepEqual([outcome?.passed, outcome?.failures], [4, []]);
  });
});
