import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { personUnknown } from '#platform/contract/person.ts';
import { reasonRequired, refusal } from '#platform/contract/refusal.ts';
import { reason, remark } from '#platform/contract/wording.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { answerChanges, inAnswers } from './answer.contract.ts';
import { assessment } from './assessment.contract.ts';
import { assessmentRecord } from './assessment.record.ts';
import { frameworkKinds } from '#features/maturity/framework/framework-content.contract.ts';
import {
  frameworkNotOffered,
  frameworkUnknown,
} from '#features/maturity/framework/framework-parts.contract.ts';

/** The time an assessment speaks of, both days included. */
export const period = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { error: 'period_backwards', path: ['to'] });
export type Period = z.infer<typeof period>;

/** What people write about an assessment. Framework and department are chosen once. */
export const assessmentWords = assessmentRecord.details.extend({ period });

/** A new assessment needs a name and a period, and in an organisation with departments one of them or the whole. */
export const newAssessment = assessmentWords
  .partial()
  .required({ name: true, period: true })
  .extend({
    framework: z.enum(frameworkKinds),
    /** Which of the organisation's own, where it is by one: its newest edition is asked. */
    framework_id: z.uuid().optional(),
    department_id: z.uuid().nullable().optional(),
    /** An earlier assessment whose answers are copied, to be confirmed one by one. */
    baseline_id: z.uuid().optional(),
  });
/** It may come with its first answers. */
export const filledAssessment = newAssessment.extend({ answers: answerChanges.optional() });
export type NewAssessment = z.output<typeof filledAssessment>;

export const baselineUnknown = refusal('baseline_unknown', 400, 'baseline_id');
export const assessorUnknown = refusal('person_unknown', 400, 'assessor_ids');
/** Groups are CIS's, tiers NIST's, and `framework_id` is `custom`'s. */
export const notOfThisFramework = refusal('not_of_this_framework', 422);
export const inAssessment = [
  departmentUnknown,
  departmentNotYours,
  baselineUnknown,
  assessorUnknown,
  personUnknown,
  notOfThisFramework,
  frameworkUnknown,
  frameworkNotOffered,
];

const endpoint = endpointsAbout('maturity');

/** Made by Staff in the departments they edit, by an Admin everywhere; answered with all its questions. */
export const createAssessment = endpoint({
  method: 'POST',
  path: '/maturity/assessment/',
  access: 'staff',
  body: filledAssessment,
  response: oneOf(assessment),
  refusals: [...inAssessment, ...inAnswers],
});

export const changeAssessment = endpoint({
  method: 'PATCH',
  path: '/maturity/assessment/:id/',
  verb: 'maturity_assessment.edit',
  access: 'user',
  params: idParams,
  body: assessmentWords.partial().extend({ version }),
  response: oneOf(assessment),
  refusals: inAssessment,
});
export type AssessmentChange = z.output<(typeof changeAssessment)['body']>;

export const deleteAssessment = endpoint({
  method: 'DELETE',
  path: '/maturity/assessment/:id/',
  verb: 'maturity_assessment.delete',
  access: 'user',
  params: idParams,
  body: z.strictObject({ version, reason: reason.optional() }),
  response: oneOf(assessment),
  refusals: [reasonRequired],
});

/** Said beside a decision, where nobody is obliged to. */
export const optionalNote = remark.optional();
