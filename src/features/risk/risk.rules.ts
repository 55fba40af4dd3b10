import type { Actor } from '#platform/contract/access.ts';
import type { Cell, Risk, RiskFlag, RiskStatus } from './risk.contract.ts';

/** How likely times how bad: sorts risks within a level. */
export const riskScore = ({ likelihood, consequence }: Cell): number => likelihood * consequence;

/** The level of a cell: looked up in the model's grid, never computed. */
export const levelOf = (
  matrix: readonly (readonly number[])[],
  { likelihood, consequence }: Cell,
): number | undefined => matrix[likelihood - 1]?.[consequence - 1];

type Deciding = Pick<Actor, 'id' | 'type' | 'org_editor' | 'departments' | 'flat' | 'deciders'>;

/** Whether somebody may edit rows of this department (domain 0, "Visibility"): an Admin all, Staff where they lead or edit,
 *  organisation-wide rows by those who hold `org_editor`. A User edits nowhere. */
export function maySteer(actor: Deciding, departmentId: string | null): boolean {
  if (actor.type === 'Admin') return true;
  if (actor.type !== 'Staff') return false;
  if (departmentId === null) return actor.org_editor;
  return actor.departments.some(({ id, access }) => id === departmentId && access !== 'viewer');
}

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

const day = 24 * 60 * 60 * 1000;

/** With one person able to decide, that one may confirm their own request; the log says "decided alone". */
export const decidesAlone = (actor: Deciding): boolean => actor.deciders <= 1 && actor.type !== 'User';

/** Whether the actor may use a verb on a risk now: rights and from-status together (domain 4.2). */
export function may(verb: Verb, actor: Deciding, risk: RiskFacts, now: Date): boolean {
  const steers = maySteer(actor, risk.department_id);
  const owns = risk.owner_id === actor.id;
  const raised = risk.raised_by === actor.id;
  const untriaged = risk.triage === 'submitted';
  if (risk.deleted_at !== null) return verb === 'restore' && actor.type === 'Admin';
  const open = risk.status !== 'closed';
  switch (verb) {
    case 'edit':
      return open && (steers || owns || (raised && untriaged));
    case 'triage':
      return open && untriaged && steers;
    case 'assess':
      return open && !untriaged && steers;
    case 'treatment':
      return open && !untriaged && (steers || owns);
    case 'mitigate':
      return (
        risk.status === 'created' &&
        !untriaged &&
        (steers || owns) &&
        risk.treatment === 'mitigate' &&
        lessens(risk)
      );
    case 'avoid':
    case 'transfer':
      return (
        risk.status === 'created' &&
        !untriaged &&
        (steers || owns) &&
        risk.treatment === verb &&
        risk.request === null
      );
    case 'close':
      return open && !untriaged && (steers || owns) && risk.request === null;
    case 'reopen':
      return !open && steers;
    case 'confirm':
    case 'decline':
      return (
        open &&
        risk.request !== null &&
        steers &&
        (risk.request.by.id !== actor.id || decidesAlone(actor) || verb === 'decline')
      );
    case 'review':
      return open && !untriaged && (steers || owns);
    case 'comment':
      return true;
    case 'delete':
      return (
        actor.type === 'Admin' || (raised && untriaged && now.getTime() - Date.parse(risk.created_at) < day)
      );
    case 'restore':
      return false;
  }
}

/** A residual rating below the inherent one, which until controls exist carries its reason. */
export const lessens = ({ inherent, residual }: Pick<RiskFacts, 'inherent' | 'residual'>): boolean =>
  inherent !== null && residual !== null && riskScore(residual) < riskScore(inherent);

/** The verbs the actor may use now, as the screen offers them. */
export const verbsFor = (actor: Deciding, risk: RiskFacts, now: Date): Verb[] =>
  verbs.filter((verb) => may(verb, actor, risk, now));

/** States that follow from the row and the day: computed when read, never stored. */
export function flagsOf(
  risk: Pick<RiskFacts, 'status' | 'triage' | 'treatment' | 'inherent' | 'request'> & {
    review_on: string | null;
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
    ['older_model', open && risk.model_version !== null && risk.model_version !== activeModel],
  ];
  return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}
