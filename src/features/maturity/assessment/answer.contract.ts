import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { prose } from '#platform/contract/wording.ts';
import { highestLevel, lowestLevel } from '#features/maturity/framework/framework-content.contract.ts';
import { answersLimit, questionId } from '#features/maturity/framework/question.contract.ts';
import { maturityStatuses } from './assessment-status.contract.ts';

/** A step of the one scale, 0 to 5. */
export const level = z.int().min(lowestLevel).max(highestLevel);
export const confidences = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof confidences)[number];

/** The answer to a question. None yet: version 0, and everything else null. */
export const answer = z.object({
  question_id: questionId,
  version: z.int(),
  current_level: level.nullable(),
  desired_level: level.nullable(),
  not_applicable: z.boolean(),
  na_reason: z.string().nullable(),
  note: z.string().nullable(),
  confidence: z.enum(confidences).nullable(),
  answered_by: z.nullable(personName),
  answered_at: z.iso.datetime().nullable(),
  /** The assessment it was copied from, until somebody says that it still holds. */
  carried_from: z.uuid().nullable(),
});
export type StoredAnswer = z.infer<typeof answer>;

/** What changes in one answer: what is left out stays, null takes it away. `version` is the one the person saw, 0 for none.
 *  Any change, and `confirmed` alone too, says that a copied answer holds. */
export const answerChange = z.strictObject({
  question_id: questionId,
  version: z.int().min(0).max(2_147_483_647),
  current_level: level.nullable().optional(),
  desired_level: level.nullable().optional(),
  not_applicable: z.boolean().optional(),
  na_reason: prose.max(1000).nullable().optional(),
  note: prose.max(5000).nullable().optional(),
  confidence: z.enum(confidences).nullable().optional(),
  confirmed: z.literal(true).optional(),
});
export type AnswerChange = z.output<typeof answerChange>;

export const questionUnknown = refusal('question_unknown', 400, 'answers');
/** The question is somebody else's to answer. */
export const questionNotYours = refusal('question_not_yours', 403, 'answers');
export const inAnswers = [questionUnknown, questionNotYours];

/** Each question once: of two answers to the same, neither would be the last. */
export const answerChanges = z
  .array(answerChange)
  .max(answersLimit)
  .refine(
    (changes) => new Set(changes.map(({ question_id }) => question_id)).size === changes.length,
    'question_named_twice',
  );

const savedAnswers = z.object({
  /** Of the assessment, and its status: the first answer changes both. */
  version: z.int(),
  status: z.enum(maturityStatuses),
  answers: z.array(answer),
});
export type SavedAnswers = z.infer<typeof savedAnswers>;

const endpoint = endpointsAbout('maturity-answer');

/** Saves answers as they are given, all of them or none. Where another was faster it is 409, `data` being the answers as they
 *  are now, and the person picks. The first answer to a draft starts the assessment. */
export const saveAnswers = endpoint({
  method: 'PUT',
  path: '/maturity/assessment/:id/answers/',
  verb: 'maturity_assessment.answer',
  access: 'user',
  params: idParams,
  body: z.strictObject({ answers: answerChanges.min(1) }),
  response: oneOf(savedAnswers),
  refusals: inAnswers,
});
