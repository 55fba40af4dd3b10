import * as z from 'zod';
import { endpointsAbout, having, havingOnly, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { pageLimits, version } from '#platform/contract/paging.ts';
import { answerChanges, inAnswers } from './answer.contract.ts';
import { assessment, assessmentRow } from './assessment.contract.ts';
import { assessmentWords, inAssessment, filledAssessment } from './assessment-change.contract.ts';

// The specification sends three things to one address (section 7): what the body holds says which is meant.

const endpoint = endpointsAbout('maturity');

/** An assessment that exists, with what is to change in its words and in its answers. */
export const savedAssessment = assessmentWords.partial().extend({
  id: z.uuid(),
  version,
  answers: answerChanges.optional(),
});
export type SavedAssessment = z.output<typeof savedAssessment>;

/** Numbers as JSON has them. */
const listedByBody = z.strictObject({
  limit: z.int().min(1).max(pageLimits.limit).default(25),
  offSet: z.int().min(0).max(pageLimits.offset).default(0),
  departments_id: z.uuid().nullable().optional(),
});
export type ListedByBody = z.output<typeof listedByBody>;

const saving = {
  method: 'POST',
  access: 'user',
  onlyWhen: having('id'),
  body: savedAssessment,
  response: oneOf(assessment),
  refusals: [...inAssessment, ...inAnswers],
} as const;

const listing = {
  method: 'POST',
  access: 'user',
  reads: true,
  onlyWhen: havingOnly('limit', 'offSet', 'departments_id'),
  body: listedByBody,
  response: pageOf(assessmentRow),
} as const;

/** Words and answers at once, all of it or nothing. */
export const saveAssessment = endpoint({ ...saving, path: '/maturity/assessment/' });
/** Those of CIS, as `GET` of the same address lists them: by an empty body too. */
export const listByBody = endpoint({ ...listing, path: '/maturity/assessment/' });

export const saveIsoAssessment = endpoint({ ...saving, path: '/compliance/iso/assessment/' });
export const listIsoByBody = endpoint({ ...listing, path: '/compliance/iso/assessment/' });
/** The same as making an assessment of ISO at the other address. */
export const createIsoAssessment = endpoint({
  method: 'POST',
  path: '/compliance/iso/assessment/',
  access: 'staff',
  body: filledAssessment.omit({ framework_id: true }).extend({ framework: z.literal('iso').optional() }),
  response: oneOf(assessment),
  refusals: [...inAssessment, ...inAnswers],
});
