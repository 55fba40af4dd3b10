import { newWatchers } from '#platform/web/browser/watchers.ts';

/** One short message over the screen. */
export interface Snackbar {
  message: string;
  variant?: 'success' | 'error' | 'info' | 'warning' | undefined;
  autoHideDuration: number;
  anchorOrigin: { vertical: 'top' | 'bottom'; horizontal: 'left' | 'center' | 'right' };
  /** Takes back what was just done. Such a message closes by time (10 s), X or Undo only. */
  undo?: (() => void) | undefined;
  /** In place of Undo: another answer to what happened, under its own words. It closes like one with Undo. */
  action?: { words: string; run: () => void } | undefined;
}

const defaults: Omit<Snackbar, 'message'> = {
  autoHideDuration: 6000,
  anchorOrigin: { vertical: 'top', horizontal: 'center' },
};

let shown: (Snackbar & { id: number }) | undefined;
let counter = 0;
const { watch, notify } = newWatchers();

/** Shows a message. It starts from the defaults and replaces the one before. */
export function showSnackbar(options: Partial<Snackbar> & Pick<Snackbar, 'message'>): void {
  counter += 1;
  shown = {
    ...defaults,
    ...((options.undo ?? options.action) && { autoHideDuration: 10_000 }),
    ...options,
    id: counter,
  };
  notify();
}

export function closeSnackbar(): void {
  shown = undefined;
  notify();
}

export const snackbarStore = {
  current: () => shown,
  watch,
};
