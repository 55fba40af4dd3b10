import type { Body, Explained, Query } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { riskStatuses } from '#features/risk/record/risk-status.contract.ts';
import {
  longestRange,
  rangeBackwards,
  rangeTooLong,
  type readRiskTreatment,
  type RiskTreatment,
} from '../risk-dashboard.contract.ts';
import { isIn, isTooLong, spansBetween } from '../risk-dashboard.rules.ts';
import { explainTreatment } from './risk-explanation.service.ts';
import { findArrivals } from './risk-treatment.queries.ts';

/** `POST /risk/dashboard/treatment/`: what became of the risks, month by month or quarter by quarter. */
export async function readTreatment(
  call: Call,
  { department_id, ...range }: Body<typeof readRiskTreatment>,
  { explain }: Query<typeof readRiskTreatment>,
): Promise<Explained<RiskTreatment>> {
  const { db, actor } = call;
  const scope = { actor, dpt: department_id ?? undefined };
  const explaining = explain === '1';
  const { from, to, interval } = range;
  if (to < from) refuse(rangeBackwards);
  if (isTooLong(from, to, longestRange.years)) refuse(rangeTooLong, { values: longestRange });
  const rows = await findArrivals(db, scope, range, { explaining });
  if (!rows.department_exists) refuse(departmentUnknown);

  const spans = spansBetween(from, to, interval);
  const label = spans.map((span) => span.label);
  const counted = (state: number) =>
    spans.map((span) =>
      (rows.counted ?? []).reduce(
        (sum, [month, of, n]) => (of === state && isIn(span, month) ? sum + n : sum),
        0,
      ),
    );
  const datasets = riskStatuses.map((status, index) => ({
    code: status,
    level: null,
    label: status,
    colour: null,
    data: counted(index + 1),
  }));
  const sums = Object.fromEntries(
    datasets.map(({ code, data }) => [`risk_${code}`, data.reduce((sum, n) => sum + n, 0)]),
  ) as Omit<RiskTreatment, 'bar_chart_data'>;
  const data = { bar_chart_data: { label, keys: label, other_keys: [], datasets }, ...sums };
  if (!explaining) return { data };
  return { data, explain: explainTreatment(call, scope, range, data, rows) };
}
