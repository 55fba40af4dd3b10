import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** Elements that say how they look by `sx`. Lowered by whoever moves one to a style sheet (docs/decisions/0120-style-sheets.md). */
const most = 1299;

const countIn = (source: string): number => source.match(/\bsx=/g)?.length ?? 0;

suite('Looks', () => {
  test('are written in style sheets: what is written otherwise only gets less', () => {
    const files = globSync('src/**/*.tsx', { cwd: root });
    const all = files.reduce((sum, path) => sum + countIn(readFileSync(join(root, path), 'utf8')), 0);
    assert.ok(all > 0 && all <= most, `${all} elements have an sx, at most ${most}`);
  });

  test('are counted wherever they are written', () => {
    assert.equal(countIn('<Box sx={{ m: 1 }} /><Card\n  sx={card}\n/><p className="sx" />'), 2);
  });
});
