import type { Language } from '#platform/contract/access.ts';
import { languages } from '#platform/contract/access.ts';
import { fill } from '#platform/contract/fill.ts';

/** The server's texts: what it refuses with, and what is wrong with an input, by language. */
export interface ServerTexts {
  refusals: Record<string, string>;
  input: Record<string, string>;
}

export type Say = (
  language: Language,
  part: keyof ServerTexts,
  key: string,
  values?: Record<string, unknown>,
) => string;

/** Gathers the texts of all features into one look-up. A missing text answers its key, and the contract test fails. */
export function sayFrom(parts: readonly Record<Language, Partial<ServerTexts>>[]): Say {
  const gathered = Object.fromEntries(
    languages.map((language) => [
      language,
      {
        refusals: Object.assign({}, ...parts.map((part) => part[language].refusals ?? {})) as Record<
          string,
          string
        >,
        input: Object.assign({}, ...parts.map((part) => part[language].input ?? {})) as Record<
          string,
          string
        >,
      },
    ]),
  ) as Record<Language, ServerTexts>;
  return (language, part, key, values) => fill(gathered[language][part][key] ?? key, values);
}

/** The first language of an Accept-Language header that the product speaks. */
export function languageOf(header: string | undefined): Language | undefined {
  const wanted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2));
  return (
    languages.find((language) => wanted[0] === language) ??
    languages.find((language) => wanted.includes(language))
  );
}
