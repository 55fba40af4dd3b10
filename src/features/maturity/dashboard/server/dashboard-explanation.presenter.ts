import type { Language } from '#platform/contract/access.ts';
import type { Explanation } from '#platform/contract/endpoint.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { levelsOf } from '#features/maturity/figure/figure.rules.ts';
import {
  narrowedTo,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import type { MaturityDashboard } from '../maturity-dashboard.contract.ts';
import { explanation as ar } from '../text/explanation/ar.ts';
import { explanation as en, type ExplanationText } from '../text/explanation/en.ts';
import { explanation as tr } from '../text/explanation/tr.ts';
import type { VisibleDepartments } from './visible-departments.presenter.ts';
import { entriesOf } from '#platform/contract/values/keys.ts';

export const texts: Record<Language, ExplanationText> = { en, tr, ar };

/** Raised by one with every change of what a figure counts, so that numbers of different days can be compared. */
const formulaVersion = 2;

type Reason = keyof ExplanationText['reason'];
type Left = Partial<Record<Reason, number>>;

/** The assessment that figures are read from, or how many they are brought together from. */
function inputsOf(scope: Scope, units: VisibleDepartments['units']): Explanation['inputs'] {
  const [one, ...more] = units;
  return {
    department_id: narrowedTo(scope) ?? null,
    ...(one !== undefined && more.length === 0
      ? {
          assessment: `${one.shown.ref} ${one.shown.name}`,
          from: one.shown.period_from,
          to: one.shown.period_to,
        }
      : {
          departments: units.filter(({ id }) => id !== null).length,
          own_assessment: units.filter(({ id }) => id === null).length,
        }),
  };
}

/** How each figure of the dashboard came about: from which assessments, from which of their questions, and what it leaves out. */
export function explainDashboard(
  { db, language }: Call,
  scope: Scope,
  departments: VisibleDepartments,
  dashboard: MaturityDashboard,
): Record<string, Explanation> {
  const { formula, several, weighted, reason } = texts[language];
  const { units, rows, source, framework } = departments;
  const { questions, not_applicable, answered } = dashboard.overall;
  const both = units.reduce(
    (sum, { sections }) =>
      sum + sections.flatMap((section) => section.questions).filter((question) => levelsOf(question)).length,
    0,
  );
  const missing = rows.filter(({ id, shown }) => id !== null && shown === null).length;
  const inputs = inputsOf(scope, units);
  const filter = {
    framework: source,
    ...(departments.about.framework_id !== null && { framework_id: departments.about.framework_id }),
    assessment_id: units.map(({ shown }) => shown.id),
  };
  const explain = (
    text: string,
    count: number,
    left: Left,
    rollUp: keyof typeof several = 'mean',
    extra: Explanation['inputs'] = {},
  ): Explanation => ({
    formula: units.length <= 1 ? text : `${text} ${several[rollUp]}`.trim(),
    formula_version: formulaVersion,
    inputs: { ...inputs, ...extra },
    included: { count, filter },
    excluded: entriesOf({ ...left, departments_missing: missing })
      .filter(([, left_out]) => left_out > 0)
      .map(([why, left_out]) => ({ reason: reason[why], count: left_out })),
    as_of: db.now.toISOString(),
  });
  // Only in the organisation's own frameworks something weighs more than something else.
  const isOwn = framework === 'custom';
  const byWeight = (text: string): string => (isOwn ? `${text} ${weighted}` : text);
  const applying = questions - not_applicable;
  const unanswered = applying - answered;
  const ofCurrent = { not_applicable, unanswered };
  const ofBoth = { ...ofCurrent, without_desired: answered - both };
  return {
    current: explain(
      isOwn
        ? formula.current_by_weight
        : framework === source
          ? formula.current
          : formula.current_by_function,
      answered,
      ofCurrent,
    ),
    desired: explain(byWeight(formula.desired), both, ofBoth),
    gap: explain(byWeight(formula.gap), both, ofBoth),
    coverage: explain(formula.coverage, answered, ofCurrent, 'pooled'),
    section: explain(byWeight(formula.section), answered, ofCurrent),
    function: explain(formula.function, answered, ofCurrent),
    implementation_group: explain(formula.implementation_group, answered, ofCurrent),
    capability: explain(formula.capability, answered, ofCurrent),
    level_distribution: explain(formula.level_distribution, questions, {}, 'pooled'),
    trend: explain(
      formula.trend,
      dashboard.trend.reduce((sum, point) => sum + point.departments + Number(point.has_own), 0),
      {},
    ),
    top_gaps: explain(formula.top_gaps, both, ofBoth, 'shared', { risk_factor: 1 }),
    departments: explain(formula.departments, answered, ofCurrent, 'each'),
    tier: { ...explain(formula.tier, dashboard.tier === null ? 0 : 1, {}), formula: formula.tier },
  };
}
