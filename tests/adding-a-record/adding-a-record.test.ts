import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import {
  copyWithSample,
  removeCopy,
  runsInCopy,
  sampleFiles,
  textOf,
  typesOfCopy,
  withInserted,
} from './copy.ts';
import { insertions } from './insertions.ts';

const root = join(import.meta.dirname, '../..');

/** Words are written for people, and by people who speak the language: they are no cost of the house. */
const isText = (path: string) => path.includes('/text/');
const linesOf = (text: string) => text.trimEnd().split('\n').length;

suite('A record of five statuses and eight verbs, added as docs/adding-a-record.md says', () => {
  before(async () => {
    await copyWithSample();
    assert.equal(await runsInCopy('run/generate-migrations.ts'), '');
    assert.equal(await runsInCopy('run/plumbline.js', 'run/print-workflows.ts'), '');
  });
  after(removeCopy);

  test('costs at most 900 lines of its own, texts apart', async (t) => {
    const own = (await sampleFiles()).filter((path) => !isText(path));
    const lines = await Promise.all(own.map(async (path) => linesOf(await textOf(path))));
    const inserted = insertions.filter(({ file }) => !isText(file)).flatMap(({ lines }) => lines);
    const sum = lines.reduce((all, one) => all + one, 0);
    t.diagnostic(`${sum} lines in ${own.length} files, ${inserted.length} in what was there`);
    assert.ok(sum + inserted.length <= 900, `${sum + inserted.length} lines`);
  });

  test('finds each of its files and places in the guide, and the lines that they need', async () => {
    const guide = await readFile(join(root, 'docs/adding-a-record.md'), 'utf8');
    const inGuide = (path: string) =>
      basename(path).replace('incident', '<thing>').replace('Incident', '<Thing>');
    const files = (await sampleFiles()).filter((path) => !isText(path));
    const named = [...files, ...insertions.map(({ file }) => file)].map(inGuide);
    assert.deepEqual(
      [...new Set(named)].filter((name) => !guide.includes(name)),
      [],
    );
    const linesIn = new Map<string, number>();
    for (const path of files) linesIn.set(inGuide(path), linesOf(await textOf(path)));
    for (const [, row = '', told] of guide.matchAll(/^\| \d+ \| (.+?) \| (\d+) \|/gm)) {
      const names = [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => basename(name));
      const lines = names.reduce((sum, name) => sum + (linesIn.get(name) ?? Number.NaN), 0);
      assert.equal(lines, Number(told), row);
    }
  });

  test('compiles, on the server and in the browser', async () => {
    assert.deepEqual(await Promise.all([typesOfCopy('server'), typesOfCopy('web')]), ['', '']);
  });

  test('passes what is generated for every record', async () => {
    const program = 'tests/adding-a-record/tests-of-copy.ts';
    assert.equal(await runsInCopy('run/plumbline.js', program, 'incident'), '');
  });
});

suite('What is put into a file', () => {
  const insertion = { file: 'src/app/list.ts', behind: '  one,', lines: ['  other,'] };

  test('stands behind the line that it names', () => {
    assert.equal(withInserted('[\n  one,\n];\n', insertion), '[\n  one,\n  other,\n];\n');
  });

  test('is refused, with the name of the file, where that line is not there or there twice', () => {
    for (const text of ['[\n];\n', '[\n  one,\n  one,\n];\n'])
      assert.throws(() => withInserted(text, insertion), /src\/app\/list\.ts has {3}one, \d times/);
  });
});
