import type { Language } from '#platform/contract/access.ts';
import type { Explanation } from '#platform/contract/endpoint.ts';
import { today } from '#platform/contract/today.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { narrowedTo } from '#features/organisation/department/server/shared/department-scope.queries.ts';
import { expiringDays, type ComplianceDashboard } from '../compliance-dashboard.contract.ts';
import { explanation as ar } from '../text/explanation/ar.ts';
import { explanation as en, type ExplanationText } from '../text/explanation/en.ts';
import { explanation as tr } from '../text/explanation/tr.ts';
import type { Asked } from './compliance-dashboard.queries.ts';
import { entriesOf } from '#platform/contract/values/keys.ts';

export const texts: Record<Language, ExplanationText> = { en, tr, ar };

/** Raised by one with every change of what a figure counts, so that numbers of different days can be compared. */
const formulaVersion = 2;

type Reason = keyof ExplanationText['reason'];
type Left = Partial<Record<Reason, number>>;

/** How each figure of the dashboard came about: from which assessments, from which of their controls, and what it leaves out. */
export function explainDashboard(
  { db, language }: Call,
  asked: Asked,
  { summary, counted, left_out, ...dashboard }: ComplianceDashboard,
): Record<string, Explanation> {
  const { formula, reason } = texts[language];
  const inputs: Explanation['inputs'] = {
    department_id: narrowedTo(asked) ?? null,
    ...(asked.standard !== undefined && { compliance_standard: asked.standard }),
    ...(asked.section !== undefined && { section: asked.section }),
    assessments: counted.length,
    ...(counted.length === 1 && counted[0] && { assessment: `${counted[0].ref} ${counted[0].name}` }),
  };
  const filter = {
    assessment_id: counted.map(({ id }) => id),
    ...(asked.section !== undefined && { section: asked.section }),
  };
  const explain = (
    figure: keyof typeof formula,
    count: number,
    left: Left,
    more: Record<string, string | number> = {},
  ): Explanation => ({
    formula: formula[figure],
    formula_version: formulaVersion,
    inputs: { ...inputs, ...more },
    included: { count, filter: { ...filter, ...more } },
    excluded: entriesOf({ ...left, ...left_out })
      .filter(([, n]) => n > 0)
      .map(([why, n]) => ({ reason: reason[why], count: n })),
    as_of: db.now.toISOString(),
  });
  const { applicable, assessed, not_applicable, counts } = summary;
  const open = counts.not_assessed;
  const claimed = summary.compliant + summary.partial;
  const day = today(db.now, asked.actor.timezone);
  return {
    coverage: explain('coverage', applicable, { not_applicable }),
    compliance: explain('compliance', applicable, { not_applicable }),
    of_assessed: explain('of_assessed', assessed, { not_applicable, not_assessed: open }),
    // What counts half is counted, and told of as well.
    proven: explain('proven', claimed - summary.stale_unproven, {
      not_applicable,
      not_assessed: open,
      non_compliant: summary.non_compliant,
      stale_unproven: summary.stale_unproven,
      stale_partial: summary.stale_partial,
    }),
    results: explain('results', summary.controls, {}),
    by_section: explain('by_section', applicable, { not_applicable }),
    by_standard: explain('by_standard', applicable, { not_applicable }),
    by_department: explain('by_department', applicable, { not_applicable }),
    trend: explain('trend', dashboard.trend.length, {}),
    overdue: explain('overdue', dashboard.overdue.count, { not_applicable }, { flag: 'overdue', day }),
    expiring_evidence: explain(
      'expiring_evidence',
      dashboard.expiring_evidence.count,
      {},
      {
        days: expiringDays,
        day,
      },
    ),
    top_gaps: explain('top_gaps', dashboard.top_gaps.count, {
      not_applicable,
      not_assessed: open,
      compliant: summary.compliant,
    }),
  };
}
