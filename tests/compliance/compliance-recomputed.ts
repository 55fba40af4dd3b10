import {
  listComplianceAssessments,
  type ComplianceRow,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  listControlAssessments,
  type ControlAssessmentRow,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import {
  shippedStandards,
  type ShippedStandard,
} from '#features/compliance/standard/standard-content.contract.ts';
import type { Sent } from '#platform/contract/endpoint.ts';
import type { Caller } from '#tests/world/caller.ts';

type Narrowing = { compliance_standard?: string; section?: string; dpt?: string };
type Asked = ControlAssessmentRow & { assessment_id: string };

/** What is answered of an assessment, as its list shows it: sub-controls in place of what they are part of. */
export async function answeredRows(
  who: Caller,
  id: string,
  query: Sent<typeof listControlAssessments>['query'],
): Promise<Asked[]> {
  const { data } = await who.calls(listControlAssessments, {
    params: { id },
    query: { limit: '200', ...query },
  });
  return data.flatMap(({ sub_controls, ...row }) =>
    (sub_controls.length === 0 ? [row] : sub_controls).map((one) => ({ ...one, assessment_id: id })),
  );
}

const tenth = (share: number) => Math.round(share * 10 + 1e-9) / 10;
const percent = (part: number, all: number) => (all === 0 ? null : tenth((100 * part) / all));

/** The four figures, by their definitions, of rows. */
function figures(rows: readonly Asked[]) {
  const applicable = rows.filter((row) => row.is_applicable);
  const assessed = applicable.filter(({ value }) => value !== null);
  const value = (some: readonly Asked[]) => some.reduce((sum, one) => sum + (one.value ?? 0) / 100, 0);
  // What was carried over and not confirmed is not assessed.
  const counted = ({ value, result }: Asked) => (value === null ? 'not_assessed' : result);
  const having = (result: string) => applicable.filter((row) => counted(row) === result).length;
  const counts = {
    compliant: having('compliant'),
    partial: having('partial'),
    non_compliant: having('non_compliant'),
    not_assessed: having('not_assessed'),
    not_applicable: rows.length - applicable.length,
  };
  return {
    controls: rows.length,
    not_applicable: counts.not_applicable,
    applicable: applicable.length,
    assessed: assessed.length,
    compliant: counts.compliant,
    partial: counts.partial,
    non_compliant: counts.non_compliant,
    done: applicable.filter(({ status }) => status === 'done').length,
    carried: rows.filter(({ flags }) => flags.includes('carried')).length,
    coverage: percent(assessed.length, applicable.length),
    compliance: percent(value(applicable), applicable.length),
    of_assessed: percent(value(assessed), assessed.length),
    proven: percent(
      applicable.reduce((sum, { proven_value }) => sum + (proven_value ?? 0) / 100, 0),
      applicable.length,
    ),
    ...staleness(applicable),
    counts,
  };
}

/** How many of those that claim something have no fresh proof. */
function staleness(applicable: readonly Asked[]) {
  const claimed = applicable.filter(
    ({ value, result }) => value !== null && ['compliant', 'partial'].includes(result),
  );
  const having = (...some: (string | null)[]) => claimed.filter((row) => some.includes(row.staleness)).length;
  return {
    stale: having('grace', 'flag', 'partial', 'unproven'),
    stale_partial: having('partial'),
    stale_unproven: having('unproven'),
  };
}

const standing = ['in_progress', 'in_review', 'approved'];
const newest = (rows: readonly ComplianceRow[]): ComplianceRow | undefined =>
  rows.toSorted(
    (one, other) =>
      Number(other.status === 'approved') - Number(one.status === 'approved') ||
      other.period.to.localeCompare(one.period.to) ||
      other.id.localeCompare(one.id),
  )[0];

/** What the dashboard should say to somebody, computed from what the lists show them alone. */
export async function recomputed(who: Caller, { compliance_standard, section, dpt }: Narrowing) {
  const standard = compliance_standard as ShippedStandard | undefined;
  const { data } = await who.calls(listComplianceAssessments, {
    query: { limit: '100', ...(standard && { compliance_standard: standard }), ...(dpt && { dpt }) },
  });
  const countable = data.filter((row) => row.figures !== null && standing.includes(row.status));
  const groups = Map.groupBy(countable, (row) => `${row.standard} ${row.department?.id}`);
  const counted = [...groups.values()].flatMap((rows) => newest(rows) ?? []);
  const all = new Map<string, Asked[]>();
  for (const { id } of counted)
    all.set(id, await answeredRows(who, id, section === undefined ? {} : { section }));
  const whole = new Map<string, Asked[]>();
  for (const { id } of counted) whole.set(id, await answeredRows(who, id, {}));
  const of = (some: readonly ComplianceRow[]) => figures(some.flatMap(({ id }) => all.get(id) ?? []));
  const sections =
    standard === undefined ? [] : [...new Set([...whole.values()].flat().map((row) => row.section))];
  const units = [...new Set(counted.map(({ department }) => department?.id ?? null))];
  const overdue = await Promise.all(
    countable
      .filter((row) => row.status !== 'approved' || counted.includes(row))
      .map(({ id }) => answeredRows(who, id, { flag: 'overdue', ...(section && { section }) })),
  );
  const gaps = await Promise.all(
    (['partial', 'non_compliant'] as const).flatMap((result) =>
      counted.map(({ id }) => answeredRows(who, id, { result, ...(section && { section }) })),
    ),
  );
  return {
    summary: of(counted),
    counted: counted.map(({ id }) => [id, figures(all.get(id) ?? []).counts]).toSorted(),
    standards: shippedStandards
      .filter((one) => counted.some((row) => row.standard === one))
      .map((one) => [one, of(counted.filter((row) => row.standard === one)).compliance]),
    sections: sections.map((code) => {
      const rows = [...whole.values()].flat().filter((row) => row.section === code);
      const { compliance, proven, coverage } = figures(rows);
      return [code, compliance, proven, coverage];
    }),
    units: units
      .map((unit) => [
        unit,
        of(counted.filter(({ department }) => (department?.id ?? null) === unit)).compliance,
      ])
      .toSorted(),
    overdue: overdue.flat(),
    gaps: gaps.flat(),
  };
}
