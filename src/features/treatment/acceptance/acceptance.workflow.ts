import { actsFor } from '#platform/contract/deciding.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { admin, workflow, type Guard, type Right, factsAre } from '#platform/contract/workflow.ts';
import { ownRequest } from '#features/risk/record/risk.workflow.ts';
import { acceptanceStatuses, type AcceptanceStatus } from './acceptance-status.contract.ts';
import { present } from '#platform/contract/values/present.ts';

/** What the workflow needs to know of an acceptance. */
export interface AcceptanceFacts {
  status: AcceptanceStatus;
  requested_by: string;
  approver_id: string;
  /** Of two who decide one after the other, the one who does so last; nobody where one decides. */
  second_approver_id: string | null;
  /** Who approved it already, where a second one is to. */
  first_approved_by: string | null;
  /** Whether anybody but the requester may approve risks of this level and department. */
  others_may_approve: boolean;
  /** Whether the named approver whose turn it is may, still. */
  approver_may_decide: boolean;
  deleted_at: string | null;
}

type Turn = Pick<AcceptanceFacts, 'approver_id' | 'second_approver_id' | 'first_approved_by'>;
const isFirstDone = ({ second_approver_id, first_approved_by }: Turn): boolean =>
  second_approver_id !== null && first_approved_by !== null;
/** Whose decision is awaited. */
export const deciderOf = (turn: Turn): string =>
  isFirstDone(turn) ? present(turn.second_approver_id) : turn.approver_id;

// Who has which right.
const requester: Right<AcceptanceFacts> = (actor, { requested_by }) => actsFor(actor, requested_by);
// A User decides never, in nobody's place either. Where two decide, nobody does so for both.
const approver: Right<AcceptanceFacts> = (actor, facts) =>
  actor.type !== 'User' &&
  actor.id !== (isFirstDone(facts) ? facts.first_approved_by : facts.second_approver_id) &&
  actsFor(actor, deciderOf(facts));
const eitherApprover: Right<AcceptanceFacts> = (actor, { approver_id, second_approver_id }) =>
  actor.type !== 'User' &&
  (actsFor(actor, approver_id) || (second_approver_id !== null && actsFor(actor, second_approver_id)));
const nobodyElseMay: Right<AcceptanceFacts> = (
  { self_approval },
  { others_may_approve, second_approver_id },
) => second_approver_id === null && (self_approval || !others_may_approve);

/** Accepted is what is triaged, rated, to be retained by its treatment, and neither closed nor treated otherwise. */
export const riskNotAcceptable = refusal('risk_not_acceptable', 422, 'risk_ids');
/** The risks of one acceptance are those of one department. */
export const departmentsDiffer = refusal('departments_differ', 422, 'risk_ids');
/** Somebody who may not decide about risks of this level and department, or nobody who works here. */
export const approverNotAllowed = refusal('approver_not_allowed', 422, 'approver_id');
/** Somebody else decides what one asks for. */
export const approverIsRequester = refusal('approver_is_requester', 422, 'approver_id');
/** The organisation wants a second person to approve risks of this level. */
export const secondApproverMissing = refusal('second_approver_missing', 422, 'second_approver_id');
/** The second one is neither who asks nor the first one, and may approve risks of this level and department as well. */
export const secondApproverNotAllowed = refusal('second_approver_not_allowed', 422, 'second_approver_id');
/** Each level says for how many days at most its risks are accepted. */
export const expiryTooLate = refusal('expiry_too_late', 422, 'expires_on');
export const expiryPast = refusal('expiry_past', 422, 'expires_on');
/** What was frozen is not what the risk is now: it is frozen again before anybody approves it. */
export const riskChanged = refusal('risk_changed', 409);

const asked = [
  riskNotAcceptable,
  departmentsDiffer,
  approverNotAllowed,
  approverIsRequester,
  secondApproverMissing,
  secondApproverNotAllowed,
  expiryTooLate,
  expiryPast,
];

const mayDecide: Guard<AcceptanceFacts> = {
  refusal: approverNotAllowed,
  holds: ({ approver_may_decide }) => approver_may_decide,
};

/** The way of an acceptance. */
export const acceptanceWorkflow = workflow('acceptance', {
  facts: factsAre<AcceptanceFacts>(),
  statuses: acceptanceStatuses,
  verbs: {
    edit: { from: 'draft', by: [requester], mayRefuse: [departmentsDiffer, secondApproverNotAllowed] },
    submit: { from: 'draft', to: 'submitted', by: [requester], mayRefuse: asked },
    withdraw: { from: 'submitted', to: 'draft', by: [requester] },
    // Takes a new copy of the risks: the approver decides about what they are now.
    refreeze: { from: 'submitted', by: [requester, approver], mayRefuse: asked },
    // The first of two leaves it submitted.
    approve: {
      from: 'submitted',
      to: ['approved'],
      by: [approver],
      approves: true,
      secondPerson: { not: [requester], refusal: ownRequest, alone: nobodyElseMay },
      needs: [mayDecide],
      mayRefuse: [riskChanged, riskNotAcceptable, expiryPast],
    },
    reject: { from: 'submitted', to: 'rejected', by: [approver] },
    revoke: { from: 'approved', to: 'revoked', by: [admin, eitherApprover] },
    delete: { from: 'draft', by: [requester, admin] },
  },
  automatic: {
    expired: {
      from: 'approved',
      to: 'expired',
      act: 'acceptance.expired',
      when: 'its last day is over',
    },
    stale: {
      from: 'approved',
      to: 'stale',
      act: 'acceptance.became_stale',
      when: 'one of its risks is worse than what was accepted, none of them is accepted any more, or a control has failed while it has conditions',
    },
    superseded: {
      from: 'approved',
      to: 'superseded',
      act: 'acceptance.superseded',
      when: 'newer ones are approved for all its risks',
    },
    superseded_before_decision: {
      from: 'submitted',
      to: 'superseded',
      act: 'acceptance.superseded',
      when: 'another one is approved for all its risks before it is decided',
    },
  },
});
export type AcceptanceVerb = (typeof acceptanceWorkflow.verbs)[number];
