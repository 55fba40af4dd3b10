import type { Language } from '#platform/contract/access.ts';
import type { Explanation } from '#platform/contract/endpoint.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { today } from '#platform/contract/today.ts';
import { riskStatuses } from '#features/risk/record/risk-status.contract.ts';
import {
  narrowedTo,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import type { RiskDashboard, RiskTreatment, TreatmentRange } from '../risk-dashboard.contract.ts';
import { explanation as ar } from '../text/explanation/ar.ts';
import { explanation as en, type ExplanationText } from '../text/explanation/en.ts';
import { explanation as tr } from '../text/explanation/tr.ts';
import type { DashboardRows } from './risk-dashboard.queries.ts';
import type { ArrivalRows } from './risk-treatment.queries.ts';

export const texts: Record<Language, ExplanationText> = { en, tr, ar };

type Reason = keyof ExplanationText['reason'];
type Left = Partial<Record<Reason, number>>;
type Filter = Record<string, unknown>;

/** Raised by one with every change of what a figure counts, so that numbers of different days can be compared. */
const formulaVersion = 1;

const isOpenCondition = {
  field: 'status',
  op: 'in',
  value: riskStatuses.filter((status) => status !== 'closed'),
};
const isOpen: Filter = { filter_type: 'advanced', and: [isOpenCondition] };

/** How each figure of the dashboard came about: what it counts, the rows it counted, and those it left out. */
export function explainDashboard(
  { db, language }: Call,
  scope: Scope,
  { risk_stats: stats }: RiskDashboard,
  { deleted, elsewhere }: DashboardRows,
): Record<string, Explanation> {
  const { formula } = texts[language];
  const dpt = narrowedTo(scope);
  const explain = (
    text: string,
    count: number,
    filter: Filter,
    left: Left,
    inputs: Explanation['inputs'] = {},
  ): Explanation => ({
    formula: text,
    formula_version: formulaVersion,
    inputs: { department_id: dpt ?? null, ...inputs },
    included: { count, filter: dpt === undefined ? filter : { ...filter, department_id: dpt } },
    excluded: leftOut({ ...left, deleted, elsewhere }, language),
    as_of: db.now.toISOString(),
  });
  const { total, open, closed, untriaged, unrated } = stats;
  const older = stats.rated_with_older_model.reduce((sum, { count }) => sum + count, 0);
  const notOpen = { closed, untriaged };
  const rated = { model_version: stats.model_version };
  const byLevel = { ...notOpen, older_model: older };
  const ratedSomehow = Math.max(
    0,
    ...(['inherent', 'residual', 'target'] as const).map((basis) => sumOf(stats.by_level, basis)),
  );
  const counts = {
    inherent: sumOf(stats.by_level, 'inherent'),
    residual: sumOf(stats.by_level, 'residual'),
    target: sumOf(stats.by_level, 'target'),
  };
  const notRated = { ...byLevel, unrated: Math.max(0, open - older - ratedSomehow) };
  const inLevels: Filter = {
    filter_type: 'advanced',
    and: [
      isOpenCondition,
      { field: 'level', op: 'in', value: stats.by_level.slice(-2).map(({ level }) => level) },
    ],
  };
  const flagged = (flag: string): Filter => ({ filter_type: 'flag', flag });
  const day = { day: today(db.now, scope.actor.timezone), time_zone: scope.actor.timezone };

  const perStatus = riskStatuses.map((status, index) => [
    status,
    explain(
      formula[status],
      stats[status],
      { filter_type: 'stats', state: index + 1 },
      status === 'created' ? { untriaged } : {},
    ),
  ]);
  return {
    ...Object.fromEntries(perStatus),
    total: explain(formula.total, total, { filter_type: 'stats', state: 0 }, {}),
    open: explain(formula.open, open, isOpen, notOpen),
    untriaged: explain(formula.untriaged, untriaged, flagged('untriaged'), {}),
    awaiting_decision: explain(
      formula.awaiting_decision,
      stats.awaiting_decision,
      flagged('awaiting_decision'),
      {},
    ),
    acceptance_open: explain(formula.acceptance_open, stats.acceptance_open, flagged('acceptance_open'), {}),
    overdue_review: explain(
      formula.overdue_review,
      stats.overdue_review,
      flagged('overdue_review'),
      { closed },
      day,
    ),
    unrated: explain(formula.unrated, unrated, flagged('unrated'), { closed }),
    in_highest_levels: explain(formula.in_highest_levels, stats.in_highest_levels, inLevels, notRated, rated),
    by_level: explain(formula.by_level, ratedSomehow, isOpen, notRated, { ...rated, ...counts }),
    risk_matrix: explain(formula.risk_matrix, ratedSomehow, isOpen, notRated, { ...rated, ...counts }),
    user_bar_chart: explain(formula.user_bar_chart, open, isOpen, notOpen, rated),
    bar_chart_1: explain(
      scope.actor.flat ? formula.bar_chart_1_flat : formula.bar_chart_1,
      open,
      isOpen,
      notOpen,
      rated,
    ),
  };
}

const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

const leftOut = (left: Left, language: Language): Explanation['excluded'] =>
  (Object.entries(left) as [Reason, number][])
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => ({ reason: texts[language].reason[reason], count }));

/** How each number of the treatment chart came about. */
export function explainTreatment(
  { db, language }: Call,
  scope: Scope,
  { from, to, interval }: TreatmentRange,
  treatment: RiskTreatment,
  rows: ArrivalRows,
): Record<string, Explanation> {
  const dpt = narrowedTo(scope);
  const { formula, interval: named } = texts[language];
  const explain = (
    text: string,
    count: number,
    statuses: readonly (string | undefined)[],
    filter: Filter,
  ): Explanation => {
    const without = (reason: 'deleted' | 'elsewhere') =>
      (rows[reason] ?? []).reduce(
        (sum, [state, n]) => (statuses.includes(riskStatuses[state - 1]) ? sum + n : sum),
        0,
      );
    return {
      formula: text,
      formula_version: formulaVersion,
      inputs: { from, to, interval, time_zone: scope.actor.timezone, department_id: dpt ?? null },
      included: { count, filter: dpt === undefined ? filter : { ...filter, department_id: dpt } },
      excluded: leftOut({ deleted: without('deleted'), elsewhere: without('elsewhere') }, language),
      as_of: db.now.toISOString(),
    };
  };
  const perStatus = riskStatuses.map((status) => {
    const figure = `risk_${status}` as const;
    return [
      figure,
      explain(formula[figure], treatment[figure], [status], { filter_type: 'transition', status, from, to }),
    ];
  });
  const all = riskStatuses.reduce((sum, status) => sum + treatment[`risk_${status}`], 0);
  return {
    ...Object.fromEntries(perStatus),
    bar_chart_data: explain(
      formula.bar_chart_data.replace('{{interval}}', named[interval]),
      all,
      riskStatuses,
      {
        filter_type: 'stats',
        state: 0,
      },
    ),
  };
}
