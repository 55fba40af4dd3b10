import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { starColour } from '../../theme/palettes.ts';
import { useNavigationLink } from '#app/shell/navigation/navigation.hooks.ts';
import { EntryMark } from '../search/Suggestion.tsx';
import { useDesktop } from '#app/shell/frame/breakpoint.hooks.ts';
import { nameAmong, useShortcuts } from './shortcuts.hooks.ts';

const load = async () => ({ default: (await import('./ShortcutMenu.tsx')).ShortcutMenu });
const ShortcutMenu = lazy(load);

/** A person's shortcuts, and the star that chooses them: in the toolbar, or one below the other beside the page. */
export function Shortcuts({ vertical = false }: { vertical?: boolean }) {
  const { t } = useTranslation('shell');
  const isDesktop = useDesktop();
  const link = useNavigationLink();
  const shortcuts = useShortcuts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!vertical && !isDesktop) return null;
  return (
    <Box
      role="group"
      aria-label={t('shortcuts.title')}
      sx={{
        display: 'flex',
        flexDirection: vertical ? 'column' : 'row',
        alignItems: 'center',
        gap: 0.5,
        minWidth: 0,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'inherit',
          minWidth: 0,
          // Outlines of what has the focus lie around it.
          ...(!vertical && { overflow: 'auto hidden', p: 0.5, m: -0.5, scrollbarWidth: 'thin' }),
        }}
      >
        {shortcuts.shown.map((entry) => {
          const name = nameAmong(entry, shortcuts.entries);
          return (
            <IconButton
              key={entry.id}
              title={name}
              {...link(entry.item)}
              aria-label={name}
              sx={{ flex: 'none', fontSize: '0.875rem', color: 'text.secondary' }}
            >
              <EntryMark icon={entry.item.icon} title={entry.title} />
            </IconButton>
          );
        })}
      </Box>
      <IconButton
        title={t('shortcuts.change')}
        aria-label={t('shortcuts.change')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={() => void load()}
        sx={{ flex: 'none', color: 'text.secondary' }}
      >
        <Star size={20} fill={starColour} aria-hidden />
      </IconButton>
      {anchor !== null && (
        <Suspense>
          <ShortcutMenu anchor={anchor} onClose={() => setAnchor(null)} shortcuts={shortcuts} />
        </Suspense>
      )}
    </Box>
  );
}
