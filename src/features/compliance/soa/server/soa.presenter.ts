import type { Language } from '#platform/contract/access.ts';
import { contentHash } from '#platform/server/log/act.ts';
import type { StoredAssessment } from '#features/compliance/assessment/server/shared/compliance-assessment.queries.ts';
import { figuresOf, type ComplianceSums } from '#features/compliance/figure/figure.rules.ts';
import { shippedStandard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import type { SoaRow, SoaVersion } from '../soa.contract.ts';
import { missingIn } from '../soa.rules.ts';
import { soaStandard, type StoredSoaRow } from './soa.queries.ts';
import type { StoredSoaVersion } from './soa-version.queries.ts';

/** Rows with what the standard calls them. */
export function toSoaRows(
  standard: SoaVersion['assessment']['standard'],
  language: Language,
  rows: readonly StoredSoaRow[],
): SoaRow[] {
  const text = shippedStandard(standard).in(language);
  return rows.map(({ section, ...row }) => ({
    ...row,
    title: text.of(row.code).title,
    theme: text.of(section).title,
    missing: missingIn(row),
  }));
}

/** What the assessment is, by name: nothing that is renamed later changes it. */
export const headOf = (stored: StoredAssessment): SoaVersion['assessment'] => ({
  ref: stored.ref,
  name: stored.name,
  standard: soaStandard,
  standard_version: stored.standard_version,
  department: stored.department_name,
  scope_text: stored.scope_text,
  period: { from: stored.period_from, to: stored.period_to },
  lead: stored.lead_name ?? '',
  status: stored.status,
});

export const soaFiguresOf = (sums: ComplianceSums, rows: readonly StoredSoaRow[]) => ({
  figures: figuresOf(sums),
  inherited: rows.filter(({ applicability_state }) => applicability_state === 'inherited').length,
});

/** A published version, as it was then. */
export function toSoaVersion({ number, hash, content }: StoredSoaVersion, language: Language): SoaVersion {
  const { assessment, figures, inherited, published, rows } = content;
  return {
    number,
    hash,
    published_at: published.at,
    published_by: published.by,
    note: published.note,
    holds: contentHash(content) === hash,
    assessment,
    figures,
    inherited,
    rows: toSoaRows(assessment.standard, language, rows),
  };
}
