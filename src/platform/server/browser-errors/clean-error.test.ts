import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { cleanError } from './clean-error.ts';

const nothing = { path: '', message: '', stack: '' };
const messageOf = (message: string) => cleanError({ ...nothing, message }).message;
const stackOf = (...lines: string[]) => cleanError({ ...nothing, stack: lines.join('\n') }).stack.split('\n');
const pathOf = (path: string) => cleanError({ ...nothing, path }).path;

suite('What is logged of an error in a browser', () => {
  const cases: [said: string, logged: string][] = [
    ['Error: the page broke', 'Error: the page broke'],
    [
      "TypeError: Cannot read properties of undefined (reading 'Ada')",
      'TypeError: Cannot read properties of undefined (reading …)',
    ],
    [
      'SyntaxError: Unexpected token \'A\', "Ada said "so"" is not valid JSON',
      'SyntaxError: Unexpected token …, … is not valid JSON',
    ],
    [
      'SyntaxError: Invalid regular expression: /Ada(/: Unterminated group',
      'SyntaxError: Invalid regular expression: …',
    ],
    ['RangeError: Invalid time zone specified: Ada/Lovelace', 'RangeError: Invalid time zone specified: …'],
    ['TypeError: cannot match /Ada L/ here', 'TypeError: cannot match … here'],
    ['Error: https://grc.example/apps?risk=Ada#x was not found', 'Error: … was not found'],
    ['Error: no mail to ada@grc.example today', 'Error: no mail to … today'],
    ['Error: no row 018f2d5e-0000-7000-8000-00000000abcd', 'Error: no row …'],
    ['Error: call +44 20794601 back', 'Error: call +44 … back'],
    ['Error: Şirket اسم\nis gone', 'Error: … … is gone'],
    ['Error: “Ada Lovelace rose” is gone', 'Error: … is gone'],
    ['Error: ‘Ada’s rose’ is gone', 'Error: … is gone'],
    ['Error: `Ada` is gone', 'Error: … is gone'],
  ];
  for (const [said, logged] of cases)
    test(`of "${said}"`, () => {
      assert.equal(messageOf(said), logged);
    });

  test('of a long message is its beginning', () => {
    assert.equal(messageOf(`Error: ${'x'.repeat(900)}`).length, 300);
  });

  test('of a stack is the places in files of ours, as each browser names them', () => {
    assert.deepEqual(
      stackOf(
        'Error: Ada (https://grc.example/assets/app-x.js:9:9)',
        '    at close (https://grc.example/assets/RiskPage-aB_3.js:12:345)',
        '    at async https://grc.example/assets/libraries-x.js:1:2',
        '    at Array.map (<anonymous>)',
        '    at https://grc.example/apps/risk?risk=Ada:1:1',
        '    at run (chrome-extension://abcdef/content.js:3:4)',
        'close@https://grc.example/assets/RiskPage-aB_3.js:12:345',
        '@http://localhost:5173/src/features/risk/page/web/RiskPage.tsx?t=171:5:6',
      ),
      [
        'close assets/RiskPage-aB_3.js:12:345',
        'assets/libraries-x.js:1:2',
        'elsewhere',
        'elsewhere',
        'close assets/RiskPage-aB_3.js:12:345',
        'src/features/risk/page/web/RiskPage.tsx:5:6',
      ],
    );
    assert.equal(stackOf(...Array<string>(40).fill('f@https://grc.example/assets/a.js:1:2')).length, 12);
  });

  test('of a path is its pattern', () => {
    assert.equal(pathOf('/apps/risk/management/view?risk=018f#Ada'), '/apps/risk/management/view');
    assert.equal(
      pathOf('/apps/compliance/:complianceName/:id/control/:controlId'),
      '/apps/compliance/:complianceName/:id/control/:controlId',
    );
    assert.equal(pathOf('/apps/018f2d5e-0000-7000-8000-00000000abcd/Ada%20L/x'), '/apps/:/:/x');
  });
});
