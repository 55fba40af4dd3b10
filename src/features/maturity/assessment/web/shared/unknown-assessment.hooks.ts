import { useEffect } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLocation, useNavigate } from 'react-router';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { listOfAddress } from '#features/maturity/framework/web/shared/maturity-paths.ts';

export const isUnknownAssessment = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 404 || error.status === 400);

/** An assessment that is not there, or not for this person, leads to the list it would stand in, with a notice. */
export function useUnknownAssessment(isUnknown: boolean): void {
  const { t } = useTranslation('maturity');
  const navigate = useNavigate();
  const address = useLocation();
  useEffect(() => {
    if (!isUnknown) return;
    showSnackbar({ message: t('pick.unknown'), variant: 'warning' });
    void navigate(listOfAddress(address), { replace: true });
    // It leads away once: on the way the address is already another.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isUnknown]);
}
