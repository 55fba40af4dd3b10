import type { Language } from '#platform/contract/access.ts';
import type { Explanation } from '#platform/contract/endpoint.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { today } from '#platform/contract/today.ts';
import { expiringDays } from '#features/risk/record/risk.rules.ts';
import { riskStatuses, type RiskStatus, type Standing } from '#features/risk/record/risk-status.contract.ts';
import {
  narrowedTo,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import type { RiskDashboard, RiskTreatment, TreatmentRange } from '../risk-dashboard.contract.ts';
import { explanation as ar } from '../text/explanation/ar.ts';
import { explanation as en, type ExplanationText } from '../text/explanation/en.ts';
import { explanation as tr } from '../text/explanation/tr.ts';
import { countedBy, leftOutBy, type AlikeRisks } from '../left-out.rules.ts';
import { anyStatus, type ArrivalRows } from './risk-treatment.queries.ts';
import { entriesOf } from '#platform/contract/values/keys.ts';

export const texts: Record<Language, ExplanationText> = { en, tr, ar };

type Filter = Record<string, unknown>;

/** Raised by one with every change of what a figure counts, so that numbers of different days can be compared. */
const formulaVersion = 2;

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
  alike: readonly AlikeRisks[],
): Record<string, Explanation> {
  const { formula } = texts[language];
  const dpt = narrowedTo(scope);
  const indexes = stats.by_level.map(({ level }) => level);
  const highest = indexes.slice(-2);
  const counted = countedBy(highest[0] ?? 0);
  const explain = (
    figure: keyof typeof counted,
    count: number,
    filter: Filter,
    inputs: Explanation['inputs'] = {},
    text: string = formula[figure],
  ): Explanation => ({
    formula: text,
    formula_version: formulaVersion,
    inputs: { department_id: dpt ?? null, ...inputs },
    included: { count, filter: dpt === undefined ? filter : { ...filter, department_id: dpt } },
    excluded: leftOut(leftOutBy(counted[figure], alike), language),
    as_of: db.now.toISOString(),
  });
  const rated = { model_version: stats.model_version };
  const sums = {
    current: sumOf(stats.by_level, 'current'),
    inherent: sumOf(stats.by_level, 'inherent'),
    residual: sumOf(stats.by_level, 'residual'),
    target: sumOf(stats.by_level, 'target'),
  };
  const inLevels = (levels: readonly number[]): Filter => ({
    filter_type: 'advanced',
    and: [isOpenCondition, { field: 'level', op: 'in', value: levels }],
  });
  const standing = (one: Standing): Filter => ({
    filter_type: 'advanced',
    and: [{ field: 'status', op: 'in', value: [one] }],
  });
  const flagged = (flag: string): Filter => ({ filter_type: 'flag', flag });
  const day = { day: today(db.now, scope.actor.timezone), time_zone: scope.actor.timezone };

  const perStatus = riskStatuses.map((status, index) => [
    status,
    explain(status, stats[status], { filter_type: 'stats', state: index + 1 }),
  ]);
  return {
    ...Object.fromEntries(perStatus),
    total: explain('total', stats.total, { filter_type: 'stats', state: 0 }),
    open: explain('open', stats.open, isOpen),
    untriaged: explain('untriaged', stats.untriaged, standing('untriaged')),
    rejected: explain('rejected', stats.rejected, standing('rejected')),
    awaiting_decision: explain('awaiting_decision', stats.awaiting_decision, flagged('awaiting_decision')),
    expiring_acceptance: explain(
      'expiring_acceptance',
      stats.expiring_acceptance,
      flagged('expiring_acceptance'),
      { ...day, days: expiringDays },
    ),
    above_appetite: explain('above_appetite', stats.above_appetite, flagged('above_appetite')),
    overdue_review: explain('overdue_review', stats.overdue_review, flagged('overdue_review'), day),
    unrated: explain('unrated', stats.unrated, flagged('unrated')),
    in_highest_levels: explain('in_highest_levels', stats.in_highest_levels, inLevels(highest), rated),
    by_level: explain('by_level', sums.current, inLevels(indexes), { ...rated, ...sums }),
    risk_matrix: explain('risk_matrix', sums.current, inLevels(indexes), { ...rated, ...sums }),
    user_bar_chart: explain('user_bar_chart', stats.open, isOpen, rated),
    bar_chart_1: explain(
      'bar_chart_1',
      stats.open,
      isOpen,
      rated,
      scope.actor.flat ? formula.bar_chart_1_flat : formula.bar_chart_1,
    ),
  };
}

const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

type Reason = keyof ExplanationText['reason'];
/** In the order of the texts, the same in every language. */
const leftOut = (left: Partial<Record<Reason, number>>, language: Language): Explanation['excluded'] =>
  entriesOf(texts[language].reason)
    .map(([why, reason]) => ({ reason, count: left[why] ?? 0 }))
    .filter(({ count }) => count > 0);

/** How each number of the treatment chart came about. A risk counts each time: the list behind a number has each once. */
export function explainTreatment(
  { db, language }: Call,
  scope: Scope,
  { from, to, interval }: TreatmentRange,
  treatment: RiskTreatment,
  { deleted, risks }: ArrivalRows,
): Record<string, Explanation> {
  const dpt = narrowedTo(scope);
  const { formula, interval: named } = texts[language];
  const range = { from, to, interval, time_zone: scope.actor.timezone, department_id: dpt ?? null };
  const explain = (
    text: string,
    counts: Record<'count' | 'times' | 'imported', number>,
    filter: Filter,
    left: Partial<Record<Reason, number>>,
  ): Explanation => ({
    formula: text,
    formula_version: formulaVersion,
    inputs: { ...range, times: counts.times, imported: counts.imported },
    included: { count: counts.count, filter: dpt === undefined ? filter : { ...filter, department_id: dpt } },
    excluded: leftOut(left, language),
    as_of: db.now.toISOString(),
  });
  const numberIn = (rows: ArrivalRows['risks'], state: number): number =>
    rows?.find(([one]) => one === state)?.[1] ?? 0;
  const undated = { closed_without_day: treatment.closed_without_day };
  const perStatus = riskStatuses.map((status, index) => {
    const figure = `risk_${status}` as const;
    const counts = {
      count: numberIn(risks, index + 1),
      times: treatment[figure],
      imported: treatment.imported[figure],
    };
    const filter = { filter_type: 'transition', status, from, to };
    const left = { deleted: numberIn(deleted, index + 1), ...(status === 'closed' && undated) };
    return [figure, explain(formula[figure], counts, filter, left)];
  });
  const sum = (some: Pick<RiskTreatment, `risk_${RiskStatus}`>) =>
    riskStatuses.reduce((total, status) => total + some[`risk_${status}`], 0);
  return {
    ...Object.fromEntries(perStatus),
    bar_chart_data: explain(
      formula.bar_chart_data.replace('{{interval}}', named[interval]),
      { count: numberIn(risks, anyStatus), times: sum(treatment), imported: sum(treatment.imported) },
      {
        filter_type: 'advanced',
        or: riskStatuses.map((status) => ({ field: 'arrival', op: 'is', value: { status, from, to } })),
      },
      { deleted: (deleted ?? []).reduce((total, [, n]) => total + n, 0), ...undated },
    ),
  };
}
