import { furtherOffers, type VerbOffer } from '#platform/web/workflow/verb-offers.ts';
import type { Finding } from '../../finding.contract.ts';
import type { FindingVerb } from '../../finding.workflow.ts';

/** Why something cannot be done now: a key of `verb.not_now`. */
export type NotNow = 'own';

type Offered = Pick<Finding, 'status' | 'deleted_at' | 'permissions'>;

/** The one thing to do next, by the status the finding is in; nothing where this person has nothing to do. */
export const mainVerb = ({ permissions: { can } }: Offered): FindingVerb | undefined =>
  (['restore', 'verify', 'resolve', 'start', 'assign'] as const).find((verb) => can.includes(verb));

/** Verbs in the order of the menu; a plan is opened where the page shows it. */
const inMenu: readonly FindingVerb[] = [
  'edit',
  'assign',
  'start',
  'resolve',
  'verify',
  'return',
  'dismiss',
  'reopen',
  'delete',
];

/** Everything else this person may do; what is theirs and cannot be done now stands there with the reason. */
export const furtherVerbs = (
  finding: Offered,
  main: FindingVerb | undefined,
): VerbOffer<FindingVerb, NotNow>[] =>
  furtherOffers(inMenu, finding.permissions.can, main, (verb) => whyNot(verb, finding));

/** Whoever may return what was resolved decides about it. */
const whyNot = (
  verb: FindingVerb,
  { status, deleted_at, permissions: { can } }: Offered,
): NotNow | undefined =>
  verb === 'verify' && deleted_at === null && status === 'resolved' && can.includes('return')
    ? 'own'
    : undefined;
