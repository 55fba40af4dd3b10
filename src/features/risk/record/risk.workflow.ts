import { actsFor, decidesAlone } from '#platform/contract/deciding.ts';
import { reasonRequired, refusal } from '#platform/contract/refusal.ts';
import {
  admin,
  editor,
  everybody,
  owner,
  workflow,
  type Condition,
  type Guard,
  type Right,
  factsAre,
} from '#platform/contract/workflow.ts';
import { riskStatuses, type Treatment, type Triage } from './risk-status.contract.ts';
import { isWithinAppetite, lessens } from './risk-rating.rules.ts';

/** What the workflow needs to know of a risk. */
export interface RiskFacts {
  status: (typeof riskStatuses)[number];
  triage: Triage;
  treatment: Treatment;
  department_id: string | null;
  owner_id: string | null;
  raised_by: string | null;
  created_at: string;
  deleted_at: string | null;
  inherent: { likelihood: number; consequence: number } | null;
  residual: { likelihood: number; consequence: number } | null;
  residual_basis: 'computed' | 'override';
  residual_reason: string | null;
  /** The index of the level it counts with: residual, or inherent while there is none; negative where it has none. */
  level: number;
  appetite_level: number | null;
  /** Linked plans that are still to bring something. */
  open_plans: number;
  /** Linked controls that have an effect. */
  working_controls: number;
  request: { verb: string; by: { id: string } } | null;
}

// Who has which right.
const raiserUntilTriaged: Right<RiskFacts> = ({ id }, { raised_by, triage, status }) =>
  raised_by === id && triage === 'submitted' && status !== 'closed';
const day = 24 * 60 * 60 * 1000;
/** Takes back what nobody decided about yet: no reason is asked. */
export const raiserWithinADay: Right<RiskFacts> = (actor, risk, now) =>
  raiserUntilTriaged(actor, risk, now) && now.getTime() - Date.parse(risk.created_at) < day;
const raiserLater: Right<RiskFacts> = (actor, risk, now) =>
  raiserUntilTriaged(actor, risk, now) && !raiserWithinADay(actor, risk, now);
const asker: Right<RiskFacts> = (actor, { request }) => request !== null && actsFor(actor, request.by.id);
// Nobody closes a risk they own while somebody else could.
const editorNotOwner: Right<RiskFacts> = (actor, risk) => editor(actor, risk) && !owner(actor, risk);
const editorDecidingAlone: Right<RiskFacts> = (actor, risk) => editor(actor, risk) && decidesAlone(actor);

// Where a verb starts, beside the status.
const untriaged: Condition<RiskFacts> = ({ triage }) => triage === 'submitted';
const triaged: Condition<RiskFacts> = ({ triage }) => triage === 'triaged';
const requested: Condition<RiskFacts> = ({ request }) => request !== null;
// What waits for a decision is decided first: it must not be about something else by then.
const undisputed: Condition<RiskFacts> = ({ request }) => request === null;

/** The treatment chosen is another one. */
export const treatmentDiffers = refusal('treatment_differs', 422);
/** Where no risk appetite was stated, a risk is mitigated by a residual rating below the inherent one. */
export const residualNeeded = refusal('residual_needed', 422);
/** What remains is more than the organisation is ready to retain. */
export const aboveAppetite = refusal('above_appetite', 422);
/** Something that works lessens it: what is only planned, failed or retired does not. */
export const noWorkingControl = refusal('no_working_control', 422);
/** What is still planned is done first, or given up. */
export const plansOpen = refusal('plans_open', 422);
/** A decision needs a second person. */
export const ownRequest = refusal('own_request', 403);
export const triageIncomplete = refusal('triage_incomplete', 422);
export const coverEnded = refusal('cover_ended', 422, 'ends_on');
/** What is stopped later is not avoided yet. */
export const avoidanceAhead = refusal('avoidance_ahead', 422, 'on');
/** What nobody rated is not treated. */
export const ratingFirst = refusal('rating_first', 422);
/** Each level says within how many days its risks are looked at again. */
export const reviewTooLate = refusal('review_too_late', 422, 'review_on');
/** Something is still to be done about it: that is done or cancelled first, or with it. */
export const tasksOpen = refusal('tasks_open', 422, 'cancel_tasks');
export const otherRequired = refusal('other_risk_required', 422, 'other_id');
/** Nothing is open in a department that was archived: it is taken back first. */
export const departmentArchived = refusal('department_archived', 422);
export const deletionTooLate = refusal('deletion_too_late', 422);

// What a verb asks for beyond right and status.
const treatmentIs = (treatment: Treatment): Guard<RiskFacts> => ({
  refusal: treatmentDiffers,
  holds: (risk) => risk.treatment === treatment,
});
const isRated: Guard<RiskFacts> = { refusal: ratingFirst, holds: ({ inherent }) => inherent !== null };
const residualLessens: Guard<RiskFacts> = {
  refusal: residualNeeded,
  holds: (risk) => risk.appetite_level !== null || lessens(risk),
};
const withinAppetite: Guard<RiskFacts> = { refusal: aboveAppetite, holds: isWithinAppetite };
const controlWorks: Guard<RiskFacts> = {
  refusal: noWorkingControl,
  holds: ({ working_controls }) => working_controls > 0,
};
const plansDone: Guard<RiskFacts> = { refusal: plansOpen, holds: ({ open_plans }) => open_plans === 0 };

