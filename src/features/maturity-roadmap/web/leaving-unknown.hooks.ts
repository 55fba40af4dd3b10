import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CallFailed } from '#platform/web/call-failed.ts';
import { showSnackbar } from '#platform/web/snackbar.ts';
import { maturityPaths } from '#features/maturity/web/shared/maturity-paths.ts';

/** An assessment that is not there, or not for this person, leads to the list with a notice. */
export function useLeavingUnknown(error: unknown): void {
  const { t } = useTranslation('maturity-roadmap');
  const navigate = useNavigate();
  const unknown = isUnknown(error);
  useEffect(() => {
    if (!unknown) return;
    showSnackbar({ message: t('roadmap.unknown'), variant: 'warning' });
    void navigate(maturityPaths.cis.list, { replace: true });
  }, [unknown, navigate, t]);
}

export const isUnknown = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 404 || error.status === 400);
