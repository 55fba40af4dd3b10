import type { Language } from '#platform/contract/access.ts';
import type { Explained, Query } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { riskStatuses } from '#features/risk/record/risk-status.contract.ts';
import type { LevelBasis } from '#features/risk/model/risk-level-names.contract.ts';
import type { AxisStep } from '#features/risk/model/risk-model.contract.ts';
import {
  otherKeys,
  type readRiskDashboard,
  type ChartData,
  type ChartDataset,
  type RiskDashboard,
  type RiskStats,
} from '../risk-dashboard.contract.ts';
import { findDashboardRows, type BarRow, type DashboardRows } from './risk-dashboard.queries.ts';
import { buckets } from '../left-out.rules.ts';
import { findAlikeRisks } from './risk-left-out.queries.ts';
import { explainDashboard, texts } from './risk-explanation.service.ts';
import { byKey } from '#platform/contract/values/keys.ts';

/** `GET /risk/dashboard/`: where the organisation stands, and with `explain` how each figure came about. */
export async function readDashboard(
  call: Call,
  { dpt, explain }: Query<typeof readRiskDashboard>,
): Promise<Explained<RiskDashboard>> {
  const { db, actor, language } = call;
  const scope = { actor, dpt };
  const [rows, alike] = await Promise.all([
    findDashboardRows(db, scope),
    explain === '1' ? findAlikeRisks(db, scope) : undefined,
  ]);
  if (!rows.department_exists) refuse(departmentUnknown);
  const { chart } = texts[language];
  const stats = statsOf(rows);
  const data: RiskDashboard = {
    user_bar_chart: barsOf(rows, rows.owners, rows.other_owners, language, chart.no_owner),
    bar_chart_1: barsOf(
      rows,
      rows.units,
      rows.other_units,
      language,
      actor.flat ? chart.no_category : chart.whole_organisation,
    ),
    risk_matrix: matrixOf(rows, stats),
    risk_stats: stats,
  };
  if (alike === undefined) return { data };
  return { data, explain: explainDashboard(call, scope, data, alike) };
}

function statsOf({
  states,
  flags,
  overdue,
  expiring,
  older_models,
  model,
  owners,
  ...rows
}: DashboardRows): RiskStats {
  const inState = (first: number, last = first, ofLevel?: number): number =>
    (states ?? []).reduce(
      (sum, [state, level, n]) =>
        state >= first && state <= last && (ofLevel === undefined || level === ofLevel) ? sum + n : sum,
      0,
    );
  const byStatus = byKey(riskStatuses, (status) => inState(riskStatuses.indexOf(status) + 1));
  return {
    total: inState(0, 7),
    open: inState(1, 5),
    ...byStatus,
    untriaged: inState(0),
    rejected: inState(7),
    awaiting_decision: flags?.['awaiting_decision'] ?? 0,
    expiring_acceptance: expiring,
    above_appetite: flags?.['above_appetite'] ?? 0,
    overdue_review: overdue,
    unrated: inState(0, 5, buckets.unrated),
    in_highest_levels: (owners ?? []).reduce(
      (sum, [, , level, n]) => (level >= model.levels.length - 2 ? sum + n : sum),
      0,
    ),
    model_version: model.number,
    by_level: model.levels.map(({ index, code, name, colour }) => ({
      level: index,
      code,
      name,
      colour,
      ...countsWhere(
        { model, ...rows },
        (likelihood, consequence) => model.matrix[likelihood - 1]?.[consequence - 1] === index,
      ),
    })),
    rated_with_older_model: (older_models ?? []).map(([version, count]) => ({ version, count })),
  };
}

/** How many risks are rated, by each basis, in the cells asked for. */
function countsWhere(
  { cells }: Pick<DashboardRows, 'cells' | 'model'>,
  wanted: (likelihood: number, consequence: number) => boolean,
): Record<LevelBasis, number> {
  const counts: Record<LevelBasis, number> = { current: 0, inherent: 0, residual: 0, target: 0 };
  for (const [basis, cell, n] of cells ?? []) {
    const [likelihood = 0, consequence = 0] = cell.split(':').map(Number);
    if (wanted(likelihood, consequence)) counts[basis] += n;
  }
  return counts;
}

function matrixOf(
  { model, cells, older_models }: DashboardRows,
  { open, avoided }: RiskStats,
): RiskDashboard['risk_matrix'] {
  const counts = new Map((cells ?? []).map(([basis, cell, n]) => [`${basis} ${cell}`, n]));
  const inCells = countsWhere({ model, cells }, () => true);
  const older_model = (older_models ?? []).reduce((sum, [, n]) => sum + n, 0);
  const unrated = (basis: LevelBasis) => open - avoided - older_model - inCells[basis];
  const labels = (steps: AxisStep[]) => steps.map(({ code, name }) => name ?? code);
  return {
    likelihood_labels: labels(model.likelihood_steps),
    consequence_labels: labels(model.consequence_steps),
    likelihood_steps: model.likelihood_steps,
    consequence_steps: model.consequence_steps,
    cells: model.matrix.flatMap((row, l) =>
      row.map((level, c) => {
        const countBy = (basis: LevelBasis) => counts.get(`${basis} ${l + 1}:${c + 1}`) ?? 0;
        return {
          likelihood: l + 1,
          consequence: c + 1,
          level,
          colour: model.levels.find(({ index }) => index === level)?.colour ?? '#808080',
          count_current: countBy('current'),
          count_inherent: countBy('inherent'),
          count_residual: countBy('residual'),
          count_target: countBy('target'),
        };
      }),
    ),
    beside: {
      avoided,
      older_model,
      unrated: {
        current: unrated('current'),
        inherent: unrated('inherent'),
        residual: unrated('residual'),
        target: unrated('target'),
      },
    },
  };
}

/** Bars from the biggest down, then everybody else, then risks that have nobody; the worst level first in each. */
function barsOf(
  { model }: DashboardRows,
  found: BarRow[] | null,
  others: string[] | null,
  language: Language,
  nobody: string,
): ChartData {
  const { chart } = texts[language];
  const rows = found ?? [];
  const named = [...new Map(rows.map(([key, name]) => [key, name])).entries()].filter(
    ([, name]) => name !== null,
  );
  const bars = [
    ...named.map(([key, name]) => ({ row: key, key, label: name ?? '' })),
    { row: 'others', key: otherKeys.others, label: chart.others },
    { row: '', key: otherKeys.none, label: nobody },
  ].filter((bar) => rows.some(([key]) => key === bar.row));
  const counted = (bucket: number) =>
    bars.map((bar) => rows.find(([key, , of]) => key === bar.row && of === bucket)?.[3] ?? 0);
  const ofLevels: ChartDataset[] = model.levels.toReversed().map(({ index, code, name, colour }) => ({
    code,
    level: index,
    label: name ?? code,
    colour,
    data: counted(index),
  }));
  const besides = (['older_model', 'unrated', 'avoided'] as const).map((code) => ({
    code,
    level: null,
    label: chart[code],
    colour: null,
    data: counted(buckets[code]),
  }));
  const few = others !== null && others.length <= 20 ? others : [];
  return {
    label: bars.map(({ label }) => label),
    keys: bars.map(({ key }) => key),
    other_keys: few,
    datasets: [...ofLevels, ...besides.filter(({ data }) => data.some((n) => n > 0))],
  };
}