const open = { not: ['closed'] } as const;

/** The way of a risk. */
export const riskWorkflow = workflow('risk', {
  facts: factsAre<RiskFacts>(),
  statuses: riskStatuses,
  verbs: {
    edit: {
      from: open,
      by: [editor, owner, raiserUntilTriaged],
      mayRefuse: [triageIncomplete, reviewTooLate],
    },
    triage: {
      from: open,
      when: [untriaged],
      to: ['closed'],
      by: [editor],
      mayRefuse: [triageIncomplete, reasonRequired],
    },
    assess: { from: open, when: [triaged], by: [editor] },
    treatment: {
      from: open,
      when: [triaged, undisputed],
      to: ['created'],
      by: [editor, owner],
    },
    mitigate: {
      from: 'created',
      when: [triaged, undisputed],
      to: 'mitigated',
      by: [editor, owner],
      needs: [treatmentIs('mitigate'), isRated, residualLessens, withinAppetite, plansDone, controlWorks],
    },
    // New details of what was confirmed are confirmed anew.
    avoid: {
      from: ['created', 'avoided'],
      when: [triaged, undisputed],
      to: 'avoided',
      by: [editor, owner],
      needs: [treatmentIs('avoid'), isRated],
      asks: { decidedBy: 'confirm' },
      mayRefuse: [avoidanceAhead],
    },
    transfer: {
      from: ['created', 'transferred'],
      when: [triaged, undisputed],
      to: 'transferred',
      by: [editor, owner],
      needs: [treatmentIs('transfer'), isRated],
      asks: { decidedBy: 'confirm' },
      mayRefuse: [coverEnded],
    },
    close: {
      from: open,
      when: [triaged, undisputed],
      to: 'closed',
      by: [editor, owner],
      asks: { decidedBy: 'confirm', unless: [editorNotOwner, editorDecidingAlone] },
      mayRefuse: [otherRequired, tasksOpen],
    },
    reopen: { from: 'closed', to: 'created', by: [editor], mayRefuse: [departmentArchived] },
    // Does what was asked for.
    confirm: {
      from: open,
      when: [requested],
      by: [editor],
      approves: true,
      secondPerson: { not: [asker], refusal: ownRequest },
      mayRefuse: [coverEnded, tasksOpen],
    },
    // Whoever asked may take it back.
    decline: { from: open, when: [requested], by: [editor, asker], mayRefuse: [reasonRequired] },
    review: { from: open, when: [triaged], by: [editor, owner] },
    comment: { from: 'any', by: [everybody] },
    delete: {
      from: 'any',
      by: [admin, raiserWithinADay],
      lapsed: { was: raiserLater, refusal: deletionTooLate },
      mayRefuse: [reasonRequired],
    },
    restore: { from: 'deleted', by: [admin], mayRefuse: [departmentArchived] },
  },
  automatic: {
    residual_not_below_inherent: {
      from: 'mitigated',
      to: 'created',
      act: 'risk.returned_to_created',
      reason: 'residual_not_below_inherent',
      when: 'without a risk appetite, the residual rating is no longer below the inherent one',
    },
    residual_above_appetite: {
      from: 'mitigated',
      to: 'created',
      act: 'risk.returned_to_created',
      reason: 'residual_above_appetite',
      when: 'its residual rating is above the risk appetite again: a control failed, or it was rated anew',
    },
    control_stale: {
      from: 'mitigated',
      to: 'created',
      act: 'risk.returned_to_created',
      reason: 'control_stale',
      when: 'tests or evidence past their date have left it above the risk appetite for 7 days',
    },
    residual_lapsed: {
      from: 'mitigated',
      to: 'created',
      act: 'risk.returned_to_created',
      reason: 'residual_lapsed',
      when: 'a review does not state the overridden residual rating anew, and what is computed is above the risk appetite',
    },
    cover_ended: {
      from: 'transferred',
      to: 'created',
      act: 'risk.returned_to_created',
      reason: 'cover_ended',
      when: 'the last day of the cover is over',
    },
    acceptance_approved: {
      from: 'created',
      to: 'accepted',
      act: 'risk.accepted',
      when: 'an acceptance of it is approved',
    },
    acceptance_expired: {
      from: 'accepted',
      to: 'created',
      act: 'risk.returned_to_created',
      reason: 'acceptance_expired',
      when: 'the last day of its last acceptance is over',
    },
    acceptance_revoked: {
      from: 'accepted',
      to: 'created',
      act: 'risk.returned_to_created',
      reason: 'acceptance_revoked',
      when: 'its last acceptance is revoked',
    },
    acceptance_stale: {
      from: 'accepted',
      to: 'created',
      act: 'risk.returned_to_created',
      reason: 'acceptance_stale',
      when: 'it became worse than what was accepted',
    },
  },
});
export type RiskVerb = (typeof riskWorkflow.verbs)[number];
/** A change of status that follows from a rule. */
export type RiskAutomatic = keyof typeof riskWorkflow.automatic;
