import { decidesAlone, maySteer, type Deciding } from '#platform/contract/deciding.ts';
import { currentOf, type Answer } from '#features/maturity/figure/figure.rules.ts';
import { maturityVerbs, type MaturityStatus, type MaturityVerb } from './assessment-status.contract.ts';

/** What the rules need to know of an assessment. */
export interface AssessmentFacts {
  status: MaturityStatus;
  department_id: string | null;
  assessor_ids: readonly string[];
  reviewer_id: string | null;
  submitted_by: string | null;
  /** People and departments that any question is assigned to. */
  assigned_to: readonly string[];
  deleted_at: string | null;
}

/** In figures and choices, approved means approved or superseded: a newer one does not undo what was true then. */
export const countsAsApproved = (status: MaturityStatus): boolean =>
  status === 'approved' || status === 'superseded';

/** Answers, wording and people may still change; everything later is frozen, or with the reviewer. */
export const isOpen = (status: MaturityStatus): boolean => status === 'draft' || status === 'in_progress';

/** Whether the dashboard may show it. */
export const mayBeChosen = (status: MaturityStatus): boolean =>
  status === 'submitted' || countsAsApproved(status);

/** Whether a verb starts from the status the assessment is in, whoever uses it (domain 2). */
export function startsFrom(
  verb: MaturityVerb,
  { status, deleted_at }: Pick<AssessmentFacts, 'status' | 'deleted_at'>,
): boolean {
  if (verb === 'restore' || deleted_at !== null) return verb === 'restore' && deleted_at !== null;
  switch (verb) {
    case 'answer':
    case 'edit':
    case 'assign':
      return isOpen(status);
    case 'start':
      return status === 'draft';
    case 'submit':
      return status === 'in_progress';
    case 'return':
    case 'approve':
      return status === 'submitted';
    case 'reopen':
      return status === 'approved';
    case 'choose':
      return mayBeChosen(status);
    case 'duplicate':
      return true;
    case 'archive':
      return status !== 'submitted' && status !== 'archived';
    case 'delete':
      // What was approved is evidence: it is archived, not deleted.
      return isOpen(status);
  }
}

/** Where a verb leads; null leaves the status as it is. The first answer to a draft starts it. */
export function leadsTo(verb: MaturityVerb, status: MaturityStatus): MaturityStatus | null {
  switch (verb) {
    case 'answer':
      return status === 'draft' ? 'in_progress' : null;
    case 'start':
    case 'return':
    case 'reopen':
      return 'in_progress';
    case 'submit':
      return 'submitted';
    case 'approve':
      return 'approved';
    case 'archive':
      return 'archived';
    default:
      return null;
  }
}

/** Whether somebody is among those something was assigned to, or belongs to a department that is. */
const isAssigned = (actor: Deciding, assigned: readonly string[]): boolean =>
  assigned.includes(actor.id) || actor.departments.some(({ id }) => assigned.includes(id));

const assesses = (actor: Deciding, { assessor_ids }: Pick<AssessmentFacts, 'assessor_ids'>): boolean =>
  assessor_ids.includes(actor.id);

/** Whether somebody has the right to a verb on an assessment (domain 2 and 12). For `answer` it is the right to some of its
 *  questions; `mayAnswer` says which. */
export function isAllowed(verb: MaturityVerb, actor: Deciding, assessment: AssessmentFacts): boolean {
  const steers = maySteer(actor, assessment.department_id);
  switch (verb) {
    case 'answer':
    case 'start':
      return steers || assesses(actor, assessment) || isAssigned(actor, assessment.assigned_to);
    case 'edit':
    case 'assign':
    case 'choose':
    case 'duplicate':
    case 'archive':
      return steers;
    case 'submit':
      // Those who answer for the answers; until somebody is named, those whose department it is.
      return assesses(actor, assessment) || (assessment.assessor_ids.length === 0 && steers);
    case 'return':
    case 'approve':
      return actor.type === 'Admin' || assessment.reviewer_id === actor.id;
    case 'delete':
      return actor.type === 'Admin' || (steers && assessment.status === 'draft');
    case 'reopen':
    case 'restore':
      return actor.type === 'Admin';
  }
}

/** Whether somebody may answer this question: a User only what is assigned to them or to their department. */
export const mayAnswer = (
  actor: Deciding,
  assessment: AssessmentFacts,
  { assigned_to }: { assigned_to: readonly string[] },
): boolean =>
  startsFrom('answer', assessment) &&
  (maySteer(actor, assessment.department_id) ||
    assesses(actor, assessment) ||
    isAssigned(actor, assigned_to));

/** Whether approving asks for somebody else: nobody judges their own answers while another could. */
export const needsAnother = (actor: Deciding, assessment: AssessmentFacts): boolean =>
  (assesses(actor, assessment) || assessment.submitted_by === actor.id) && !decidesAlone(actor);

/** Whether the actor may use a verb on an assessment now. Submitting asks for `missingToSubmit` besides. */
export const may = (verb: MaturityVerb, actor: Deciding, assessment: AssessmentFacts): boolean =>
  startsFrom(verb, assessment) &&
  isAllowed(verb, actor, assessment) &&
  !(verb === 'approve' && needsAnother(actor, assessment));

/** The verbs the actor may use now, as the screen offers them. */
export const verbsFor = (actor: Deciding, assessment: AssessmentFacts): MaturityVerb[] =>
  maturityVerbs.filter((verb) => may(verb, actor, assessment));

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
