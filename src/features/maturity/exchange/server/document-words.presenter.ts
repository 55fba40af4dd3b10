import type { Language } from '#platform/contract/access.ts';
import { fill } from '#platform/contract/fill.ts';
import { formatsFor } from '#platform/contract/format.ts';
import { isolated } from '#platform/server/documents/document.ts';
import type { Period } from '#features/maturity/assessment/assessment-change.contract.ts';
import { nameOfPeriod } from '#features/maturity/assessment/period.rules.ts';
import { document as ar } from '../text/document/ar.ts';
import { document as en } from '../text/document/en.ts';
import { document as tr } from '../text/document/tr.ts';

const texts = { en, tr, ar };

/** The words of the document: what is put into a sentence disturbs its direction as little as its own is disturbed. */
export function documentWords(language: Language, timezone: string) {
  const text = texts[language];
  const formats = formatsFor(language, timezone);
  const translate = (sentence: string, values: Record<string, string | number>): string =>
    fill(
      sentence,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(String(value))])),
    );
  const level = (value: number | null) =>
    value === null
      ? text.none
      : formats.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

  return {
    text,
    translate,
    /** A level of a mean, with its decimal. */
    level,
    /** Of 0 to 100, as figures have it. */
    percent: (value: number | null) =>
      value === null
        ? text.none
        : formats.number(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    day: formats.day,
    /** A moment inside of a sentence, with what else stands in it. */
    at: (sentence: string, value: string, values: Record<string, string> = {}) =>
      translate(sentence, { ...values, moment: formats.moment(value), zone: timezone }),
    period(period: Period): string {
      const name = nameOfPeriod(period);
      const year = String(name?.year);
      switch (name?.kind) {
        case 'year':
          return year;
        case 'half':
          return translate(text.half[name.number], { year });
        case 'quarter':
          return translate(text.quarter[name.number], { year });
        default:
          return translate(text.days, { from: formats.day(period.from), to: formats.day(period.to) });
      }
    },
  };
}

export type DocumentWords = ReturnType<typeof documentWords>;
