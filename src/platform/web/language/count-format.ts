import type { FormatterModule } from 'i18next';
import { formatsFor } from '#platform/contract/format.ts';
import { isLanguage } from './browser-language.ts';

const nothing = () => undefined;

/** Writes how many there are of something (`count`) as every other number of the language; other values stand as they are given. */
export const countFormat: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value: unknown, _format, spoken, options) =>
    options?.['interpolationkey'] === 'count' && typeof value === 'number'
      ? formatsFor(isLanguage(spoken) ? spoken : 'en', 'UTC').number(value)
      : (value as string),
};
