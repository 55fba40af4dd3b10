import { lazy, useSyncExternalStore } from 'react';
import { closeDialog, dialogStore } from '../dialog.ts';
import { useEver } from '../use-ever.ts';
import { InLibrary } from './InLibrary.tsx';

const Dialog = lazy(() => import('@mui/material/Dialog'));

/** Draws the one dialog of the app; a page opens it with `openDialog`. */
export function DialogHost() {
  const { open, options } = useSyncExternalStore(dialogStore.watch, dialogStore.current);
  const wasOpened = useEver(open);
  const close = () => {
    closeDialog();
    options?.onClose?.();
  };
  return (
    wasOpened && (
      <InLibrary>
        <Dialog {...options} open={open} onClose={close} />
      </InLibrary>
    )
  );
}
