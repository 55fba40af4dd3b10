import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Popover from '@mui/material/Popover';
import { Search, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { mostShortcuts } from '#features/identity/person/person.contract.ts';
import { starColour } from '../../theme/palettes.ts';
import { useNavigationLink } from '#app/shell/navigation/navigation.hooks.ts';
import { marked, search, type SearchHit } from '../search/search.rules.ts';
import type { Entry } from '../search/entries.hooks.ts';
import { EntryMark, Pieces } from '../search/Suggestion.tsx';
import type { useShortcuts } from './shortcuts.hooks.ts';

interface ShortcutMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
  shortcuts: ReturnType<typeof useShortcuts>;
}

/** Chooses shortcuts: lists the chosen ones, or the entries that match what is typed. */
export function ShortcutMenu({ anchor, onClose, shortcuts }: ShortcutMenuProps) {
  const { t } = useTranslation('shell');
  const { entries, shown } = shortcuts;
  const [typed, type] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const titleOf = ({ title }: Entry) => title;
  const isAsked = typed.trim() !== '';
  const rows: readonly SearchHit<Entry>[] = isAsked
    ? search(entries, typed, { titleOf, manner: 'anywhere' })
    : shown.map((entry) => ({ entry, pieces: marked(entry.title, '') }));
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('shortcuts.change'),
          sx: { width: 300, maxWidth: 'calc(100% - 32px)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, height: 48 }}>
        <Search size={16} aria-hidden style={{ flex: 'none' }} />
        <InputBase
          fullWidth
          autoFocus
          inputRef={field}
          value={typed}
          placeholder={t('search.placeholder')}
          inputProps={{ 'aria-label': t('search.placeholder'), maxLength: 100 }}
          onChange={({ target }) => type(target.value)}
          sx={{ fontSize: '0.875rem' }}
        />
      </Box>
      <Divider />
      {rows.length === 0 ? (
        <Box role="status" sx={{ p: 2, typography: 'body2', color: 'text.secondary' }}>
          {t(isAsked ? 'search.none' : 'shortcuts.none')}
        </Box>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0.5, listStyle: 'none' }}>
          {rows.map((row) => (
            <Row
              key={row.entry.id}
              {...row}
              shortcuts={shortcuts}
              onGo={onClose}
              // The list of those chosen loses the row, and the row the focus.
              onRemove={() => !isAsked && field.current?.focus()}
            />
          ))}
        </Box>
      )}
    </Popover>
  );
}

interface RowProps extends SearchHit<Entry> {
  shortcuts: ShortcutMenuProps['shortcuts'];
  onGo: () => void;
  onRemove: () => void;
}

/** An entry: the title leads there, the star makes it a shortcut. */
function Row({ entry, pieces, shortcuts, onGo, onRemove }: RowProps) {
  const { t } = useTranslation('shell');
  const link = useNavigationLink();
  const { shown, isFull, toggle } = shortcuts;
  const isChosen = shown.some(({ id }) => id === entry.id);
  const mayNot = isFull && !isChosen;
  const says = mayNot
    ? t('shortcuts.full', { count: mostShortcuts })
    : t(isChosen ? 'shortcuts.remove' : 'shortcuts.add');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <ButtonBase
        {...link(entry.item)}
        onClick={onGo}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 40,
          px: 1.5,
          gap: 1.5,
          borderRadius: 1,
          justifyContent: 'flex-start',
          typography: 'body2',
          textAlign: 'start',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <EntryMark icon={entry.item.icon} title={entry.title} />
        <span>
          <Pieces of={pieces} />
          {entry.trail.length > 0 && (
            <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
              {entry.trail.join(' › ')}
            </Box>
          )}
        </span>
      </ButtonBase>
      <IconButton
        title={says}
        aria-label={t('shortcuts.star', { title: entry.title })}
        aria-pressed={isChosen}
        aria-disabled={mayNot}
        onClick={() => {
          if (mayNot) return;
          toggle(entry.id);
          if (isChosen) onRemove();
        }}
        sx={{ color: mayNot ? 'text.disabled' : 'text.secondary' }}
      >
        <Star size={18} fill={isChosen ? starColour : 'none'} aria-hidden />
      </IconButton>
    </Box>
  );
}
