import type { Language } from '#platform/contract/access.ts';
import type { Formats } from '#platform/contract/format.ts';
import { sayIn } from '#platform/server/mail/mail-kind.ts';
import type { Notice } from '../notification.contract.ts';
import type { NoticeKind } from '../notice-kind.contract.ts';
import { notice as ar } from '../text/notice/ar.ts';
import { notice as en, type NoticeText } from '../text/notice/en.ts';
import { notice as tr } from '../text/notice/tr.ts';
import type { StoredNotice } from './notice.queries.ts';
import { present } from '#platform/contract/values/present.ts';

const texts: Record<Language, NoticeText> = { en, tr, ar };
const placesOf = (sentence: string) =>
  [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => present(name));

/** What a notice is told from. */
export interface Told {
  kind: NoticeKind;
  ref: string;
  words: Readonly<Record<string, string>>;
}

/** A notice as a sentence: the most exact one of its kind that the words can fill. */
export function wordsOfNotice({ kind, ref, words }: Told, language: Language, formats: Formats): string {
  const sentences: Readonly<Record<string, string>> = texts[language][kind];
  const { about = 'any', on, ...others } = words;
  const values: Record<string, string> = { ref, ...others, ...(on !== undefined && { on: formats.day(on) }) };
  const found = [`${about}_by`, about, 'any_by', 'any']
    .flatMap((name) => sentences[name] ?? [])
    .find((sentence) => placesOf(sentence).every((place) => place in values));
  return sayIn(language)(found ?? texts[language].anything, values);
}

export function toNotice(stored: StoredNotice, language: Language, formats: Formats): Notice {
  const { id, kind, severity, link, created_at, read_at, words } = stored;
  const object = {
    type: stored.object_type,
    id: stored.object_id,
    ref: stored.object_ref,
    title: stored.object_title,
  };
  const title = wordsOfNotice({ kind, ref: object.ref, words }, language, formats);
  return { id, kind, severity, title, object, link, created_at, read: read_at !== null };
}
