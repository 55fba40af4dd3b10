import { actsFor, type Deciding } from '#platform/contract/deciding.ts';
import { reasonRequired, refusal } from '#platform/contract/refusal.ts';
import { admin, editor, workflow, type Right } from '#platform/contract/workflow.ts';
import { maturityStatuses, type MaturityStatus } from './assessment-status.contract.ts';

/** What the workflow needs to know of an assessment. */
export interface AssessmentFacts {
  status: MaturityStatus;
  department_id: string | null;
  assessor_ids: readonly string[];
  reviewer_id: string | null;
  submitted_by: string | null;
  /** Whose answers stand in it; not those that were only copied into it. */
  answered_by: readonly string[];
  /** Who could approve it and neither assessed nor answered: two of them, if there are as many. */
  could_approve: readonly string[];
  /** People and departments that any question is assigned to. */
  assigned_to: readonly string[];
  deleted_at: string | null;
}

/** Whether somebody is among those something was assigned to, or belongs to a department that is. */
export const isAssigned = (actor: Deciding, assigned: readonly string[]): boolean =>
  assigned.some((id) => actsFor(actor, id)) || actor.departments.some(({ id }) => assigned.includes(id));

// Who has which right.
export const assessor: Right<AssessmentFacts> = (actor, { assessor_ids }) =>
  assessor_ids.some((id) => actsFor(actor, id));
// For `answer` it is the right to some of its questions; `mayAnswer` says which.
const assignee: Right<AssessmentFacts> = (actor, { assigned_to }) => isAssigned(actor, assigned_to);
const reviewer: Right<AssessmentFacts> = (actor, { reviewer_id }) =>
  reviewer_id !== null && actsFor(actor, reviewer_id);
const submitter: Right<AssessmentFacts> = (actor, { submitted_by }) =>
  submitted_by !== null && actsFor(actor, submitted_by);
const answerer: Right<AssessmentFacts> = (actor, { answered_by }) =>
  answered_by.some((id) => actsFor(actor, id));
const nobodyElseHasTo: Right<AssessmentFacts> = ({ self_approval }, { could_approve, submitted_by }) =>
  self_approval || could_approve.every((id) => id === submitted_by);
// Those who answer for the answers submit; until somebody is named, those whose department it is.
const editorWithoutAssessors: Right<AssessmentFacts> = (actor, assessment) =>
  assessment.assessor_ids.length === 0 && editor(actor, assessment);
const editorOfDraft: Right<AssessmentFacts> = (actor, assessment) =>
  assessment.status === 'draft' && editor(actor, assessment);

export const coverageIncomplete = refusal('coverage_incomplete', 422);
export const naReasonMissing = refusal('reason_missing', 422);
export const carriedUnconfirmed = refusal('carried_unconfirmed', 422);
export const needsAnotherPerson = refusal('needs_another_person', 422);

/** Answers, wording and people may still change; everything later is frozen, or with the reviewer. */
const open = ['draft', 'in_progress'] as const;

/** The way of an assessment. */
export const assessmentWorkflow = workflow('maturity_assessment', {
  facts: {} as AssessmentFacts,
  statuses: maturityStatuses,
  verbs: {
    // The first answer to a draft starts it.
    answer: { from: open, to: { draft: 'in_progress' }, by: [editor, assessor, assignee] },
    edit: { from: open, by: [editor] },
    assign: { from: open, by: [editor] },
    start: { from: 'draft', to: 'in_progress', by: [editor, assessor, assignee] },
    submit: {
      from: 'in_progress',
      to: 'submitted',
      by: [assessor, editorWithoutAssessors],
      mayRefuse: [coverageIncomplete, naReasonMissing, carriedUnconfirmed],
    },
    return: { from: 'submitted', to: 'in_progress', by: [admin, reviewer] },
    // Nobody approves their own answers while another could, unless the organisation allows it.
    approve: {
      from: 'submitted',
      to: 'approved',
      by: [admin, reviewer],
      approves: true,
      secondPerson: {
        not: [assessor, submitter, answerer],
        refusal: needsAnotherPerson,
        alone: nobodyElseHasTo,
      },
    },
    reopen: { from: 'approved', to: 'in_progress', by: [admin] },
    choose: { from: ['submitted', 'approved', 'superseded'], by: [editor] },
    duplicate: { from: 'any', by: [editor] },
    archive: { from: { not: ['submitted', 'archived'] }, to: 'archived', by: [editor] },
    // What was approved is evidence: it is archived, not deleted.
    delete: { from: open, by: [admin, editorOfDraft], mayRefuse: [reasonRequired] },
    restore: { from: 'deleted', by: [admin] },
  },
  automatic: {
    superseded: {
      from: 'approved',
      to: 'superseded',
      act: 'maturity.superseded',
      when: 'one for no earlier period by the same framework and department is approved; at once where one for a later period is approved already',
    },
  },
});
export const maturityVerbs = assessmentWorkflow.verbs;
export type MaturityVerb = (typeof maturityVerbs)[number];
