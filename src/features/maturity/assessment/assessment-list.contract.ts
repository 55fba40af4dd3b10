import * as z from 'zod';
import { endpointsAbout, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery } from '#platform/contract/paging.ts';
import { assessmentRow } from './assessment.contract.ts';
import { maturityStatuses } from './assessment-status.contract.ts';

const endpoint = endpointsAbout('maturity');

/** What a list can be sorted by; `-` in front: the greatest first. */
export const assessmentSorts = [
  'name',
  'period',
  'status',
  'current',
  'gap',
  'coverage',
  'updated_at',
] as const;
export type AssessmentSort = (typeof assessmentSorts)[number];
export type AssessmentOrdering = AssessmentSort | `-${AssessmentSort}`;
export const orderings = assessmentSorts.flatMap((sort): AssessmentOrdering[] => [sort, `-${sort}`]);

export const assessmentQuery = z.strictObject({
  ...pageQuery,
  ordering: z.enum(orderings).default('-period'),
  dpt: z.uuid().optional(),
  /** Archived ones are hidden unless asked for by their status. */
  status: z.enum(maturityStatuses).optional(),
  /** `me`: those in which questions were given to the caller. */
  given: z.literal('me').optional(),
});
export type AssessmentQuery = z.output<typeof assessmentQuery>;

/** Those of CIS, the newest period first unless sorted otherwise; those of ISO and NIST have paths of their own, and those by the
 *  organisation's own frameworks theirs (`listOwnAssessments`). */
export const listCisAssessments = endpoint({
  method: 'GET',
  path: '/maturity/assessment/',
  access: 'user',
  query: assessmentQuery,
  response: pageOf(assessmentRow),
});
export const listIsoAssessments = endpoint({
  method: 'GET',
  path: '/maturity/iso/assessment/',
  access: 'user',
  query: assessmentQuery,
  response: pageOf(assessmentRow),
});
export const listNistAssessments = endpoint({
  method: 'GET',
  path: '/maturity/nist/assessment/',
  access: 'user',
  query: assessmentQuery,
  response: pageOf(assessmentRow),
});

/** The assessments by one of the organisation's own, as those of CIS have theirs. */
export const listOwnAssessments = endpoint({
  method: 'GET',
  path: '/maturity/framework/:id/assessment/',
  access: 'user',
  params: idParams,
  query: assessmentQuery,
  response: pageOf(assessmentRow),
});
