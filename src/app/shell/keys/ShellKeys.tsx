import { lazy, useEffect, useSyncExternalStore } from 'react';
import { isApple } from '#platform/web/browser/is-apple.ts';
import { takesKeys } from '#platform/web/browser/takes-keys.ts';
import { focusPageSearch } from '#platform/web/screen/page-keys.hooks.ts';
import { MuiBoundary } from '#platform/web/ui/page/MuiBoundary.tsx';
import { useHasBeenTrue } from '#platform/web/browser/has-been-true.hooks.ts';
import { focusToolbarSearch } from '#app/shell/search/toolbar-search.hooks.ts';
import { overlay } from './overlay.ts';
import { shellAct, type ShellAct } from './shell-keys.rules.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('../palette/CommandPalette.tsx')).CommandPalette,
}));
const KeyList = lazy(async () => ({ default: (await import('./KeyList.tsx')).KeyList }));

const acts: Record<ShellAct, () => void> = {
  palette: () => overlay.show(overlay.current() === 'palette' ? undefined : 'palette'),
  keys: () => overlay.show('keys'),
  search: () => void (focusPageSearch() || focusToolbarSearch() || overlay.show('palette')),
};

/** What was opened takes Escape before its focus is there: somebody who changed their mind need not wait for it. */
function leaveEarly(event: KeyboardEvent): void {
  const isElsewhere = !(event.target instanceof Element) || event.target.closest('[role=dialog]') === null;
  if (event.key !== 'Escape' || overlay.current() === undefined || !isElsewhere) return;
  event.stopPropagation();
  overlay.show(undefined);
}

/** The keys of the whole app, and what they open. */
export function ShellKeys() {
  const open = useSyncExternalStore(overlay.watch, overlay.current);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const act = shellAct(event, { isApple, isTyping: takesKeys(event.target) });
      if (act === undefined || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.repeat) acts[act]();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('keydown', leaveEarly, { capture: true });
    return () => {
      document.removeEventListener('keydown', leaveEarly, { capture: true });
      document.removeEventListener('keydown', handleKey);
      overlay.show(undefined);
    };
  }, []);
  const [isPalette, isKeys] = [open === 'palette', open === 'keys'];
  const [hadPalette, hadKeys] = [useHasBeenTrue(isPalette), useHasBeenTrue(isKeys)];
  return (
    (hadPalette || hadKeys) && (
      <MuiBoundary>
        {hadPalette && <CommandPalette open={isPalette} />}
        {hadKeys && <KeyList open={isKeys} />}
      </MuiBoundary>
    )
  );
}
