import type { Finding } from './finding.contract.ts';

/** A finding as its history shows it: names and references, and nothing that only some may see. */
export const findingInHistory = (finding: Finding): Record<string, unknown> => ({
  title: finding.title,
  description: finding.description,
  kind: finding.kind,
  severity: finding.severity,
  root_cause: finding.root_cause,
  correction: finding.correction,
  corrective_action: finding.corrective_action,
  no_evidence_reason: finding.no_evidence_reason,
  owner: finding.owner,
  due_date: finding.due_date,
  department: finding.department,
  control: finding.control?.ref ?? null,
  plan: finding.plan?.ref ?? null,
  status: finding.status,
});

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value);

/** What differs between a finding as it was seen and as it is now, told like the history's changes. */
export function findingDifferences(
  before: Finding,
  now: Finding,
): { field: string; old: unknown; new: unknown }[] {
  const [old, current] = [findingInHistory(before), findingInHistory(now)];
  return Object.keys(current)
    .filter((field) => textOf(old[field]) !== textOf(current[field]))
    .map((field) => ({ field, old: old[field] ?? null, new: current[field] ?? null }));
}
