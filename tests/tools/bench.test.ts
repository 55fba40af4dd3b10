import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { suite, test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = globSync('bench/**/*.{ts,tsx,mjs}', { cwd: root });
/** What npm's commands start. */
const programs = globSync('run/*.js', { cwd: root }).flatMap((path) =>
  [...read(path).matchAll(/'(bench\/[\w/-]+\.ts)'/g)].map(([, program = '']) => program),
);

/** A file's imports, and the files that it starts or builds by their names. */
const namedIn = (path: string): string[] =>
  [...read(path).matchAll(/['"`]([\w./-]+\.(?:tsx?|mjs))['"`]/g)].flatMap(([, name = '']) => {
    const beside = posix.join(posix.dirname(path), name);
    return files.filter(
      (file) => file === name.replace(/^\//, '') || file === beside || file === `bench/${name}`,
    );
  });

suite('What is measured', () => {
  test('has a line in its README for each program', () => {
    assert.ok(programs.length >= 8, programs.join());
    const page = read('bench/README.md');
    for (const program of programs)
      assert.ok(page.includes(`\`${program.slice('bench/'.length)}\``), program);
  });

  test('is all that lies there', () => {
    const needed = new Set<string>();
    const need = (path: string) => {
      if (needed.has(path)) return;
      needed.add(path);
      namedIn(path).forEach(need);
    };
    const siege = globSync('tests/siege/*.ts', { cwd: root });
    const others = [...siege, ...globSync('run/pictures/*.ts', { cwd: root })];
    for (const path of [...programs, ...others]) need(path);
    assert.deepEqual(
      files.filter((path) => !needed.has(path) && !path.endsWith('.test.ts')),
      [],
    );
  });
});
