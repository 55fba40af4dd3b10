import type { AnswerChange, StoredAnswer } from '#features/maturity/assessment/answer.contract.ts';
import { present } from '#platform/contract/values/present.ts';

/** What a person says to a question: what is left out stays as it is. */
export type Words = Omit<AnswerChange, 'question_id' | 'version'>;

/** What was entered and is not stored yet, with the version the person saw. */
export interface Unsent {
  assessment_id: string;
  question_id: string;
  version: number;
  words: Words;
  /** When it was last touched. */
  at: number;
}

const fields = [
  'current_level',
  'desired_level',
  'not_applicable',
  'na_reason',
  'note',
  'confidence',
] as const satisfies readonly (keyof StoredAnswer & keyof Words)[];
type Field = (typeof fields)[number];
const proses: readonly Field[] = ['na_reason', 'note'];

const changedFields = (words: Words): Field[] => fields.filter((field) => words[field] !== undefined);

const some = (words: Words, which: readonly Field[]): Words =>
  Object.fromEntries(which.map((field) => [field, words[field]]));

/** An answer as its writer sees it: the stored one under what they said since. Any word says that a copied answer holds. */
export const withWords = (stored: StoredAnswer, words: Words | undefined): StoredAnswer =>
  words === undefined ? stored : { ...stored, ...some(words, changedFields(words)), carried_from: null };

/** As it is sent: texts without blanks around them, an empty one is none. */
export function asSent(words: Words): Words {
  const kept = Object.fromEntries(
    changedFields(words).map((field) => {
      const value = words[field];
      return [
        field,
        proses.includes(field) && typeof value === 'string' ? value.trim().normalize('NFC') || null : value,
      ];
    }),
  ) as Words;
  return words.confirmed ? { ...kept, confirmed: true } : kept;
}

/** What was entered after `sent` had left. */
export const isChangedSince = (words: Words, sent: Words): Words =>
  some(
    words,
    changedFields(words).filter((field) => words[field] !== sent[field]),
  );

export const isEmpty = (words: Words): boolean =>
  changedFields(words).length === 0 && words.confirmed !== true;

/** Whether a stored answer says everything already: its own reply was lost, or somebody else thought the same. */
export function isStored(words: Words, stored: StoredAnswer): boolean {
  const sent = asSent(words);
  return stored.carried_from === null && changedFields(sent).every((field) => sent[field] === stored[field]);
}

/** What becomes of words that came too late: they are stored all the same, they go once more over the newer version, or the
 *  person picks. One's own earlier words, from another tab or device, give way to the later ones without a question. */
export function afterStale(
  { words, version, at }: Pick<Unsent, 'words' | 'version' | 'at'>,
  now: StoredAnswer,
  personId: string,
): 'stored' | 'again' | 'ask' {
  if (isStored(words, now)) return 'stored';
  if (now.version === version) return 'again';
  const isOwn = now.answered_by?.id === personId && now.answered_at !== null;
  return isOwn && Date.parse(present(now.answered_at)) <= at ? 'again' : 'ask';
}

/** The fields in which two people's answers differ. */
export const differing = (one: StoredAnswer, other: StoredAnswer): Field[] =>
  fields.filter((field) => one[field] !== other[field]);

/** The next confidence by key: none, low, medium, high, and none again. */
export const nextConfidence = (now: StoredAnswer['confidence']): StoredAnswer['confidence'] => {
  const order = [null, 'low', 'medium', 'high'] as const;
  return order[(order.indexOf(now) + 1) % order.length] ?? null;
};

/** What stands in the way of submitting, for one question: nothing when it is done. */
export type OpenPoint = 'unanswered' | 'unreasoned' | 'unconfirmed';
export function openPointOf(answer: StoredAnswer): OpenPoint | undefined {
  if (answer.not_applicable) {
    if (!answer.na_reason?.trim()) return 'unreasoned';
  } else if (answer.current_level === null) return 'unanswered';
  return answer.carried_from === null ? undefined : 'unconfirmed';
}
