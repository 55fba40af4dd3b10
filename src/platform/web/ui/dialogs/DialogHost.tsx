import { lazy, useSyncExternalStore } from 'react';
import { closeDialog, dialogStore } from '#platform/web/notices/dialog.ts';
import { useHasBeenTrue } from '#platform/web/browser/has-been-true.hooks.ts';
import { MuiBoundary } from '#platform/web/ui/page/MuiBoundary.tsx';

const Dialog = lazy(() => import('@mui/material/Dialog'));

/** Draws the one dialog of the app; a page opens it with `openDialog`. */
export function DialogHost() {
  const { open, options } = useSyncExternalStore(dialogStore.watch, dialogStore.current);
  const wasOpened = useHasBeenTrue(open);
  const close = () => {
    closeDialog();
    options?.onClose?.();
  };
  return (
    wasOpened && (
      <MuiBoundary>
        <Dialog {...options} open={open} onClose={close} />
      </MuiBoundary>
    )
  );
}
