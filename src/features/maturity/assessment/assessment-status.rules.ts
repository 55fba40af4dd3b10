import { actsFor, type Deciding } from '#platform/contract/deciding.ts';
import { editor } from '#platform/contract/workflow.ts';
import { assessmentWorkflow, isAssigned, type AssessmentFacts } from './assessment.workflow.ts';
import { currentOf, type Answer } from '#features/maturity/figure/figure.rules.ts';
import type { MaturityStatus } from './assessment-status.contract.ts';

/** In figures and choices, approved means approved or superseded: a newer one does not undo what was true then. */
export const countsAsApproved = (status: MaturityStatus): boolean =>
  status === 'approved' || status === 'superseded';

/** Answers, wording and people may still change; everything later is frozen, or with the reviewer. */
export const isOpen = (status: MaturityStatus): boolean => assessmentWorkflow.startsIn('answer', status);

/** Whether the dashboard may show it. */
export const mayBeChosen = (status: MaturityStatus): boolean => assessmentWorkflow.startsIn('choose', status);

/** Whether somebody may answer this question: a User only what is assigned to them or to their department. */
export const mayAnswer = (
  actor: Deciding,
  assessment: AssessmentFacts,
  { assigned_to }: { assigned_to: readonly string[] },
): boolean =>
  assessmentWorkflow.startsFrom('answer', assessment) &&
  (editor(actor, assessment) ||
    assessment.assessor_ids.some((id) => actsFor(actor, id)) ||
    isAssigned(actor, assigned_to));

/** A question in scope as submitting looks at it. */
export interface AnswerToSubmit extends Answer {
  id: string;
  na_reason: string | null;
  /** The assessment an answer was copied from, until a person confirms that it still holds. */
  carried_from: string | null;
}

/** The questions that stand in the way of submitting, by what is wrong with them. */
export interface OpenPoints {
  unanswered: string[];
  unreasoned: string[];
  unconfirmed: string[];
}

/** What is left to do, over the questions in scope and in their order, so that the screen can lead there. */
export function openPoints(answers: readonly AnswerToSubmit[]): OpenPoints {
  const those = (isWrong: (answer: AnswerToSubmit) => boolean) => answers.filter(isWrong).map(({ id }) => id);
  return {
    unanswered: those((answer) => !answer.not_applicable && currentOf(answer) === null),
    unreasoned: those(({ not_applicable, na_reason }) => not_applicable && !na_reason?.trim()),
    unconfirmed: those(({ carried_from }) => carried_from !== null),
  };
}

export type MissingToSubmit = 'coverage_incomplete' | 'reason_missing' | 'carried_unconfirmed';

/** The code of what is missing before it can be submitted. Where nothing applies there is nothing to judge: that is no full
 *  coverage either. */
export function missingToSubmit(answers: readonly AnswerToSubmit[]): MissingToSubmit | undefined {
  const { unanswered, unreasoned, unconfirmed } = openPoints(answers);
  if (unanswered.length > 0 || answers.every(({ not_applicable }) => not_applicable))
    return 'coverage_incomplete';
  if (unreasoned.length > 0) return 'reason_missing';
  return unconfirmed.length > 0 ? 'carried_unconfirmed' : undefined;
}
