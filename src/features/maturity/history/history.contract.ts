import * as z from 'zod';
import { endpointsAbout, pageOf } from '#platform/contract/endpoint.ts';
import { historyEntry } from '#platform/contract/history.ts';
import { idParams, pageQuery } from '#platform/contract/paging.ts';
import { questionId } from '#features/maturity/framework/question.contract.ts';

/** One entry of an assessment's history. What somebody answered in one sitting is one entry: each answer is saved by itself. */
export const assessmentHistoryEntry = historyEntry.extend({
  /** When it began; the same as `at` for what was done in one go. */
  since: z.iso.datetime(),
  /** The questions it was about, 3.2 before 3.10. A change of one of them is called by its question: `3.10.current_level`. */
  questions: z.array(questionId),
});
export type AssessmentHistoryEntry = z.infer<typeof assessmentHistoryEntry>;

const endpoint = endpointsAbout('maturity');

/** What happened to an assessment, newest first. Long texts are shortened. */
export const readAssessmentHistory = endpoint({
  method: 'GET',
  path: '/maturity/assessment/:id/history/',
  access: 'user',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: pageOf(assessmentHistoryEntry),
});
