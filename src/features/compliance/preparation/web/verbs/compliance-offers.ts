import { furtherOffers, type VerbOffer } from '#platform/web/workflow/verb-offers.ts';
import type { ComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import type { ComplianceVerb } from '#features/compliance/assessment/compliance-assessment.workflow.ts';

/** Why something cannot be done now: a key of `verb.not_now`. */
export type NotNow = 'controls_open' | 'own';

type Offered = Pick<ComplianceAssessment, 'status' | 'deleted_at' | 'permissions'>;

/** The one thing to do next; nothing where this person has nothing to do. */
export const mainVerb = ({ permissions: { can } }: Offered): ComplianceVerb | undefined =>
  (['restore', 'approve', 'submit', 'start'] as const).find((verb) => can.includes(verb));

/** Verbs in the order of the menu; controls are given to people where they are listed. */
const inMenu: readonly ComplianceVerb[] = [
  'edit',
  'submit',
  'approve',
  'return',
  'reopen',
  'archive',
  'delete',
];

/** Everything else this person may do; what is theirs and cannot be done now stands there with the reason. */
export const furtherVerbs = (
  assessment: Offered,
  main: ComplianceVerb | undefined,
): VerbOffer<ComplianceVerb, NotNow>[] =>
  furtherOffers(inMenu, assessment.permissions.can, main, (verb) => whyNot(verb, assessment));

function whyNot(
  verb: ComplianceVerb,
  { status, deleted_at, permissions: { can } }: Offered,
): NotNow | undefined {
  if (deleted_at !== null) return undefined;
  // Whoever may edit a running assessment submits it, and whoever may return one decides about it.
  if (verb === 'submit' && status === 'in_progress' && can.includes('edit')) return 'controls_open';
  if (verb === 'approve' && status === 'in_review' && can.includes('return')) return 'own';
  return undefined;
}
