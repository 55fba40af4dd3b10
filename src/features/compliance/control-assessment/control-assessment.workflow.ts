import { actsFor } from '#platform/contract/deciding.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { admin, editor, workflow, type Condition, type Right } from '#platform/contract/workflow.ts';
import type { ComplianceStatus } from '#features/compliance/assessment/assessment-status.contract.ts';
import {
  controlAssessmentStatuses,
  type ApplicabilityState,
  type ControlAssessmentStatus,
  type ControlResult,
  type FollowMode,
} from './control-assessment-status.contract.ts';

/** What the workflow needs to know of the answer to a control. */
export interface ControlAssessmentFacts {
  status: ControlAssessmentStatus;
  result: ControlResult;
  applicability_state: ApplicabilityState;
  applicability_text: string | null;
  no_evidence_reason: string | null;
  /** Pieces of evidence that hang on it, whatever became of them. */
  evidence_count: number;
  owner_id: string | null;
  respondent_ids: readonly string[];
  /** Carried over from an earlier assessment, and not confirmed. */
  is_carried: boolean;
  follow_mode: FollowMode;
  /** What other assessments suggest. */
  source_result: ControlResult | null;
  /** Answered by its sub-controls. */
  is_parent: boolean;
  // Of the assessment it is part of.
  assessment_status: ComplianceStatus;
  department_id: string | null;
  lead_id: string;
  reviewer_id: string | null;
  deleted_at: string | null;
}

// Who has which right.
export const lead: Right<ControlAssessmentFacts> = (actor, { lead_id }) => actsFor(actor, lead_id);
const reviewer: Right<ControlAssessmentFacts> = (actor, { reviewer_id }) =>
  actor.type !== 'User' && reviewer_id !== null && actsFor(actor, reviewer_id);
/** Those it was given to answer once the assessment was started; what is being prepared is not asked yet. */
export const respondent: Right<ControlAssessmentFacts> = (
  actor,
  { owner_id, respondent_ids, assessment_status },
) =>
  assessment_status === 'in_progress' &&
  (actsFor(actor, owner_id) || respondent_ids.some((id) => actsFor(actor, id)));

const assessmentOpen: Condition<ControlAssessmentFacts> = ({ assessment_status }) =>
  assessment_status === 'draft' || assessment_status === 'in_progress';
const assessmentRunning: Condition<ControlAssessmentFacts> = ({ assessment_status }) =>
  assessment_status === 'in_progress';
/** What has sub-controls is answered by them. */
const answeredItself: Condition<ControlAssessmentFacts> = ({ is_parent }) => !is_parent;

const applies = ({ applicability_state }: ControlAssessmentFacts) => applicability_state !== 'not_applicable';
const claimsSomething = ({ result }: ControlAssessmentFacts) =>
  result === 'compliant' || result === 'partial';

/** An earlier answer is somebody's word again once they say so. */
export const carriedUnconfirmed = refusal('carried_unconfirmed', 422, 'confirmed');
export const resultMissing = refusal('result_missing', 422, 'result');
/** Whoever says that something is met shows it, or says why nothing can be shown. */
export const evidenceOrReason = refusal('evidence_or_reason', 422, 'no_evidence_reason');
/** What is left out is left out for a reason. */
export const exclusionUnexplained = refusal('exclusion_unexplained', 422, 'applicability_text');
/** Clauses 4 to 10 of ISO/IEC 27001 always apply. */
export const mayNotBeExcluded = refusal('may_not_be_excluded', 422, 'applicability_state');
/** What applies is decided by those who set the assessment up. */
export const applicabilityNotYours = refusal('applicability_not_yours', 403, 'applicability_state');
/** No assessment that is followed answers what is mapped to it. */
export const nothingToFollow = refusal('nothing_to_follow', 422);
/** It is somebody's own answer already. */
export const notFollowing = refusal('not_following', 422);
export const linkedUnknown = refusal('object_unknown', 400, 'object_id');

/** The way of the answer to one control. */
export const controlAssessmentWorkflow = workflow('control_assessment', {
  facts: {} as ControlAssessmentFacts,
  statuses: controlAssessmentStatuses,
  verbs: {
    edit: {
      from: ['to_do', 'in_progress'],
      when: [assessmentOpen, answeredItself],
      to: 'in_progress',
      by: [respondent, lead, editor],
      mayRefuse: [mayNotBeExcluded, applicabilityNotYours],
    },
    link: {
      from: ['to_do', 'in_progress'],
      when: [assessmentOpen, answeredItself],
      to: 'in_progress',
      by: [respondent, lead, editor],
      mayRefuse: [linkedUnknown],
    },
    unlink: {
      from: ['to_do', 'in_progress'],
      when: [assessmentOpen, answeredItself],
      to: 'in_progress',
      by: [respondent, lead, editor],
      mayRefuse: [linkedUnknown],
    },
    follow: {
      from: ['to_do', 'in_progress'],
      when: [assessmentOpen, answeredItself],
      to: 'in_progress',
      by: [respondent, lead, editor],
      needs: [{ refusal: nothingToFollow, holds: ({ source_result }) => source_result !== null }],
    },
    override: {
      from: ['to_do', 'in_progress'],
      when: [assessmentOpen, answeredItself],
      to: 'in_progress',
      by: [respondent, lead, editor],
      needs: [{ refusal: notFollowing, holds: ({ follow_mode }) => follow_mode === 'following' }],
    },
    submit: {
      from: ['to_do', 'in_progress'],
      when: [assessmentRunning, answeredItself],
      to: 'in_review',
      by: [respondent, lead, editor],
      needs: [
        { refusal: carriedUnconfirmed, holds: ({ is_carried }) => !is_carried },
        {
          refusal: resultMissing,
          holds: (facts) => !applies(facts) || facts.result !== 'not_assessed',
        },
        {
          refusal: exclusionUnexplained,
          holds: (facts) => applies(facts) || (facts.applicability_text ?? '') !== '',
        },
        {
          refusal: evidenceOrReason,
          holds: (facts) =>
            !applies(facts) ||
            !claimsSomething(facts) ||
            facts.evidence_count > 0 ||
            (facts.no_evidence_reason ?? '') !== '',
        },
      ],
    },
    return: {
      from: ['in_review', 'done'],
      when: [assessmentRunning],
      to: 'in_progress',
      by: [lead, reviewer, admin],
    },
    done: {
      from: 'in_review',
      when: [assessmentRunning],
      to: 'done',
      by: [lead, reviewer, admin],
      approves: true,
    },
  },
});
export const controlAssessmentVerbs = controlAssessmentWorkflow.verbs;
export type ControlAssessmentVerb = (typeof controlAssessmentVerbs)[number];
