import type { RegisterFilter } from '#features/risk/filter/web/shared/register-link.ts';
import type { LevelBasis } from '#features/risk/model/risk-level-names.contract.ts';
import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import type { RiskStatus } from '#features/risk/record/risk-status.contract.ts';
import { otherKeys, type ChartData, type ChartDataset, type RiskStats } from '../risk-dashboard.contract.ts';

// Which rows of the register each figure of the dashboard counts: its link shows these and no others, for everybody
// (tests/figures-and-lists.test.ts).

/** The rows behind the key figures. */
export const keyFigureRows = (stats: Pick<RiskStats, 'by_level'> | undefined) =>
  ({
    open: { status: 'open' },
    in_highest_levels: {
      status: 'open',
      level: (stats?.by_level ?? []).slice(-2).map(({ level }) => level),
    },
    overdue_review: { flag: ['overdue_review'] },
    waiting: { flag: ['untriaged', 'awaiting_decision'] },
    expiring_acceptance: { flag: ['expiring_acceptance'] },
  }) satisfies Record<string, RegisterFilter>;

/** What waits for somebody, the most pressing first. */
export const needsDoingRows = (
  stats: Pick<
    RiskStats,
    | 'overdue_review'
    | 'above_appetite'
    | 'untriaged'
    | 'awaiting_decision'
    | 'unrated'
    | 'rated_with_older_model'
  >,
) => {
  const older = stats.rated_with_older_model.reduce((sum, { count }) => sum + count, 0);
  return [
    { what: 'overdue_review', count: stats.overdue_review, rows: { flag: ['overdue_review'] } },
    { what: 'above_appetite', count: stats.above_appetite, rows: { flag: ['above_appetite'] } },
    { what: 'awaiting_decision', count: stats.awaiting_decision, rows: { flag: ['awaiting_decision'] } },
    { what: 'untriaged', count: stats.untriaged, rows: { flag: ['untriaged'] } },
    { what: 'unrated', count: stats.unrated, rows: { flag: ['unrated'] } },
    { what: 'older_model', count: older, rows: { flag: ['older_model'], status: 'open' } },
  ] as const satisfies readonly { what: string; count: number; rows: RegisterFilter }[];
};

/** A cell of the matrix. */
export const cellRows = (basis: LevelBasis, { likelihood, consequence }: Cell): RegisterFilter => ({
  cell: { basis, likelihood, consequence },
  status: 'open',
});

/** What is open and stands in no cell of the matrix. */
export const besideRows = (basis: LevelBasis) =>
  ({
    unrated: { status: 'open', level: [-1], basis: basis === 'current' ? undefined : basis },
    avoided: { status: ['avoided'] },
    older_model: { status: 'open', flag: ['older_model'] },
  }) satisfies Record<string, RegisterFilter>;

/** A level by one of the ratings. */
export const levelRows = (level: number, basis: LevelBasis): RegisterFilter => ({
  level: [level],
  basis,
  status: 'open',
});

/** Which rows of the register a series stands for. */
const seriesRows = ({ code, level }: ChartDataset): RegisterFilter => {
  if (level !== null) return { level: [level], status: 'open' };
  if (code === 'avoided') return { status: ['avoided'] };
  return { ...(code === 'older_model' ? { flag: ['older_model'] } : { level: [-1] }), status: 'open' };
};

/** A bar, or one part of it; nothing where its rows cannot be named in an address. */
export function barRows(
  { keys, other_keys, datasets }: ChartData,
  by: 'owner' | 'department' | 'category',
  [bar, of]: readonly [bar: number, of: number | undefined],
  dpt: string | undefined,
): RegisterFilter | undefined {
  const key = keys[bar];
  const dataset = of === undefined ? undefined : datasets[of];
  const rows: RegisterFilter = dataset === undefined ? { status: 'open' } : seriesRows(dataset);
  // The unit that is shown has a bar of what lies in none of those below it.
  if (by === 'department' && dpt !== undefined) {
    if (key === dpt) return { ...rows, itself: dpt };
    if (key === otherKeys.others && other_keys.includes(dpt)) return undefined;
  }
  const ids = key === otherKeys.others ? other_keys : key === undefined ? [] : [key];
  return ids.length === 0 ? undefined : { ...rows, [by]: ids };
}

/** What came into a status in a stretch of days. */
export const arrivalRows = (
  status: RiskStatus,
  { from, to }: { from: string; to: string },
): RegisterFilter => ({ arrival: { status, from, to } });

/** The business unit that a link carries: the register remembers one of its own, so the whole has to be said, too. */
export const unitCarried = (
  dpt: string | undefined,
  { mayChooseWhole, hasUnits }: { mayChooseWhole: boolean; hasUnits: boolean },
): string | undefined => dpt ?? (hasUnits && mayChooseWhole ? 'all' : undefined);
