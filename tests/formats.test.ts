import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { brokenRules } from '#tests/house/house-rules.ts';

const broken = (...files: [path: string, source: string][]) => brokenRules(new Map(files));

suite('A figure or a day that is formatted by hand is found:', () => {
  const page = 'src/features/risk/page/web/RiskPage.tsx';
  for (const source of [
    'const text = (1234.5).toLocaleString();',
    'const text = name.toLocaleUpperCase();',
    "const format = new Intl.NumberFormat(locale, { style: 'percent' });",
    'const text = `${share} %`;',
    'const part = <td>{row.mean.toFixed(1)}</td>;',
    'const day = now.toISOString().slice(0, 10);',
  ])
    test(source, () => {
      const [found = '', ...more] = broken([page, source]);
      assert.deepEqual(more, []);
      assert.match(found, /formatted by hand, not by formats/);
    });

  test('but not where forms are made, nor the day that a call sends from the server', () => {
    assert.deepEqual(
      broken(
        ['src/platform/contract/format.ts', 'new Intl.NumberFormat(locale)'],
        ['src/features/risk/import/date.rules.ts', 'date.toISOString().slice(0, 10)'],
      ),
      [],
    );
  });
});
