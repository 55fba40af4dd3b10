import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/asvs.md');

interface Line {
  id: string;
  level: string;
  wants: string;
  held: string[];
}

/** The rows of the table, as they stand there. */
const lines: readonly Line[] = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, id = '', level = '', wants = '', held = ''] = line.split('|').map((cell) => cell.trim());
    return { id, level, wants, held: held.split('<br>') };
  });

/** How many lines of each level concern the product. */
const wanted = { '1': 65, '2': 159 } as const;

/** A part that names a test: its file, and the titles that lead to it. */
const named = (part: string): { path: string; title: string } | undefined => {
  const [, path, title] = /^`([^`]+\.(?:test|e2e)\.ts)`: (.+)$/.exec(part) ?? [];
  return path === undefined || title === undefined ? undefined : { path, title };
};
const begins = {
  construction: '**By construction.**',
  documented: '**Documented.**',
  operator: '**Operator.**',
  none: '**Not applicable.**',
  notMet: '**Not met',
};

/** The titles of a file with those of the suites around them: `suite › test`. What a table fills in is `…`. */
function titlesIn(path: string): Set<string> {
  const found = new Set<string>();
  const around: { depth: number; title: string }[] = [];
  const titled =
    /^([ ]*)(?:await )?(?:t\.)?(suite|test|describe|test\.describe|it)\(\s*(['"`])((?:\\.|(?!\3)[^\\])*)\3/gm;
  for (const [, spaces = '', kind, quote, raw = ''] of read(path).matchAll(titled)) {
    const unescaped = raw.replace(/\\(.)/g, '$1');
    const title = quote === '`' ? unescaped.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…') : unescaped;
    while ((around.at(-1)?.depth ?? -1) >= spaces.length) around.pop();
    found.add([...around.map((one) => one.title), title].join(' › '));
    if (kind !== 'test' && kind !== 'it') around.push({ depth: spaces.length, title });
  }
  return found;
}

const isTested = ({ held }: Line) => held.some((part) => named(part) !== undefined);
const says = ({ held }: Line, begin: string) => held.some((part) => part.startsWith(begin));

suite('The table of ASVS', () => {
  test('has each line once, in order, and all of its cells', () => {
    const ids = lines.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    const inOrder = ids.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    assert.deepEqual(ids, inOrder);
    for (const [level, count] of Object.entries(wanted))
      assert.equal(lines.filter((line) => line.level === level).length, count, `lines of level ${level}`);
    for (const { id, wants, held } of lines) {
      assert.match(id, /^(?:[1-9]|1[0-6])\.\d+\.\d+$/);
      assert.notEqual(wants, '', id);
      assert.ok(
        held.every((part) => part.length > 10),
        id,
      );
    }
  });

  test('names tests that exist, by their file and title', () => {
    const known = new Map<string, Set<string>>();
    const missing = lines.flatMap(({ id, held }) =>
      held.flatMap((part) => {
        const one = named(part);
        if (one === undefined) return [];
        if (!existsSync(join(root, one.path))) return [`${id}: there is no ${one.path}`];
        const titles = known.get(one.path) ?? titlesIn(one.path);
        known.set(one.path, titles);
        return titles.has(one.title) ? [] : [`${id}: ${one.path} has no “${one.title}”`];
      }),
    );
    assert.deepEqual(missing, []);
    assert.ok(known.size > 50);
  });

  test('says of a line without a test why it holds, or that it does not', () => {
    for (const line of lines.filter((one) => !isTested(one)))
      assert.ok(
        Object.values(begins).some((begin) => says(line, begin)),
        line.id,
      );
  });

  test('counts what it says', () => {
    const notMet = lines.filter((line) => says(line, begins.notMet));
    const others = lines.filter((line) => !notMet.includes(line));
    const untested = others.filter((line) => !isTested(line));
    const none = untested.filter((line) => says(line, begins.none));
    const counts = [
      others.length - untested.length,
      untested.length - none.length,
      none.length,
      notMet.length,
    ];
    assert.deepEqual(
      /Held by a test: (\d+) lines\. Held without one: (\d+)\. Not applicable: (\d+)\. Not met, or not to the letter: (\d+)\./
        .exec(page)
        ?.slice(1)
        .map(Number),
      counts,
    );
  });

  test('leads to pages and parts of pages that are there', () => {
    const slugOf = (heading: string) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-');
    const wrong = [...page.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].flatMap(
      ([, path = '', part]) => {
        const target = join('docs', path === '' ? 'asvs.md' : path);
        if (!existsSync(join(root, target))) return [target];
        const headings = read(target).matchAll(/^#+ (.+)$/gm);
        const isThere =
          part === undefined || [...headings].some(([, heading = '']) => slugOf(heading) === part);
        return isThere ? [] : [`${target}#${part}`];
      },
    );
    assert.deepEqual(wrong, []);
  });
});
