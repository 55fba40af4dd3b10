import { furtherOffers, type VerbOffer } from '#platform/web/workflow/verb-offers.ts';
import type { Plan } from '../../plan.contract.ts';
import type { PlanVerb } from '../../plan.workflow.ts';

/** Why something cannot be done now: a key of `verb.not_now`. */
export type NotNow = 'incomplete' | 'own' | 'tasks_open' | 'proof_missing';

type Offered = Pick<
  Plan,
  'status' | 'owner' | 'approver' | 'objective' | 'due_on' | 'tasks' | 'proofs' | 'deleted_at' | 'permissions'
>;

/** The one thing to do next, by the status the plan is in; nothing where this person has nothing to do. */
export const mainVerb = ({ permissions }: Offered): PlanVerb | undefined =>
  (['restore', 'agree', 'approve', 'validate', 'submit', 'start', 'complete', 'resume'] as const).find(
    (verb) => permissions.can.includes(verb),
  );

/** Verbs in the order of the menu; commenting has the page itself. */
const inMenu: readonly PlanVerb[] = [
  'edit',
  'submit',
  'approve',
  'return',
  'reject',
  'start',
  'complete',
  'validate',
  'agree',
  'decline',
  'reschedule',
  'hold',
  'resume',
  'duplicate',
  'cancel',
  'delete',
  'restore',
];

/** Everything else this person may do; what is theirs and cannot be done now stands there with the reason. */
export const furtherVerbs = (plan: Offered, main: PlanVerb | undefined): VerbOffer<PlanVerb, NotNow>[] =>
  furtherOffers(inMenu, plan.permissions.can, main, (verb) => whyNot(verb, plan));

function whyNot(verb: PlanVerb, plan: Offered): NotNow | undefined {
  if (plan.deleted_at !== null) return undefined;
  const { can } = plan.permissions;
  switch (verb) {
    // Whoever may edit a draft may submit it, and whoever may put a plan on hold may complete it.
    case 'submit':
      return plan.status === 'draft' && can.includes('edit') ? 'incomplete' : undefined;
    case 'complete':
      return plan.status === 'in_progress' && can.includes('hold') ? 'tasks_open' : undefined;
    // Whoever may return it decides about it.
    case 'approve':
      return plan.status === 'submitted' && can.includes('return') ? 'own' : undefined;
    case 'validate':
      if (plan.status !== 'completed' || !can.includes('return')) return undefined;
      return plan.proofs === 0 ? 'proof_missing' : 'own';
    default:
      return undefined;
  }
}
