import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { verbCall } from '#platform/contract/verb-call.ts';
import { line, reason, remark } from '#platform/contract/wording.ts';
import { answersLimit, questionId } from '#features/maturity/framework/question.contract.ts';
import { questionUnknown } from './answer.contract.ts';
import { assessment } from './assessment.contract.ts';
import { assessmentWorkflow, type MaturityVerb } from './assessment.workflow.ts';
import { period } from './assessment-change.contract.ts';
import {
  frameworkNotOffered,
  sectionUnknown,
} from '#features/maturity/framework/framework-parts.contract.ts';

const endpoint = endpointsAbout('maturity');

/** A verb of an assessment's way: it names the version, answers the assessment as it is then. */
const verb = <const Name extends MaturityVerb, Body extends z.ZodRawShape>(name: Name, body: Body) => ({
  ...verbCall(assessmentWorkflow, '/maturity/assessment/:id/', name),
  access: 'user' as const,
  body: z.strictObject({ version, ...body }),
  response: oneOf(assessment),
});

export const startAssessment = endpoint(verb('start', {}));

/** Every question in scope answered, every "not applicable" with its reason, every copied answer confirmed. */
export const submitAssessment = endpoint(verb('submit', { note: remark.optional() }));

export const returnAssessment = endpoint(verb('return', { note: remark }));

/** Freezes the answers: a snapshot is stored with its hash, and an older approved one of the department is superseded. */
export const approveAssessment = endpoint(verb('approve', { note: remark.optional() }));

export const reopenAssessment = endpoint({ ...verb('reopen', { reason }), access: 'admin' });
export const archiveAssessment = endpoint(verb('archive', { reason: reason.optional() }));
export const restoreAssessment = endpoint({ ...verb('restore', {}), access: 'admin' });

/** A new assessment with this one's framework, department, scope, people and answers, to be confirmed one by one. */
export const duplicateAssessment = endpoint({
  ...verb('duplicate', { name: line(3, 120), period }),
  refusals: [frameworkNotOffered],
});

/** Somebody who is not an active member. */
export const assigneeUnknown = refusal('person_unknown', 400, 'user_ids');

const given = z
  .strictObject({
    version,
    section_ids: z.array(z.string().min(1).max(12)).max(60).optional(),
    question_ids: z.array(questionId).max(answersLimit).optional(),
    user_ids: z.array(z.uuid()).max(20),
    due_date: z.optional(z.nullable(day)),
  })
  .refine(({ section_ids = [], question_ids = [] }) => section_ids.length + question_ids.length > 0, {
    message: 'required',
    path: ['question_ids'],
  });
export type Given = z.output<typeof given>;
/** Gives sections and questions to people; nobody takes them back. What was given before to others is replaced. */
export const assignQuestions = endpoint({
  ...verb('assign', {}),
  body: given,
  refusals: [questionUnknown, sectionUnknown, assigneeUnknown],
});
