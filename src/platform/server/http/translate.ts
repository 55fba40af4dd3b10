import { languages, type Language } from '#platform/contract/access.ts';
import { fill } from '#platform/contract/fill.ts';
import type { PlatformText } from '#platform/text/en.ts';
import { byKey } from '#platform/contract/values/keys.ts';

const partNames = ['refusals', 'input', 'message', 'holdings'] as const;

/** The server's texts: what it refuses with, what is wrong with an input, what it says when all went well, and the names of what
 *  people hold and departments contain. */
export type ServerTexts = Record<(typeof partNames)[number], Record<string, string>>;

/** Refusals and errors of an input are asked for by codes that come with data; tests/contract.test.ts holds the texts to them. */
export type Translate = <Part extends keyof ServerTexts>(
  language: Language,
  part: Part,
  key: Part extends 'message' ? keyof PlatformText['message'] : string,
  values?: Record<string, unknown>,
) => string;

/** Gathers the texts of all features into one look-up. A missing text answers its key, and the contract test fails. */
export function translateFrom(parts: readonly Record<Language, Partial<ServerTexts>>[]): Translate {
  const textsOf = (language: Language) =>
    byKey(partNames, (name) => Object.assign({}, ...parts.map((part) => part[language][name] ?? {})));
  const gathered = byKey(languages, textsOf);
  return (language, part, key: string, values) => fill(gathered[language][part][key] ?? key, values);
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
