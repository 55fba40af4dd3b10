import type { DialogProps } from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { newWatchers } from '#platform/web/browser/watchers.ts';

/** What stands in the dialog, with any property of a dialog. The host opens and closes it. */
export interface DialogOptions extends Omit<DialogProps, 'open' | 'onClose' | 'children'> {
  children: ReactNode;
  /** Told when somebody closes it by Escape or a click beside it. */
  onClose?: () => void;
}

interface DialogState {
  open: boolean;
  /** Stay until the next opening, so that nothing vanishes while the dialog fades. */
  options: DialogOptions | undefined;
}

let state: DialogState = { open: false, options: undefined };
const { watch, notify } = newWatchers();

/** Opens the one dialog of the app. */
export const openDialog = (options: DialogOptions): void => become({ open: true, options });

export const closeDialog = (): void => become({ ...state, open: false });

export const dialogStore = {
  current: () => state,
  watch,
};

function become(next: DialogState): void {
  state = next;
  notify();
}
