import { lazy, useEffect, useSyncExternalStore } from 'react';
import { isApple } from '#platform/web/apple.ts';
import { focusPageSearch } from '#platform/web/page-keys.ts';
import { InLibrary } from '#platform/web/ui/InLibrary.tsx';
import { useEver } from '#platform/web/use-ever.ts';
import { focusToolbarSearch } from '../search/toolbar-search.ts';
import { overPage } from './over-page.ts';
import { shellAct, type ShellAct } from './shell-keys.rules.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('../palette/CommandPalette.tsx')).CommandPalette,
}));
const KeyList = lazy(async () => ({ default: (await import('./KeyList.tsx')).KeyList }));

/** Fields, and whatever lies over the page: its letters and signs are its own. */
const takesKeys =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';

const acts: Record<ShellAct, () => void> = {
  palette: () => overPage.show(overPage.current() === 'palette' ? undefined : 'palette'),
  keys: () => overPage.show('keys'),
  search: () => void (focusPageSearch() || focusToolbarSearch() || overPage.show('palette')),
};

/** The keys of the whole app, and what they open. */
export function ShellKeys() {
  const open = useSyncExternalStore(overPage.watch, overPage.current);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(takesKeys) !== null;
      const act = shellAct(event, { isApple, isTyping });
      if (act === undefined || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.repeat) acts[act]();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      overPage.show(undefined);
    };
  }, []);
  const [isPalette, isKeys] = [open === 'palette', open === 'keys'];
  const [hadPalette, hadKeys] = [useEver(isPalette), useEver(isKeys)];
  return (
    (hadPalette || hadKeys) && (
      <InLibrary>
        {hadPalette && <CommandPalette open={isPalette} />}
        {hadKeys && <KeyList open={isKeys} />}
      </InLibrary>
    )
  );
}
