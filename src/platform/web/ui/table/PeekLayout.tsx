import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useDeferredValue, type ReactNode } from 'react';
import { useDocumentKeys } from '#platform/web/browser/document-keys.hooks.ts';
import { useLater } from '#platform/web/browser/later.hooks.ts';
import { takesKeys } from '#platform/web/browser/takes-keys.ts';
import './peek.css';

/** The ways out of the side panel and to the rows beside the one it shows. */
export interface PeekNavigation {
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** A page shows one row at a time: the panel names whatever holds it. */
export const peekId = 'peek';

interface PeekLayoutProps {
  header: ReactNode;
  /** The rows of the page at hand, in their order. */
  ids: readonly string[];
  peeked: string | undefined;
  onPeek: (id: string | undefined) => void;
  renderPanel: (id: string, navigation: PeekNavigation) => ReactNode;
  /** The list; `tight` while it has little room. */
  children: (tight: boolean) => ReactNode;
}

/** Escape, wherever on the page it is pressed; an empty search has no use for it either. */
function useEscape(leave: (() => void) | undefined): void {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const { target } = event;
    const isSearch = target instanceof Element && target.matches('input[type=search]');
    if (isSearch || !takesKeys(target)) leave?.();
  };
  useDocumentKeys(handleKey, { when: leave !== undefined });
}

/** A list that shows a row beside itself: next to it where there is room, over it otherwise. Escape closes it from anywhere on the
 *  page; J and K are the list's. */
export function PeekLayout({ header, ids, peeked, onPeek, renderPanel, children }: PeekLayoutProps) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const at = peeked === undefined ? -1 : ids.indexOf(peeked);
  const neighbour = (by: number) => {
    const id = at < 0 ? undefined : ids[at + by];
    return id === undefined ? undefined : () => onPeek(id);
  };
  const leave = () => {
    document.querySelector<HTMLElement>(`[data-row="${peeked}"]`)?.focus();
    onPeek(undefined);
  };
  useEscape(peeked === undefined ? undefined : leave);
  // The row is marked at once; what the panel says of it follows, without holding up the next key.
  const told = useDeferredValue(peeked);
  // The panel stands over the list in one picture, the list makes room in the next, and its filters fit themselves in another.
  const isPeeking = told !== undefined && peeked !== undefined;
  const givesRoom = useLater(wide && isPeeking, 1);
  const isTight = useLater(peeked !== undefined, 3);
  const shown =
    isPeeking && renderPanel(told, { onClose: leave, onPrevious: neighbour(-1), onNext: neighbour(1) });
  return (
    <div className="peek-layout">
      {header}
      <div className={givesRoom ? 'peek-room has-side' : 'peek-room'}>
        <div className="peek-list">{children(!wide || isTight)}</div>
        {shown && wide && <div className="peek-side">{shown}</div>}
        {!wide && (
          <Drawer
            anchor="right"
            open={peeked !== undefined}
            onClose={leave}
            slotProps={{ paper: { 'aria-labelledby': peekId, sx: { width: 400, maxWidth: '92vw' } } }}
          >
            {shown}
          </Drawer>
        )}
      </div>
    </div>
  );
}
