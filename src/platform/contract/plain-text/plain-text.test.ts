import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isReadableLine, isReadableText, shownLine } from './plain-text.ts';

const refused: [what: string, text: string][] = [
  ['a control character', 'a bell \u0007 rings'],
  ['a zero', 'nul\0'],
  ['a control character of the upper half', 'next\u0085line'],
  ['an override', 'gnp\u202eexe'],
  ['an embedding', '\u202btext'],
  ['an isolate', '\u2067text\u2069'],
  ['a tag', 'read this\u{e0041}\u{e0042}'],
  ['a mark between ruby', 'a\ufff9b'],
  ['what is no character', 'a\uffffb'],
  ['half of a letter', 'half \ud83d'],
];
const accepted: [what: string, text: string][] = [
  ['Persian with a joiner', 'می\u200cخواهم'],
  ['Arabic with marks of direction', 'مخاطر\u200f (ISO\u200e 27001)\u061c'],
  ['a family', '👨\u200d👩\u200d👧'],
  ['an accent of its own', 'e\u0301'],
];

suite('A text that people write', () => {
  for (const [what, text] of refused)
    test(`with ${what} is readable neither as a line nor as paragraphs`, () => {
      assert.equal(isReadableLine(text), false);
      assert.equal(isReadableText(text), false);
    });
  for (const [what, text] of accepted)
    test(`may be ${what}`, () => {
      assert.ok(isReadableLine(text));
      assert.ok(isReadableText(`${text}\n\t${text}`));
      assert.equal(shownLine(text, 100), text);
    });

  test('has ends of lines in paragraphs alone', () => {
    for (const end of ['\n', '\r\n', '\u2028', '\u2029']) {
      assert.ok(isReadableText(`one${end}two`));
      assert.equal(isReadableLine(`one${end}two`), false);
      assert.equal(shownLine(`one${end}two`, 100), 'one two');
    }
  });
});
