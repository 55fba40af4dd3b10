import { ChangeList } from '#platform/web/workflow/ChangeList.tsx';
import { planDifferences } from '../../plan-history.rules.ts';
import type { Plan } from '../../plan.contract.ts';
import { usePlanChange } from '../shared/plan-words.hooks.ts';

/** What differs between two states of a plan, worded like its history. */
export function PlanDifferences({ before, now }: { before: Plan; now: Plan }) {
  const inWords = usePlanChange(now.currency);
  return <ChangeList changes={planDifferences(before, now).map(inWords)} />;
}
