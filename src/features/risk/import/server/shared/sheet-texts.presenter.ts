import type { Language } from '#platform/contract/access.ts';
import { fill } from '#platform/contract/fill.ts';
import type { RowError } from '../../row.rules.ts';
import { ar } from '../../text/ar.ts';
import { en } from '../../text/en.ts';
import { tr } from '../../text/tr.ts';

const texts = { en, tr, ar };

/** What is wrong with a row, in the reader's language. */
export const errorText = (language: Language, { code, values }: RowError): string =>
  fill((texts[language].row as Record<string, string>)[code] ?? code, values);

/** What the columns of a sheet are called. */
export const fieldNames = (language: Language) => texts[language].field;
export const sheetTexts = (language: Language) => texts[language].sheet;
