import { ChangeList } from '#platform/web/workflow/ChangeList.tsx';
import type { Acceptance } from '../acceptance.contract.ts';
import { useAcceptanceChange } from './acceptance-change.hooks.ts';

const told = (row: Acceptance): Record<string, unknown> => ({
  approver: row.approver.name,
  justification: row.justification,
  conditions: row.conditions,
  expires_on: row.expires_on,
  status: row.status,
  sha256: row.sha256,
});

/** What differs between two states of an acceptance, worded like its history. */
export function AcceptanceDifferences({ before, now }: { before: Acceptance; now: Acceptance }) {
  const inWords = useAcceptanceChange();
  const [old, current] = [told(before), told(now)];
  return (
    <ChangeList
      changes={Object.keys(current)
        .filter((field) => old[field] !== current[field])
        .map((field) => inWords({ field, old: old[field] ?? null, new: current[field] ?? null }))}
    />
  );
}
