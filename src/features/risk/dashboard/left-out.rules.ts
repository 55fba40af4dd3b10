import { standings, type RiskStatus } from '#features/risk/record/risk-status.contract.ts';

/** What a rating counts as where it is no level of the matrix in use. */
export const buckets = { unrated: -1, avoided: -2, older_model: -3 } as const;

/** So many risks of which the same is true. */
export interface AlikeRisks {
  state: number;
  is_deleted: boolean;
  is_overdue: boolean;
  awaits_decision: boolean;
  /** Its acceptance ends within 30 days. */
  is_expiring: boolean;
  is_above_appetite: boolean;
  /** A level, or one of `buckets`. */
  bucket: number;
  n: number;
}

/** What a figure counts: risks in these states of which something is true. */
export interface Counted {
  isIn(state: number): boolean;
  meets?(risk: AlikeRisks): boolean;
  /** It is about levels: what has none cannot be in it. */
  needsLevel?: true;
  /** It says of itself that it leaves these out; what merely is something else was never in question. */
  leavesOut: readonly ('closed' | 'untriaged' | 'rejected')[];
}

export type LeftOutReason =
  | 'deleted'
  | 'closed'
  | 'untriaged'
  | 'rejected'
  | 'unrated'
  | 'avoided'
  | 'older_model';
export type LeftOut = Partial<Record<LeftOutReason, number>>;

const isOpen = (state: number): boolean => state >= 1 && state <= 5;
const isGoingOn = (state: number): boolean => state <= 5;
const open = { isIn: isOpen, leavesOut: ['closed', 'untriaged', 'rejected'] } as const;
const goingOn = { isIn: isGoingOn, leavesOut: ['closed', 'rejected'] } as const;
const isStanding = (standing: (typeof standings)[number]) => (state: number) =>
  state === standings.indexOf(standing);
const inStatus = (status: RiskStatus): Counted => ({
  isIn: isStanding(status),
  leavesOut: status === 'created' ? ['untriaged'] : status === 'closed' ? ['rejected'] : [],
});

/** What each figure of the dashboard counts; `highest` is the lower of the two highest levels. */
export const countedBy = (highest: number) =>
  ({
    total: { isIn: () => true, leavesOut: [] },
    open,
    created: inStatus('created'),
    accepted: inStatus('accepted'),
    avoided: inStatus('avoided'),
    mitigated: inStatus('mitigated'),
    transferred: inStatus('transferred'),
    closed: inStatus('closed'),
    untriaged: { isIn: isStanding('untriaged'), leavesOut: [] },
    rejected: { isIn: isStanding('rejected'), leavesOut: [] },
    awaiting_decision: { isIn: isGoingOn, meets: (risk) => risk.awaits_decision, leavesOut: [] },
    expiring_acceptance: { isIn: isStanding('accepted'), meets: (risk) => risk.is_expiring, leavesOut: [] },
    above_appetite: { ...goingOn, meets: (risk) => risk.is_above_appetite },
    overdue_review: { ...goingOn, meets: (risk) => risk.is_overdue },
    unrated: { ...goingOn, meets: (risk) => risk.bucket === buckets.unrated },
    in_highest_levels: { ...open, needsLevel: true, meets: (risk) => risk.bucket >= highest },
    by_level: { ...open, needsLevel: true },
    risk_matrix: { ...open, needsLevel: true },
    user_bar_chart: open,
    bar_chart_1: open,
  }) satisfies Record<string, Counted>;

/** Why a figure leaves a risk out that it would otherwise count; nothing where it counts it, or has nothing to do with it. */
function reasonFor(figure: Counted, risk: AlikeRisks): LeftOutReason | undefined {
  const hasLevel = risk.bucket >= 0;
  const isWanted = figure.isIn(risk.state);
  if (figure.needsLevel && !hasLevel) {
    if (!isWanted || risk.is_deleted) return undefined;
    if (risk.bucket === buckets.unrated) return 'unrated';
    return risk.bucket === buckets.avoided ? 'avoided' : 'older_model';
  }
  if (figure.meets !== undefined && !figure.meets(risk)) return undefined;
  if (isWanted) return risk.is_deleted ? 'deleted' : undefined;
  const standing = standings[risk.state];
  return risk.is_deleted ? undefined : figure.leavesOut.find((one) => one === standing);
}

/** What a figure left out, by why; nothing else. */
export function leftOutBy(figure: Counted, risks: readonly AlikeRisks[]): LeftOut {
  const left: LeftOut = {};
  for (const risk of risks) {
    const reason = reasonFor(figure, risk);
    if (reason !== undefined) left[reason] = (left[reason] ?? 0) + risk.n;
  }
  return left;
}
