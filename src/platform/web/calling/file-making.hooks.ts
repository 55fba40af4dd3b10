import { useState } from 'react';
import { closeSnackbar, showSnackbar } from '#platform/web/notices/snackbar.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';

/** A file that is made while the caller waits: said while it is, when it is there, and why it is not. One at a time. */
export function useFileMaking({ making, made }: { making: string; made: string }) {
  const [isMaking, setMaking] = useState(false);
  const make = async (bring: () => Promise<void>) => {
    if (isMaking) return;
    setMaking(true);
    showSnackbar({ message: making, autoHideDuration: 600_000 });
    try {
      await bring();
      showSnackbar({ message: made, variant: 'success' });
    } catch (failure) {
      closeSnackbar();
      showFailureSnackbar(failure);
    } finally {
      setMaking(false);
    }
  };
  return { isMaking, make };
}
