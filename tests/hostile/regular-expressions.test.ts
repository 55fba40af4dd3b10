// Own process: it compares what expressions work, and nothing else may work meanwhile.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { parseSync } from 'vite';
import { growthOf, timesLonger } from '#tests/tools/hostile-strings.ts';

const root = join(import.meta.dirname, '../..');

interface Found {
  pattern: string;
  flags: string;
}

/** Every regular expression in a tree of syntax, lists in it included. */
function* expressionsIn(node: unknown): Generator<Found> {
  if (typeof node !== 'object' || node === null) return;
  const { type, regex } = node as { type?: string; regex?: Found };
  if (type === 'Literal' && regex !== undefined) yield regex;
  else for (const held of Object.values(node)) yield* expressionsIn(held);
}

const found = new Map<string, Found & { path: string }>();
for (const path of globSync('src/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
  if (path.endsWith('.test.ts')) continue;
  for (const { pattern, flags } of expressionsIn(
    parseSync(path, readFileSync(join(root, path), 'utf8')).program,
  ))
    // What repeats nothing without an end takes no time to speak of.
    if (/[*+]|,\}/.test(pattern)) found.set(`/${pattern}/${flags}`, { pattern, flags, path });
}

/** As far from what is linear as from each sign being looked at for each other one. */
const most = timesLonger ** 1.5;

/** The growth of a pattern that is too much, and the text that shows it; nothing where it is linear. A process may have to tidy up just
 *  then, and memory grows by a step at some length: what is not linear shows at every length. */
function tooMuchGrowth({ pattern, flags }: Found): ReturnType<typeof growthOf> | undefined {
  let found = growthOf(pattern, flags);
  for (const from of [400, 2000, 600]) {
    if (found.growth < most) return undefined;
    found = growthOf(pattern, flags, from);
  }
  return found.growth < most ? undefined : found;
}

suite('A regular expression', () => {
  test('that looks for an end again from every beginning is noticed', () => {
    for (const pattern of ['\\[[^\\]]*\\]', '\\s*[\\r\\n]+\\s*'])
      assert.ok(growthOf(pattern, 'g').growth > most, pattern);
    assert.equal(tooMuchGrowth({ pattern: '[&<>"]', flags: 'g' }), undefined);
  });

  test('of the product works as many times more as there is more, whatever it is given', () => {
    assert.ok(found.size > 40);
    const slow = [...found].flatMap(([name, one]) => {
      const grown = tooMuchGrowth(one);
      return grown === undefined
        ? []
        : [`${one.path} ${name}: ${grown.growth.toFixed(1)} with ${JSON.stringify(grown.text)}`];
    });
    assert.deepEqual(slow, []);
  });
});
