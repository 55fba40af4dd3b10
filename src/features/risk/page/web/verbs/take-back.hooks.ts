import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { declineRequest } from '#features/risk/record/risk-verbs.contract.ts';

/** Tells that something was asked for, and lets whoever asked take it back. */
export function useTakeBack(): (asked: Risk, message: string) => void {
  const { mutate } = useWrite(declineRequest, { refreshes: ['risk-dashboard'] });
  return ({ id, version }, message) =>
    showSnackbar({ message, variant: 'success', undo: () => mutate({ params: { id }, body: { version } }) });
}
