import type { RecordActor } from '#platform/web/workflow/record-actor.hooks.ts';
import { furtherOffers, type VerbOffer } from '#platform/web/workflow/verb-offers.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { currentRating, isWithinAppetite } from '#features/risk/record/risk-rating.rules.ts';
import { riskWorkflow, type RiskFacts, type RiskVerb } from '#features/risk/record/risk.workflow.ts';

/** Why something cannot be done now: a key of `verb.not_now`. */
export type NotNow =
  | 'deleted'
  | 'closed'
  | 'untriaged'
  | 'requested'
  | 'settled'
  | 'unrated'
  | 'residual_needed'
  | 'above_appetite'
  | 'plans_open'
  | 'no_working_control'
  | 'own_request';

/** `comment` has a place of its own on the page. */
export type OfferedVerb = Exclude<RiskVerb, 'comment'>;

const factsOf = (risk: Risk): RiskFacts => ({
  ...risk,
  department_id: risk.department?.id ?? null,
  owner_id: risk.owner?.id ?? null,
  raised_by: risk.raised_by?.id ?? null,
  level: currentRating(risk)?.level.index ?? -1,
});

/** The one thing to do next, by the state the risk is in; nothing when this person has nothing to do. */
export function mainVerb(risk: Risk): OfferedVerb | undefined {
  const can = new Set(risk.permissions.can);
  const unrated = risk.inherent === null;
  const byTreatment: OfferedVerb[] =
    risk.treatment === 'undecided'
      ? ['treatment']
      : risk.treatment === 'mitigate'
        ? ['mitigate', 'assess']
        : risk.treatment === 'accept'
          ? []
          : [risk.treatment];
  const wanted: OfferedVerb[] = [
    'restore',
    'confirm',
    'triage',
    ...(unrated ? (['assess'] as const) : []),
    ...(risk.flags.includes('overdue_review') ? (['review'] as const) : []),
    ...(risk.flags.includes('older_model') ? (['assess'] as const) : []),
    ...(risk.status === 'created' ? byTreatment : []),
    'reopen',
    'review',
    'assess',
    'edit',
  ];
  return wanted.find((verb) => can.has(verb));
}

/** Verbs in the order of the menu. */
const inMenu: readonly OfferedVerb[] = [
  'edit',
  'triage',
  'assess',
  'treatment',
  'mitigate',
  'avoid',
  'transfer',
  'review',
  'confirm',
  'decline',
  'close',
  'reopen',
  'restore',
  'delete',
];

/** Everything else this person may do with the risk; what cannot be done now stands there with the reason. */
export const furtherVerbs = (
  risk: Risk,
  person: RecordActor,
  main: OfferedVerb | undefined,
): VerbOffer<OfferedVerb, NotNow>[] =>
  furtherOffers(inMenu, risk.permissions.can, main, (verb) =>
    isTheirs(verb, risk, person) ? whyNot(verb, risk, person) : undefined,
  );

/** Whether the verb belongs to this person and to this risk at all: what can never be done is not drawn. */
function isTheirs(verb: RiskVerb, risk: Risk, { id, decides }: RecordActor): boolean {
  const owns = risk.owner?.id === id;
  switch (verb) {
    case 'edit':
    case 'close':
    case 'review':
    case 'treatment':
      return decides || owns;
    case 'assess':
      return decides;
    case 'mitigate':
    case 'avoid':
    case 'transfer':
      return (decides || owns) && risk.treatment === verb;
    case 'confirm':
      return decides && risk.request !== null;
    default:
      return false;
  }
}

function whyNot(verb: RiskVerb, risk: Risk, { id }: RecordActor): NotNow | undefined {
  if (risk.deleted_at !== null) return 'deleted';
  if (risk.status === 'closed') return 'closed';
  if (verb === 'confirm') return risk.request?.by.id === id ? 'own_request' : undefined;
  if (risk.triage === 'submitted') return 'untriaged';
  if (risk.request !== null) return 'requested';
  const facts = factsOf(risk);
  if (!riskWorkflow.startsFrom(verb, facts)) return 'settled';
  if (risk.inherent === null && (verb === 'mitigate' || verb === 'avoid' || verb === 'transfer'))
    return 'unrated';
  return verb === 'mitigate' ? whyNotMitigated(facts) : undefined;
}

function whyNotMitigated(facts: RiskFacts): NotNow | undefined {
  if (!isWithinAppetite(facts)) return facts.appetite_level === null ? 'residual_needed' : 'above_appetite';
  if (facts.open_plans > 0) return 'plans_open';
  return facts.working_controls === 0 ? 'no_working_control' : undefined;
}
