import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Language } from '#platform/contract/access.ts';
import { formatsFor } from '#platform/contract/format.ts';
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

test('How far a day is from today is said as people say it: in days, from two months on in months, then in years', () => {
  const cases: [day: string, en: string, tr: string, ar: string][] = [
    ['2026-03-02', 'today', 'bugün', 'اليوم'],
    ['2026-03-03', 'tomorrow', 'yarın', 'غدًا'],
    ['2026-03-05', 'in 3 days', '3 gün sonra', 'خلال 3 أيام'],
    ['2026-02-27', '3 days ago', '3 gün önce', 'قبل 3 أيام'],
    ['2026-04-30', 'in 59 days', '59 gün sonra', 'خلال 59 يومًا'],
    ['2026-05-01', 'in 2 months', '2 ay sonra', 'خلال شهرين'],
    ['2027-03-02', 'in 12 months', '12 ay sonra', 'خلال 12 شهرًا'],
    ['2028-03-01', 'in 2 years', '2 yıl sonra', 'خلال سنتين'],
  ];
  const languages: Language[] = ['en', 'tr', 'ar'];
  for (const [day, ...said] of cases)
    assert.deepEqual(
      languages.map((language) => formatsFor(language, 'UTC').relativeDay(day, '2026-03-02')),
      said,
      day,
    );
});
