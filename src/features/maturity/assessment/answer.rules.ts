import type { StoredAnswer } from './answer.contract.ts';

/** The answer to a question that has none yet. */
export const noAnswer = (question_id: string): StoredAnswer => ({
  question_id,
  version: 0,
  current_level: null,
  desired_level: null,
  not_applicable: false,
  na_reason: null,
  note: null,
  confidence: null,
  answered_by: null,
  answered_at: null,
  carried_from: null,
});

const fields = Object.keys(noAnswer('')) as (keyof StoredAnswer)[];

/** The answer alone, of a question that is read together with it. */
export const answerOf = (question: StoredAnswer): StoredAnswer =>
  Object.fromEntries(fields.map((field) => [field, question[field]])) as unknown as StoredAnswer;
