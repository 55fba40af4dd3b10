import { actsFor, type Deciding } from '#platform/contract/deciding.ts';
import { reasonRequired, refusal } from '#platform/contract/refusal.ts';
import { admin, editor, owner, workflow, type Right, factsAre } from '#platform/contract/workflow.ts';

/** Where a piece of evidence stands. */
export const evidenceStatuses = [
  'requested',
  'submitted',
  'accepted',
  'rejected',
  'expired',
  'withdrawn',
] as const;
export type EvidenceStatus = (typeof evidenceStatuses)[number];

/** What the workflow needs to know of a piece of evidence. */
export interface EvidenceFacts {
  status: EvidenceStatus;
  department_id: string | null;
  owner_id: string;
  reviewer_id: string | null;
  /** Whose revision waits for a decision, or was decided. */
  submitted_by: string | null;
  /** Whether there is a revision that nobody has decided about. */
  hasNewRevision: boolean;
  /** Whether a revision waits to be accepted or rejected; beside an accepted one it is to renew that. */
  awaits: boolean;
  deleted_at: string | null;
}

// A User adds to what is theirs, and accepts nothing.
const reviewer: Right<EvidenceFacts> = (actor, { reviewer_id }) =>
  actor.type !== 'User' && reviewer_id !== null && actsFor(actor, reviewer_id);
const submitter: Right<EvidenceFacts> = (actor: Deciding, { submitted_by }) =>
  submitted_by !== null && actsFor(actor, submitted_by);
const editorOfRequested: Right<EvidenceFacts> = (actor, evidence) =>
  evidence.status === 'requested' && editor(actor, evidence);

const awaitsDecision = ({ awaits }: EvidenceFacts): boolean => awaits;

/** Nothing has been provided yet that a reviewer could look at. */
export const evidenceMissing = refusal('evidence_missing', 422);
/** Nobody accepts what they submitted themselves. */
export const ownEvidence = refusal('own_evidence', 422);
/** What is accepted speaks for its period: another one needs a revision that is reviewed. */
export const periodAccepted = refusal('period_accepted', 422, 'effective_from');
/** The owner and those who see the evidence may link it only to what they may steer. */
export const linkNotYours = refusal('link_not_yours', 403, 'object_id');
export const objectUnknown = refusal('object_unknown', 400, 'object_id');

const decided = { not: [submitter], refusal: ownEvidence } as const;

/** The way of a piece of evidence. */
export const evidenceWorkflow = workflow('evidence', {
  facts: factsAre<EvidenceFacts>(),
  statuses: evidenceStatuses,
  verbs: {
    edit: { from: { not: ['withdrawn'] }, by: [owner, editor], mayRefuse: [periodAccepted] },
    // A revision of what was accepted, or has expired, renews it once it is accepted: until then the former one stands.
    revise: { from: { not: ['withdrawn'] }, to: ['submitted'], by: [owner, editor] },
    submit: {
      from: ['requested', 'rejected'],
      to: 'submitted',
      by: [owner, editor],
      needs: [{ refusal: evidenceMissing, holds: ({ hasNewRevision }) => hasNewRevision }],
    },
    accept: {
      from: ['submitted', 'accepted', 'expired'],
      when: [awaitsDecision],
      to: 'accepted',
      by: [admin, editor, reviewer],
      approves: true,
      secondPerson: decided,
    },
    reject: {
      from: ['submitted', 'accepted', 'expired'],
      when: [awaitsDecision],
      to: { submitted: 'rejected' },
      by: [admin, editor, reviewer],
      secondPerson: decided,
    },
    withdraw: { from: { not: ['withdrawn'] }, to: 'withdrawn', by: [owner, admin] },
    link: { from: { not: ['withdrawn'] }, by: [owner, editor], mayRefuse: [objectUnknown, linkNotYours] },
    unlink: { from: 'any', by: [owner, editor], mayRefuse: [objectUnknown, linkNotYours] },
    // What somebody provided is withdrawn, not deleted.
    delete: { from: 'any', by: [admin, editorOfRequested], mayRefuse: [reasonRequired] },
    restore: { from: 'deleted', by: [admin] },
  },
  automatic: {
    expired: {
      from: 'accepted',
      to: 'expired',
      act: 'evidence.expired',
      when: 'the day is reached on which its validity ends',
    },
  },
});
export const evidenceVerbs = evidenceWorkflow.verbs;
export type EvidenceVerb = (typeof evidenceVerbs)[number];
