import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { brokenClocks } from '#tests/house/clock-rules.ts';

const root = join(import.meta.dirname, '../..');
const broken = (path: string, source: string) => brokenClocks(new Map([[path, source]]));

suite('No test asserts a time', () => {
  test('nor does a journey, nor what they use', () => {
    const paths = globSync('{src,tests,seeds,bench}/**/*.ts', { cwd: root });
    assert.ok(paths.some((path) => path.endsWith('.e2e.ts')));
    const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
    assert.deepEqual(brokenClocks(sources), []);
  });
});

suite('It is noticed where a test', () => {
  const cases: [what: string, why: string, source: string][] = [
    [
      'reads how long something took',
      'reads a clock (performance.now)',
      `const began = performance.now(); await work(); assert.ok(performance.now() - began < 50);`,
    ],
    ['reads it otherwise', 'reads a clock (process.hrtime)', `const began = process.hrtime.bigint();`],
    [
      'counts the work of the processor',
      'reads a clock (process.cpuUsage)',
      `const { user } = process.cpuUsage();`,
    ],
    [
      'watches how late the server is',
      'reads a clock (monitorEventLoopDelay)',
      `const delay = monitorEventLoopDelay();`,
    ],
    [
      'reads it from the time of day',
      'reads how long something took',
      `const began = Date.now(); await work(); assert.ok(Date.now() - began < 50);`,
    ],
    [
      'reads it from a date',
      'reads how long something took',
      `let last = 0; last = +new Date(); assert.ok(new Date().getTime() - last < 50);`,
    ],
    [
      'ends after a while',
      'sets a limit of its own (timeout)',
      `test('is quick', { timeout: 10_000 }, async () => {});`,
    ],
    [
      'waits for less than others do',
      'sets a limit of its own (timeout)',
      `await expect(page.getByRole('row')).toBeVisible({ timeout: 500 });`,
    ],
    [
      'has a limit for a whole journey',
      'sets a limit of its own (test.setTimeout)',
      `test('walks', () => { test.setTimeout(120_000); });`,
    ],
  ];
  for (const [what, why, source] of cases)
    test(what, () => {
      for (const path of [
        'src/features/risk/record/risk.test.ts',
        'tests/e2e/risk.e2e.ts',
        'tests/world/some.ts',
      ])
        assert.deepEqual(new Set(broken(path, source)), new Set([`${path}: ${why} (line 1)`]));
    });

  test('and not where it sets the clock, makes a name of the moment, or names a day', () => {
    for (const source of [
      `const start = Date.now(); setClock(new Date(start + 5000).toISOString());`,
      'const name = `Overdue ${Date.now()}`;',
      `const days = (count: number) => new Date(Date.now() - count * 86_400_000);`,
      `await page.clock.runFor(500); await pause(50);`,
    ])
      assert.deepEqual(broken('src/a.test.ts', source), [], source);
  });

  test('and not in a measure', () => {
    const source = `const began = performance.now();`;
    for (const path of ['tests/siege/flood.ts', 'bench/run.ts', 'src/platform/server/limits/even-time.ts'])
      assert.deepEqual(broken(path, source), []);
  });
});
