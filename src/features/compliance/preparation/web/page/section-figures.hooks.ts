import { useMemo } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import type { ComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { readStandard } from '#features/compliance/standard/standard.contract.ts';

/** The figures of each section of an assessment, under the section's name; nothing while the names are being read. */
export function useSectionFigures({
  standard,
  sections,
}: Pick<ComplianceAssessment, 'standard' | 'sections'>) {
  const asked = useRead(readStandard, { params: { key: standard } });
  const rows = useMemo(() => {
    if (asked.data === undefined) return undefined;
    const titles = new Map(asked.data.data.requirements.map(({ code, title }) => [code, title]));
    return sections.map(({ code, figures }) => ({ code, title: titles.get(code) ?? code, figures }));
  }, [asked.data, sections]);
  return { rows, failure: asked.error, retry: () => void asked.refetch() };
}
