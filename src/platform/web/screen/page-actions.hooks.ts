import { useEffect, useId, type ReactNode } from 'react';

/** Something the page offers for what it is about. */
export interface PageAction {
  id: string;
  title: string;
  icon: ReactNode;
  run: () => void;
}

interface PageActions {
  /** What it is about: R-0042. */
  title: string;
  actions: readonly PageAction[];
}

const groups = new Map<string, PageActions>();

/** Tells the command palette what can be done with the record that the page shows, while it shows it. */
export function usePageActions(title: string, actions: readonly PageAction[]): void {
  const id = useId();
  useEffect(() => {
    groups.set(id, { title, actions });
    return () => void groups.delete(id);
  });
}

/** What the page as it is now offers. */
export const pageActions = (): readonly PageActions[] => [...groups.values()];
