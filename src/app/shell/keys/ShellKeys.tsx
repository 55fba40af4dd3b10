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
    return () => {
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
