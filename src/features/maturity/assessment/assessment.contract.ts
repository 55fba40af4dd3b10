import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { answer } from './answer.contract.ts';
import { frameworkKinds } from '#features/maturity/framework/framework-content.contract.ts';
import {
  frameworkLevels,
  questionWords,
  sectionUnknown,
} from '#features/maturity/framework/framework-parts.contract.ts';
import { assessmentRecord } from './assessment.record.ts';

const day = z.iso.date();

/** Figures as a reader sees them: levels 0 to 5 and percents with one decimal, counts of questions. */
export const figures = z.object({
  questions: z.int(),
  not_applicable: z.int(),
  answered: z.int(),
  current: z.number().nullable(),
  desired: z.number().nullable(),
  gap: z.number().nullable(),
  coverage: z.number().nullable(),
  percent: z.number().nullable(),
});
export type ShownFigures = z.infer<typeof figures>;

export const assessmentFlags = ['overdue', 'incomplete', 'older_content'] as const;

/** What is answered beside the fields, in a list too. */
const beside = {
  framework: z.enum(frameworkKinds),
  /** The organisation's own framework it is by; null of the shipped ones. */
  framework_id: z.uuid().nullable(),
  current: z.number().nullable(),
  desired: z.number().nullable(),
  gap: z.number().nullable(),
  coverage: z.number().nullable(),
  flags: z.array(z.enum(assessmentFlags)),
};

/** An assessment in a list. */
export const assessmentRow = assessmentRecord.row.extend(beside);
export type AssessmentRow = z.infer<typeof assessmentRow>;

/** What identifies an assessment on screens other than its questionnaire: a roadmap, a comparison. */
export const assessmentHead = assessmentRow.pick({
  id: true,
  ref: true,
  framework: true,
  framework_id: true,
  name: true,
  period: true,
  department: true,
  status: true,
  groups_in_scope: true,
});
export type AssessmentHead = z.infer<typeof assessmentHead>;

/** A question with its answer; `question_id` is its code. */
export const assessedQuestion = answer.extend({
  ...questionWords.shape,
  weight: z.number(),
  assigned_to: z.array(personName),
  due_date: day.nullable(),
  /** Whether the caller may answer it now. */
  may_answer: z.boolean(),
});
export type AssessedQuestion = z.infer<typeof assessedQuestion>;

export const assessedSection = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  /** What it counts in the whole; 1 in the shipped frameworks, as each of their questions in its section. */
  weight: z.number(),
  /** What NIST sorts its sections by, named in the caller's language; null where sections are not sorted. */
  group: z.string().nullable(),
  /** What each level looks like here, 0 to 5; null where the framework's own levels stand for all sections. */
  levels: z.array(z.string()).nullable(),
  figures,
  /** How much is left before submitting. */
  open: z.object({ unanswered: z.int(), unreasoned: z.int(), unconfirmed: z.int() }),
  assigned_to: z.array(personName),
  /** How many of its questions were given to the caller. */
  given: z.int(),
  /** How many questions are left before submitting: of all, of those given to the caller, of those the caller may answer. */
  left: z.object({ all: z.int(), given: z.int(), answerable: z.int() }),
  /** Null where another section was asked for. */
  questions: z.array(assessedQuestion).nullable(),
});
export type AssessedSection = z.infer<typeof assessedSection>;

/** Everything about one assessment, and what the caller may do with it. */
export const assessment = assessmentRecord.whole.omit({ created_by: true }).extend({
  ...beside,
  framework_name: z.string(),
  framework_version: z.string(),
  content_version: z.int(),
  overall: figures,
  levels: frameworkLevels,
  tiers: frameworkLevels.nullable(),
  sections: z.array(assessedSection),
});
export type Assessment = z.infer<typeof assessment>;

const endpoint = endpointsAbout('maturity');

/** `section`: the code of the one whose questions are wanted; `first` for the first the caller may answer something in, or the
 *  first in scope; without it all of them. */
export const readAssessment = endpoint({
  method: 'GET',
  path: '/maturity/assessment/:id/',
  access: 'user',
  params: idParams,
  query: z.strictObject({ section: z.string().max(12).optional() }),
  response: oneOf(assessment),
  refusals: [sectionUnknown],
});
