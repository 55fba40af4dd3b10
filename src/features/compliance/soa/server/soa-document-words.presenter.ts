import type { Language } from '#platform/contract/access.ts';
import { fill } from '#platform/contract/fill.ts';
import { formatsFor } from '#platform/contract/format.ts';
import { isolated } from '#platform/server/documents/document.ts';
import { document as ar } from '../text/document/ar.ts';
import { document as en } from '../text/document/en.ts';
import { document as tr } from '../text/document/tr.ts';

const texts = { en, tr, ar };

/** The words of the document: what is put into a sentence disturbs its direction as little as its own is disturbed. */
export function soaDocumentWords(language: Language, timezone: string) {
  const text = texts[language];
  const formats = formatsFor(language, timezone);
  const translate = (sentence: string, values: Record<string, string | number>): string =>
    fill(
      sentence,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(String(value))])),
    );
  return {
    text,
    translate,
    percent: (value: number | null) =>
      value === null
        ? text.none
        : formats.number(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    period: ({ from, to }: { from: string; to: string }) =>
      translate(text.days, { from: formats.day(from), to: formats.day(to) }),
    /** A moment inside of a sentence, with what else stands in it. */
    at: (sentence: string, value: string, values: Record<string, string | number> = {}) =>
      translate(sentence, { ...values, moment: formats.moment(value), zone: timezone }),
  };
}
export type SoaDocumentWords = ReturnType<typeof soaDocumentWords>;
