import { ChangeList } from '#platform/web/workflow/ChangeList.tsx';
import { findingDifferences } from '../../finding-history.rules.ts';
import type { Finding } from '../../finding.contract.ts';
import { useFindingChange } from '../shared/finding-change.hooks.ts';

/** What differs between two states of a finding, worded like its history. */
export function FindingDifferences({ before, now }: { before: Finding; now: Finding }) {
  const inWords = useFindingChange();
  return <ChangeList changes={findingDifferences(before, now).map(inWords)} />;
}
