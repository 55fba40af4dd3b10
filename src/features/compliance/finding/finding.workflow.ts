import { actsFor } from '#platform/contract/deciding.ts';
import { reasonRequired, refusal } from '#platform/contract/refusal.ts';
import {
  admin,
  editor,
  owner,
  workflow,
  type Condition,
  type Right,
  factsAre,
} from '#platform/contract/workflow.ts';
import { findingStatuses, unresolvedFindingStatuses, type FindingStatus } from './finding-status.contract.ts';

/** What the workflow needs to know of a finding. */
export interface FindingFacts {
  status: FindingStatus;
  department_id: string | null;
  owner_id: string | null;
  /** Who said that it is resolved. */
  resolved_by: string | null;
  /** Of the assessment that it comes from. */
  lead_id: string | null;
  reviewer_id: string | null;
  /** The plan that was opened for it. */
  plan_id: string | null;
  deleted_at: string | null;
}

// Who may only use the product as a User decides nothing, whoever named them.
const lead: Right<FindingFacts> = (actor, { lead_id }) =>
  actor.type !== 'User' && lead_id !== null && actsFor(actor, lead_id);
const reviewer: Right<FindingFacts> = (actor, { reviewer_id }) =>
  actor.type !== 'User' && reviewer_id !== null && actsFor(actor, reviewer_id);
const resolver: Right<FindingFacts> = (actor, { resolved_by }) =>
  resolved_by !== null && actsFor(actor, resolved_by);
const editorOfOpen: Right<FindingFacts> = (actor, finding) =>
  finding.status === 'open' && editor(actor, finding);

const withoutPlan: Condition<FindingFacts> = ({ plan_id }) => plan_id === null;

/** Whoever resolves it says what was done. */
export const actionMissing = refusal('action_missing', 422, 'corrective_action');
/** Whoever resolves it shows that it was done, or says why nothing can be shown. */
export const proofOrReason = refusal('proof_or_reason', 422, 'no_evidence_reason');
/** Nobody verifies what they own or said is resolved, while somebody else could. */
export const ownFinding = refusal('own_finding', 403);
/** How grave it is, until when and where are set by those who decide about it. */
export const findingTermsNotYours = refusal('finding_terms_not_yours', 403);
export const findingOwnerUnknown = refusal('person_unknown', 400, 'owner_id');
/** A plan improves a control. */
export const findingControlMissing = refusal('control_missing', 422, 'control_id');
/** Nothing is open in a department that was archived. */
export const findingDepartmentArchived = refusal('finding_department_archived', 422);

/** The way of a finding. */
export const findingWorkflow = workflow('finding', {
  facts: factsAre<FindingFacts>(),
  statuses: findingStatuses,
  verbs: {
    edit: {
      from: unresolvedFindingStatuses,
      by: [editor, owner, lead, reviewer],
      mayRefuse: [findingTermsNotYours],
    },
    // Later it goes to somebody else, and stays where it stands.
    assign: {
      from: unresolvedFindingStatuses,
      to: { open: 'assigned' },
      by: [editor, lead, reviewer],
      mayRefuse: [findingOwnerUnknown],
    },
    start: { from: 'assigned', to: 'in_progress', by: [owner] },
    resolve: {
      from: 'in_progress',
      to: 'resolved',
      by: [owner],
      mayRefuse: [actionMissing, proofOrReason],
    },
    verify: {
      from: 'resolved',
      to: 'closed',
      by: [editor, lead, reviewer],
      approves: true,
      secondPerson: { not: [owner, resolver], refusal: ownFinding },
    },
    // What was done does not help.
    return: { from: 'resolved', to: 'in_progress', by: [editor, lead, reviewer] },
    dismiss: { from: 'open', to: 'dismissed', by: [admin, lead] },
    reopen: { from: 'closed', to: 'open', by: [editor] },
    plan: {
      from: unresolvedFindingStatuses,
      when: [withoutPlan],
      by: [editor],
      mayRefuse: [findingControlMissing],
    },
    delete: { from: ['open', 'dismissed'], by: [admin, editorOfOpen], mayRefuse: [reasonRequired] },
    restore: { from: 'deleted', by: [admin], mayRefuse: [findingDepartmentArchived] },
  },
});
export const findingVerbs = findingWorkflow.verbs;
export type FindingVerb = (typeof findingVerbs)[number];
