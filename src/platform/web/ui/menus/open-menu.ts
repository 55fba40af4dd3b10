import type { ReactNode } from 'react';
import { newWatchers } from '#platform/web/browser/watchers.ts';

/** A further thing to do, in a menu. */
export interface MoreAction {
  label: string;
  /** A description, where the name alone could be mistaken for another. */
  goodFor?: string;
  icon?: ReactNode;
  onClick: () => void;
  /** It asks in a dialog before anything happens. */
  opensDialog?: boolean;
  /** Why it cannot be done now; the entry is drawn disabled with this reason. */
  refusedBecause?: string | undefined;
}

/** The one menu of things to do. Its host draws it, and not the row that it was opened on: it stays whatever the list becomes. */
interface MenuState {
  open: boolean;
  /** Whose menu it is; nobody else changes it. */
  owner: string;
  /** What it offers stays until the next opening, so that nothing vanishes while it fades. */
  actions: readonly MoreAction[];
  /** The end of the button that it opened below. It stays there: nobody has to follow a row with the pointer. */
  place: { top: number; left: number };
}

let state: MenuState | undefined;
const { watch, notify } = newWatchers();

export const menuStore = { current: () => state, watch };

export function openMenu(
  button: HTMLElement,
  { owner, actions }: Pick<MenuState, 'owner' | 'actions'>,
): void {
  const { bottom, left, right } = button.getBoundingClientRect();
  const place = { top: bottom, left: document.documentElement.dir === 'rtl' ? right : left };
  become({ open: true, owner, actions, place });
}

/** What there is to do may have changed while it is open: a record has another version. */
export function renewMenu(owner: string, actions: readonly MoreAction[]): void {
  if (state?.open && state.owner === owner) become({ ...state, actions });
}

export function closeMenu(): void {
  if (state?.open) become({ ...state, open: false });
}

function become(next: MenuState): void {
  state = next;
  notify();
}
