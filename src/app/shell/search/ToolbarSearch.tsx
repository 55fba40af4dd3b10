import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useSettingsHere } from '#app/shell/settings/shell-settings.hooks.ts';
import { useIsPhone } from '#app/shell/frame/breakpoint.hooks.ts';
import { useToolbarSearch } from './toolbar-search.hooks.ts';

const load = async () => ({ default: (await import('./SearchField.tsx')).SearchField });
const SearchField = lazy(load);

/** Layout 3 has a box for the search where there is room for one. */
function useHasBox(): boolean {
  const { style } = useSettingsHere().current.layout;
  const isPhone = useIsPhone();
  return style === 'layout3' && !isPhone;
}

/** The search as a button that opens a field over the whole toolbar. */
export function SearchButton() {
  const { t } = useTranslation('shell');
  const isThere = !useHasBox();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const show = useCallback(() => {
    setOpen(true);
    input.current?.focus();
  }, []);
  useToolbarSearch(show, isThere);
  if (!isThere) return null;
  return (
    <>
      <IconButton
        title={t('search.placeholder')}
        ref={button}
        aria-label={t('search.placeholder')}
        aria-expanded={open}
        aria-keyshortcuts="/"
        onClick={show}
        // On the way to it, the field is fetched.
        onPointerEnter={() => void load()}
        sx={{ color: 'text.secondary' }}
      >
        <Search size={18} aria-hidden />
      </IconButton>
      {open && (
        <Suspense>
          <SearchField
            variant="full"
            input={input}
            onClose={(by) => {
              setOpen(false);
              if (by === 'hand') button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The search as a box that is always there. */
export function SearchBox() {
  const isThere = useHasBox();
  const input = useRef<HTMLInputElement>(null);
  const focus = useCallback(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useToolbarSearch(focus, isThere);
  if (!isThere) return null;
  return (
    <Suspense fallback={<Box sx={{ width: 320, height: 40 }} />}>
      <SearchField variant="basic" input={input} onClose={() => undefined} />
    </Suspense>
  );
}
