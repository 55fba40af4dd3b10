import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { declineRequest } from '#features/risk/record/risk-verbs.contract.ts';
import { riskKind } from '#features/risk/record/web/shared/risk-kind.ts';

/** Lets whoever asked for something take it back. */
export function useWithdrawRequest(): (verbForm: Risk) => () => void {
  const decline = useVerbNow(riskKind, declineRequest);
  return (verbForm) => () => decline(verbForm);
}
