import assert from 'node:assert/strict';
import { access, readdir, readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { suite, test } from 'node:test';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFile(join(root, path), 'utf8');
/** The records by name, which begins with their number; beside them lies their index. */
const decisions = async () =>
  (await readdir(join(root, 'docs/decisions'))).filter((name) => name !== 'README.md').toSorted();

suite('The documents', () => {
  test('number the decisions without gaps, and each says why, what and what follows', async () => {
    for (const [at, name] of (await decisions()).entries()) {
      assert.match(name, /^\d{4}-[a-z0-9-]+\.md$/);
      assert.equal(Number(name.slice(0, 4)), at + 1, name);
      const text = await read(`docs/decisions/${name}`);
      assert.ok(text.startsWith(`# ${at + 1}. `), name);
      for (const part of ['Context', 'Decision', 'Consequences'])
        assert.ok(text.includes(`**${part}.**`), `${name}: ${part}`);
    }
  });

  test('list every decision with its title and whether it holds', async () => {
    const index = await read('docs/decisions/README.md');
    for (const [at, name] of (await decisions()).entries()) {
      const title = (await read(`docs/decisions/${name}`)).split('\n')[0]?.replace(/^# \d+\. /, '');
      const line = index.split('\n').find((one) => one.startsWith(`| ${at + 1} | [${title}](`));
      assert.ok(line?.includes(`/${name})`), `${at + 1}. ${title}`);
      assert.match(line ?? '', /\) \| (in force|(partly )?replaced by \d+) \| .{20,} \|$/);
    }
  });

  test('name every thing of the product, and the files of each flow', async () => {
    const architecture = await read('ARCHITECTURE.md');
    const files = (await readdir(join(root, 'src'), { recursive: true })).map((path) => path.split(sep));
    const isThing = ([floor, , thing = '', ...rest]: string[]) =>
      floor === 'features' && rest.length > 0 && !thing.includes('.') && thing !== 'text';
    for (const [, area = '', thing = ''] of files.filter(isThing)) {
      const line = architecture.split('\n').find((one) => one.startsWith(`| \`${area}\` |`));
      assert.ok(line?.includes(`\`${thing}\``), `ARCHITECTURE.md does not name ${area}/${thing}`);
    }
    const names = new Set(files.map((path) => path.at(-1)));
    const named = /[\w-]+(?:\.\w+)*\.(?:tsx?|sql)\b/g;
    for (const chart of (await read('docs/flows.md'))
      .split('```')
      .filter((part) => part.startsWith('mermaid')))
      for (const [name] of chart.matchAll(named)) assert.ok(names.has(name), `docs/flows.md names ${name}`);
  });

  test('name files that exist', async () => {
    const pages = [
      'README.md',
      'ARCHITECTURE.md',
      'REVIEW.md',
      'docs/flows.md',
      'docs/glossary.md',
      'docs/scaling.md',
      'docs/decisions/README.md',
      'bench/README.md',
    ];
    for (const page of pages)
      for (const [, target = ''] of (await read(page)).matchAll(/\]\((?!https?:)([^)#]+)/g))
        await access(join(root, dirname(page), target)).catch(() => assert.fail(`${page} names ${target}`));
  });

  test('give each word in three languages', async () => {
    const [forPeople = '', inCode = ''] = (await read('docs/glossary.md')).split('## Words in code');
    const rowsOf = (text: string) => text.split('\n').filter((line) => /^\| (?!Term|Word|-)/.test(line));
    const lines = rowsOf(forPeople);
    assert.ok(lines.length > 30);
    assert.ok(rowsOf(inCode).every((line) => line.split('|')[2]?.trim()));
    for (const line of lines) {
      const [, term, meaning, , turkish, arabic] = line.split('|').map((cell) => cell.trim());
      assert.ok(term && meaning && turkish && /[\u0600-\u06ff]/.test(arabic ?? ''), line);
    }
  });
});
