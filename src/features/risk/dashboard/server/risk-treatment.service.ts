import type { Body, Explained, Query } from '#platform/contract/endpoint.ts';
import { today } from '#platform/contract/today.ts';
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
  type TreatmentRange,
} from '../risk-dashboard.contract.ts';
import { isIn, isTooLong, spansBetween, yearUntil } from '../risk-dashboard.rules.ts';
import { explainTreatment } from './risk-explanation.service.ts';
import { findArrivals } from './risk-treatment.queries.ts';

/** What is asked for; what is left out is the last twelve months, by month. */
function rangeOf(body: Body<typeof readRiskTreatment>, day: string): TreatmentRange {
  const to = body?.to ?? day;
  return { from: body?.from ?? yearUntil(to).from, to, interval: body?.interval ?? 'month' };
}

/** `POST /risk/dashboard/treatment/`: what became of the risks, month by month or quarter by quarter. */
export async function readTreatment(
  call: Call,
  body: Body<typeof readRiskTreatment>,
  { explain }: Query<typeof readRiskTreatment>,
): Promise<Explained<RiskTreatment>> {
  const { db, actor } = call;
  const scope = { actor, dpt: body?.department_id ?? undefined };
  const explaining = explain === '1';
  const range = rangeOf(body, today(db.now, actor.timezone));
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
  const importedInto = (state: number) =>
    (rows.counted ?? []).reduce((sum, [, of, , imported]) => (of === state ? sum + imported : sum), 0);
  const datasets = riskStatuses.map((status, index) => ({
    code: status,
    level: null,
    label: status,
    colour: null,
    data: counted(index + 1),
  }));
  const sums = Object.fromEntries(
    datasets.map(({ code, data }) => [`risk_${code}`, data.reduce((sum, n) => sum + n, 0)]),
  ) as RiskTreatment['imported'];
  const imported = Object.fromEntries(
    riskStatuses.map((status, index) => [`risk_${status}`, importedInto(index + 1)]),
  ) as RiskTreatment['imported'];
  const data = {
    bar_chart_data: { label, keys: label, other_keys: [], datasets },
    ...sums,
    imported,
    closed_without_day: rows.closed_without_day,
  };
  if (!explaining) return { data };
  return { data, explain: explainTreatment(call, scope, range, data, rows) };
}
