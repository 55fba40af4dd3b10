import type { Language } from '#platform/contract/access.ts';
import type { Explained } from '#platform/contract/endpoint.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { riskStatuses } from '#features/risk/record/risk-status.contract.ts';
import type { Scope } from '#features/organisation/department/server/shared/department-scope.queries.ts';
import {
  longestRange,
  rangeBackwards,
  rangeTooLong,
  type RiskTreatment,
  type TreatmentRange,
} from '../risk-dashboard.contract.ts';
import { isIn, isTooLong, spansBetween } from '../risk-dashboard.rules.ts';
import { explainTreatment } from './risk-explanation.service.ts';
import { findArrivals } from './risk-treatment.queries.ts';

/** `POST /risk/dashboard/treatment/`: what became of the risks, month by month or quarter by quarter. */
export async function readTreatment(
  db: TenantDb,
  scope: Scope,
  range: TreatmentRange,
  { explaining, language }: { explaining: boolean; language: Language },
): Promise<Explained<RiskTreatment>> {
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
  return { data, explain: explainTreatment(db, scope, range, data, rows, language) };
}
