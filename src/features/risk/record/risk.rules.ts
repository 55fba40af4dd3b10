import { decidesAlone, maySteer, type Deciding } from '#platform/contract/deciding.ts';
import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import { raisersTime, type Risk, type RiskFlag } from './risk.contract.ts';
import type { RiskStatus } from './risk-status.contract.ts';

/** How likely times how bad: sorts risks within a level. */
export const riskScore = ({ likelihood, consequence }: Cell): number => likelihood * consequence;

/** The level of a cell: looked up in the model's grid, never computed. */
export const levelOf = (
  matrix: readonly (readonly number[])[],
  { likelihood, consequence }: Cell,
): number | undefined => matrix[likelihood - 1]?.[consequence - 1];

/** What the rules need to know of a risk. */
export interface RiskFacts {
  status: RiskStatus;
  triage: 'submitted' | 'triaged';
  treatment: Risk['treatment'];
  department_id: string | null;
  owner_id: string | null;
  raised_by: string | null;
  created_at: string;
  deleted_at: string | null;
  inherent: Cell | null;
  residual: Cell | null;
  residual_reason: string | null;
  request: { verb: string; by: { id: string } } | null;
}

export const verbs = [
  'edit',
  'triage',
  'assess',
  'treatment',
  'mitigate',
  'avoid',
  'transfer',
  'close',
  'reopen',
  'confirm',
  'decline',
  'review',
  'comment',
  'delete',
  'restore',
] as const;
export type Verb = (typeof verbs)[number];

/** Whether a verb starts from the status the risk is in, whoever uses it (domain 4.2). */
export function startsFrom(
  verb: Verb,
  risk: Pick<RiskFacts, 'status' | 'triage' | 'request' | 'deleted_at'>,
): boolean {
  if (verb === 'restore' || risk.deleted_at !== null) return verb === 'restore' && risk.deleted_at !== null;
  const open = risk.status !== 'closed';
  const triaged = risk.triage === 'triaged';
  // What waits for a decision is decided first: it must not be about something else by then.
  const undisputed = risk.request === null;
  switch (verb) {
    case 'edit':
      return open;
    case 'triage':
      return open && !triaged;
    case 'assess':
    case 'review':
      return open && triaged;
    case 'treatment':
    case 'close':
      return open && triaged && undisputed;
    case 'mitigate':
    case 'avoid':
    case 'transfer':
      return risk.status === 'created' && triaged && undisputed;
    case 'reopen':
      return !open;
    case 'confirm':
    case 'decline':
      return open && !undisputed;
    case 'comment':
    case 'delete':
      return true;
  }
}

/** Whether somebody has the right to a verb on a risk (domain 12). */
export function isAllowed(verb: Verb, actor: Deciding, risk: RiskFacts, now: Date): boolean {
  const steers = maySteer(actor, risk.department_id);
  const owns = risk.owner_id === actor.id;
  const raisedUntriaged = risk.raised_by === actor.id && risk.triage === 'submitted';
  switch (verb) {
    case 'edit':
      return steers || owns || raisedUntriaged;
    case 'triage':
    case 'assess':
    case 'reopen':
    case 'confirm':
      return steers;
    case 'decline':
      // Whoever asked may take it back.
      return steers || risk.request?.by.id === actor.id;
    case 'treatment':
    case 'mitigate':
    case 'avoid':
    case 'transfer':
    case 'close':
    case 'review':
      return steers || owns;
    case 'comment':
      return true;
    case 'delete':
      return (
        actor.type === 'Admin' ||
        (raisedUntriaged && now.getTime() - Date.parse(risk.created_at) < raisersTime)
      );
    case 'restore':
      return actor.type === 'Admin';
  }
}

/** What a verb asks for beyond right and status: the code of what is missing. */
export function missingFor(verb: Verb, actor: Deciding, risk: RiskFacts): Missing | undefined {
  switch (verb) {
    case 'mitigate':
      if (risk.treatment !== verb) return 'treatment_differs';
      return lessens(risk) ? undefined : 'residual_needed';
    case 'avoid':
    case 'transfer':
      return risk.treatment === verb ? undefined : 'treatment_differs';
    case 'confirm':
      return risk.request?.by.id === actor.id && !decidesAlone(actor) ? 'own_request' : undefined;
    default:
      return undefined;
  }
}
export type Missing = 'treatment_differs' | 'residual_needed' | 'own_request';

/** Whether the actor may use a verb on a risk now. */
export const may = (verb: Verb, actor: Deciding, risk: RiskFacts, now: Date): boolean =>
  startsFrom(verb, risk) && isAllowed(verb, actor, risk, now) && missingFor(verb, actor, risk) === undefined;

/** A residual rating below the inherent one, which until controls exist carries its reason. */
export const lessens = ({
  inherent,
  residual,
  residual_reason,
}: Pick<RiskFacts, 'inherent' | 'residual' | 'residual_reason'>): boolean =>
  inherent !== null &&
  residual !== null &&
  residual_reason !== null &&
  riskScore(residual) < riskScore(inherent);

/** The verbs the actor may use now, as the screen offers them. */
export const verbsFor = (actor: Deciding, risk: RiskFacts, now: Date): Verb[] =>
  verbs.filter((verb) => may(verb, actor, risk, now));

/** States that follow from the row and the day: computed when read, never stored. */
export function flagsOf(
  risk: Pick<RiskFacts, 'status' | 'triage' | 'treatment' | 'inherent' | 'residual' | 'request'> & {
    review_on: string | null;
    residual_lapses_on: string | null;
    model_version: number | null;
  },
  today: string,
  activeModel: number,
): RiskFlag[] {
  const open = risk.status !== 'closed';
  const flags: [RiskFlag, boolean][] = [
    ['untriaged', open && risk.triage === 'submitted'],
    ['awaiting_decision', risk.request !== null],
    ['acceptance_open', risk.status === 'created' && risk.treatment === 'accept'],
    ['unrated', open && risk.inherent === null],
    ['overdue_review', open && risk.review_on !== null && risk.review_on < today],
    [
      'residual_lapsed',
      open && risk.residual !== null && risk.residual_lapses_on !== null && risk.residual_lapses_on < today,
    ],
    ['older_model', open && risk.model_version !== null && risk.model_version !== activeModel],
  ];
  return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}
