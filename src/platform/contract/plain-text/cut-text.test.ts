import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { beginningOf } from './cell-text.ts';
import { cutText } from './cut-text.ts';
import { shownLine } from './plain-text.ts';

suite('A text that is cut', () => {
  const cases: [name: string, text: string, most: number, cut: string][] = [
    ['stays whole where it fits', 'four', 4, 'four'],
    ['loses its end', 'four', 3, 'fou'],
    ['keeps a letter of two units that fits', 'abc😀', 5, 'abc😀'],
    ['loses such a letter whole', 'abc😀', 4, 'abc'],
    ['keeps the letter before one of two units', 'abc😀', 3, 'abc'],
    ['may be nothing', '😀', 1, ''],
  ];
  for (const [name, text, most, cut] of cases)
    test(name, () => {
      assert.equal(cutText(text, most), cut);
    });

  test('is well-formed wherever it is cut, in an error as well', () => {
    const letters = '😀 a\u0301 👨‍👩‍👧 𝔘'.repeat(9);
    for (let most = 0; most <= letters.length; most++)
      assert.ok(cutText(letters, most).isWellFormed(), `${most}`);
    assert.equal(beginningOf(`${'a'.repeat(59)}😀b`), `${'a'.repeat(59)}…`);
  });

  test('is taken as one line without what cannot be seen: the name of a file', () => {
    assert.equal(shownLine(' a\u0000b\u202ec\ud800d\n.xlsx ', 20), 'a b c\ufffdd .xlsx');
    assert.equal(shownLine(`${'a'.repeat(9)}😀.xlsx`, 10), 'a'.repeat(9));
  });
});
