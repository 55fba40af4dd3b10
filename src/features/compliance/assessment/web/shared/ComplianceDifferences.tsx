import { ChangeList } from '#platform/web/workflow/ChangeList.tsx';
import type { ComplianceAssessment } from '../../compliance-assessment.contract.ts';
import { useComplianceChange } from './compliance-change.hooks.ts';

const told = (row: ComplianceAssessment): Record<string, unknown> => ({
  name: row.name,
  scope_text: row.scope_text,
  period_from: row.period.from,
  period_to: row.period.to,
  kind: row.kind,
  lead: row.lead.name,
  reviewer: row.reviewer?.name,
  due_date: row.due_date,
  standard_version: row.standard_version,
  status: row.status,
});

/** What differs between two states of an assessment, worded like its history. */
export function ComplianceDifferences({
  before,
  now,
}: {
  before: ComplianceAssessment;
  now: ComplianceAssessment;
}) {
  const inWords = useComplianceChange();
  const [old, current] = [told(before), told(now)];
  return (
    <ChangeList
      changes={Object.keys(current)
        .filter((field) => old[field] !== current[field])
        .map((field) => inWords({ field, old: old[field] ?? null, new: current[field] ?? null }))}
    />
  );
}
