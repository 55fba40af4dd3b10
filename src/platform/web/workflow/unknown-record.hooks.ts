import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';

/** Whether a record is not there, or not for this person, or its id is none. */
export const isUnknownRecord = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 404 || error.status === 400);

/** A record that is unknown leads to the list it would stand in, with a notice. */
export function useUnknownRecord(isUnknown: boolean, message: string, list: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isUnknown) return;
    showSnackbar({ message, variant: 'warning' });
    void navigate(list, { replace: true });
    // It leads away once: on the way the address is already another.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isUnknown]);
}
