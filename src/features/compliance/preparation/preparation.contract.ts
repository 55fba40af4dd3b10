import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import {
  baselineUnknown,
  followsUnknown,
} from '#features/compliance/assessment/assessment-status.contract.ts';
import { complianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { complianceRecord } from '#features/compliance/assessment/compliance-assessment.record.ts';
import { mostFollowed } from '#features/compliance/crosswalk/crosswalk-content.contract.ts';
import { standardKey } from '#features/compliance/standard/standard-content.contract.ts';

/** The time that an assessment speaks for. */
const period = z.strictObject({ from: day, to: day }).refine(({ from, to }) => from <= to, {
  error: 'period_backwards',
  path: ['to'],
});

/** What people write about an assessment. */
export const complianceDetails = complianceRecord.details.extend({ period });

export const leadUnknown = refusal('person_unknown', 400, 'lead_id');
export const reviewerUnknown = refusal('person_unknown', 400, 'reviewer_id');
/** A User approves nothing. */
export const reviewerUnfit = refusal('reviewer_unfit', 422, 'reviewer_id');
/** Not a standard that new assessments are by. */
export const standardUnknown = refusal('standard_unknown', 400, 'compliance_standard');
export const groupUnknown = refusal('group_unknown', 400, 'groups_in_scope');
/** By another standard: between requirements of one nothing is mapped. */
export const followsSameStandard = refusal('follows_same_standard', 422, 'follows');
/** An assessment follows neither itself nor what follows it. */
export const followsCircle = refusal('follows_circle', 422, 'follows');
/** An answer goes three steps at most. */
export const followsTooFar = refusal('follows_too_far', 422, 'follows');
/** It is followed by as many as may be. */
export const followedByTooMany = refusal('followed_by_too_many', 422, 'follows');
const inFollowing = [followsUnknown, followsSameStandard, followsCircle, followsTooFar, followedByTooMany];
/** The assessments whose answers suggest its own, by the mappings between their standards. */
const follows = z.array(z.uuid()).max(mostFollowed);
const inAssessment = [leadUnknown, reviewerUnknown, reviewerUnfit];

const endpoint = endpointsAbout('compliance');

/** A draft with a control assessment for everything that the standard asks of the groups chosen. By whoever edits the department;
 *  they lead it unless another is named. */
export const createComplianceAssessment = endpoint({
  method: 'POST',
  path: '/compliance/',
  access: 'staff',
  body: complianceDetails
    .partial()
    .required({ name: true, period: true })
    .extend({
      compliance_standard: standardKey,
      department_id: z.uuid().nullable().optional(),
      groups_in_scope: z.array(z.string().max(40)).max(20).optional(),
      /** The earlier assessment to carry the answers over from. */
      baseline_id: z.uuid().optional(),
      follows: follows.optional(),
    }),
  response: oneOf(complianceAssessment),
  refusals: [
    ...inAssessment,
    departmentUnknown,
    departmentNotYours,
    standardUnknown,
    groupUnknown,
    baselineUnknown,
    ...inFollowing,
  ],
});
export type NewComplianceAssessment = z.output<(typeof createComplianceAssessment)['body']>;

/** The same again for another time: the standard, groups, department, scope and reviewer of an assessment, with its answers carried over.
 *  Whoever asks leads it. */
export const duplicateComplianceAssessment = endpoint({
  method: 'POST',
  path: '/compliance/:id/duplicate/',
  access: 'staff',
  params: idParams,
  body: complianceDetails.pick({ name: true, period: true }),
  response: oneOf(complianceAssessment),
  refusals: [
    departmentUnknown,
    departmentNotYours,
    standardUnknown,
    reviewerUnknown,
    reviewerUnfit,
    baselineUnknown,
  ],
});

export const changeComplianceAssessment = endpoint({
  method: 'PATCH',
  path: '/compliance/:id/',
  verb: 'compliance_assessment.edit',
  access: 'user',
  params: idParams,
  body: complianceDetails.partial().extend({ version, follows: follows.optional() }),
  response: oneOf(complianceAssessment),
  refusals: [...inAssessment, ...inFollowing],
});
export type ComplianceChange = z.output<(typeof changeComplianceAssessment)['body']>;
