import { languages, type Language } from '#platform/contract/access.ts';
import { fill } from '#platform/contract/fill.ts';
import { folded, foldedHeader } from '#platform/contract/plain-text/cell-text.ts';
import { confidences } from '#features/maturity/assessment/answer.contract.ts';
import type { FrameworkEdition } from '#features/maturity/framework/server/shared/shipped-framework.content.ts';
import { sheetFields, type SheetField } from '../exchange.contract.ts';
import type { RowError, SheetWords } from '../sheet-row.rules.ts';
import { ar } from '../text/ar.ts';
import { en } from '../text/en.ts';
import { tr } from '../text/tr.ts';

const texts = { en, tr, ar };

/** What the columns of a sheet are called. */
export const fieldNames = (language: Language) => texts[language].field;
export const sheetTexts = (language: Language) => texts[language].sheet;

/** What is wrong with a row, in the reader's language. */
export const errorText = (language: Language, { code, values }: RowError): string =>
  fill((texts[language].row as Record<string, string>)[code] ?? code, values);

/** A file may come back from a colleague who speaks another language: the words of all of them are read. */
export const wordsOf = (edition: FrameworkEdition): SheetWords => ({
  levels: new Map(
    languages.flatMap((language) =>
      edition.in(language).levels.map(({ name }, value) => [folded(name), value] as const),
    ),
  ),
  confidences: new Map(
    languages.flatMap((language) =>
      confidences.map((one) => [folded(sheetTexts(language).confidence[one]), one] as const),
    ),
  ),
});

const headers: ReadonlyMap<string, SheetField> = new Map(
  languages.flatMap((language) =>
    sheetFields.map((field) => [foldedHeader(fieldNames(language)[field]), field] as const),
  ),
);

/** Which column of a row of headers holds what; of two of a name the first counts. */
export function columnsIn(row: readonly string[]): Map<SheetField, number> {
  const found = new Map<SheetField, number>();
  for (const [at, header] of row.entries()) {
    const field = headers.get(foldedHeader(header));
    if (field !== undefined && !found.has(field)) found.set(field, at);
  }
  return found;
}
