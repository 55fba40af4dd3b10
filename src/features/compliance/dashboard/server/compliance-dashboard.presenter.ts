import type { Language } from '#platform/contract/access.ts';
import type { ComplianceFigures } from '#features/compliance/figure/figure.contract.ts';
import { figuresOf, type ComplianceSums } from '#features/compliance/figure/figure.rules.ts';
import {
  shippedStandard,
  type Standard,
} from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { isShipped, shippedStandards } from '#features/compliance/standard/standard-content.contract.ts';
import {
  shownFigures,
  type ComplianceDashboard,
  type CountedAssessment,
  type LeftOut,
  type SectionFigures,
  type StandardSummary,
  type TrendPoint,
  type UnitFigures,
} from '../compliance-dashboard.contract.ts';
import { pointsOfTime, summaryOf, summed } from '../compliance-dashboard.rules.ts';
import { texts } from './compliance-explanation.presenter.ts';
import {
  trendLength,
  type ApprovedRow,
  type Asked,
  type ControlRow,
  type CountedRow,
  type EvidenceRow,
  type GapRow,
  type OverdueCount,
  type OverdueRow,
} from './compliance-dashboard.queries.ts';

/** What the statements found. */
export interface Found {
  /** The versions of the standard asked for that something counts by, the newest first. */
  versions: readonly Standard[];
  /** What one's own standards are called. */
  own: ReadonlyMap<string, string>;
  counted: readonly CountedRow[];
  sections: readonly { section: string; sums: ComplianceSums }[];
  approved: readonly ApprovedRow[];
  overdue: { rows: readonly OverdueRow[]; counts: readonly OverdueCount[] };
  gaps: readonly GapRow[];
  expiring: readonly EvidenceRow[];
  left_out: LeftOut;
}

/** The dashboard as the contract tells it. */
export function toDashboard(asked: Asked, found: Found, language: Language): ComplianceDashboard {
  const { standard, section } = asked;
  const { counted, overdue, gaps, expiring, left_out } = found;
  const summary = summaryOf(summed(counted.map(({ sums }) => sums)));
  const sections = sectionsOf(asked, found, language);
  const units = unitsOf(counted);
  const { whole } = texts[language];
  return {
    standard: standard ?? null,
    section:
      standard === undefined || section === undefined
        ? null
        : { code: section, name: titleOf(found.versions, section, language) },
    summary,
    standards: standardsOf(found, language),
    by_section: { ...chartOf(sections, language), rows: sections },
    by_department: {
      ...chartOf(
        units.map((unit) => ({ ...unit, name: unit.name ?? whole })),
        language,
      ),
      rows: units,
    },
    trend: trendOf(asked, found.approved),
    overdue: {
      count: overdue.counts[0]?.total ?? 0,
      data: overdue.rows.map(({ due_date, owner, ...row }) => ({
        ...listed(row, language),
        due_date,
        owner,
      })),
      by_assessment: overdue.counts.map(({ assessment_id, ref, name, standard: key, count, ...of }) => ({
        assessment_id,
        ref,
        name,
        standard: key,
        department: departmentOf(of),
        count,
      })),
    },
    expiring_evidence: {
      count: expiring[0]?.count ?? 0,
      data: expiring.map(({ id, ref, name, on, becomes, is_over, controls }) => ({
        id,
        ref,
        name,
        on,
        becomes,
        is_over,
        controls,
      })),
    },
    top_gaps: {
      count: summary.partial + summary.non_compliant,
      data: gaps.map(({ result, weight, value, ...row }) => ({
        ...listed(row, language),
        result,
        weight,
        value: Math.round(value * 1000) / 10,
        gap: Math.round(weight * (1 - value) * 10000) / 10000,
      })),
    },
    counted: counted.map(toCounted),
    left_out,
  };
}

const departmentOf = ({
  department_id,
  department_name,
}: Pick<CountedRow, 'department_id' | 'department_name'>) =>
  department_id === null ? null : { id: department_id, name: department_name ?? '' };

const toCounted = (row: CountedRow): CountedAssessment => ({
  id: row.id,
  ref: row.ref,
  name: row.name,
  standard: row.standard,
  department: departmentOf(row),
  period: { from: row.period_from, to: row.period_to },
  status: row.status,
  figures: summaryOf(row.sums),
});

const listed = (
  { id, code, section, standard, own_title, assessment_id }: ControlRow,
  language: Language,
) => ({
  id,
  code,
  title: isShipped(standard) ? shippedStandard(standard).in(language).of(code).title : (own_title ?? ''),
  section,
  standard,
  assessment_id,
});

/** One summary of each standard by which something counts, in the product's order and then those of the organisation's own. */
function standardsOf({ counted, own }: Found, language: Language): StandardSummary[] {
  const by = Map.groupBy(counted, ({ standard }) => standard);
  return [...shippedStandards, ...own.keys()].flatMap((standard) => {
    const rows = by.get(standard);
    if (rows === undefined) return [];
    const name = isShipped(standard)
      ? shippedStandard(standard).in(language).name
      : (own.get(standard) ?? '');
    return [
      {
        standard,
        name,
        assessments: rows.length,
        figures: summaryOf(summed(rows.map(({ sums }) => sums))),
      },
    ];
  });
}

const titleOf = (versions: readonly Standard[], code: string, language: Language): string =>
  versions
    .find(({ byCode }) => byCode.has(code))
    ?.in(language)
    .of(code).title ?? code;

/** In the order of the standard; what only earlier versions have comes after. */
function sectionsOf(
  { standard }: Asked,
  { sections, versions }: Found,
  language: Language,
): SectionFigures[] {
  if (standard === undefined) return [];
  const sums = new Map(sections.map((row) => [row.section, row.sums]));
  const codes = versions.flatMap(({ requirements }) =>
    requirements.filter(({ parent }) => parent === null).map(({ code }) => code),
  );
  return [...new Set(codes)].flatMap((code) => {
    const of = sums.get(code);
    return of === undefined ? [] : [{ code, name: titleOf(versions, code, language), ...figuresOf(of) }];
  });
}

function unitsOf(counted: readonly CountedRow[]): UnitFigures[] {
  const units = Map.groupBy(counted, ({ department_id }) => department_id);
  return [...units].map(([id, rows]) => ({
    id,
    name: rows[0]?.department_name ?? null,
    assessment_ids: rows.map((row) => row.id),
    ...figuresOf(summed(rows.map(({ sums }) => sums))),
  }));
}

/** The four figures of each row, as charts draw them. */
function chartOf(rows: readonly (ComplianceFigures & { name: string | null })[], language: Language) {
  const { chart } = texts[language];
  return {
    label: rows.map(({ name }) => name ?? ''),
    datasets: shownFigures.map((code) => ({
      code,
      label: chart[code],
      data: rows.map((row) => row[code]),
    })),
  };
}

/** What was approved does not change; what proves it expires. So the line shows what was proven on approval. */
function trendOf({ section }: Asked, approved: readonly ApprovedRow[]): TrendPoint[] {
  const lines = approved.map((row) => ({
    ...row,
    unit: `${row.standard} ${row.department_id}`,
    date: row.period_to,
  }));
  return pointsOfTime(lines, trendLength).map(({ date, sums, of }) => {
    const figures = figuresOf(sums);
    const [first] = of;
    const only = of.length === 1 && first !== undefined ? first : null;
    return {
      date,
      coverage: figures.coverage,
      compliance: figures.compliance,
      proven: section === undefined ? figures.proven : null,
      assessments: of.length,
      assessment_id: only?.id ?? null,
      standard: only?.standard ?? null,
    };
  });
}
