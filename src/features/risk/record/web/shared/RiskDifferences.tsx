import { ChangeList } from '#platform/web/workflow/ChangeList.tsx';
import type { Risk } from '../../risk.contract.ts';
import { useFieldChange } from './field-change.hooks.ts';
import { differencesOf } from './risk-difference.ts';

/** What differs between two states of a risk, worded like its history. */
export function RiskDifferences({ before, now }: { before: Risk; now: Risk }) {
  const inWords = useFieldChange();
  return <ChangeList changes={differencesOf(before, now).map(inWords)} />;
}
