import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { Command, Search, X } from 'lucide-react';
import { useState, type FocusEvent, type RefObject } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { overlay } from '#app/shell/keys/overlay.ts';
import { useEntries, useGoTo, type Entry } from './entries.hooks.ts';
import { search, type SearchHit } from './search.rules.ts';
import { EntryMark, Suggestion } from './Suggestion.tsx';
import { useCombobox } from '#platform/web/ui/inputs/combobox.hooks.ts';

const most = 10;

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>;
  /** Over the whole toolbar, or a box in it. */
  variant: 'full' | 'basic';
  /** Escape, the close button and choosing ask for the focus to go back where it came from; a click elsewhere does not. */
  onClose: (by: 'hand' | 'elsewhere') => void;
}

const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
};
const overToolbar = { ...frame, position: 'absolute', inset: 0, zIndex: 1, px: { xs: 1.5, md: 2 } };
const boxIn = (isFocused: boolean) => ({
  ...frame,
  height: 40,
  width: '100%',
  maxWidth: 320,
  minWidth: 160,
  paddingInline: '12px 4px',
  border: 1,
  borderColor: isFocused ? 'primary.main' : 'text.disabled',
  borderRadius: 1,
});

/** Finds an app or page of the navigation while one types. */
export function SearchField({ input, variant, onClose }: SearchFieldProps) {
  const { t } = useTranslation('shell');
  const [typed, type] = useState('');
  const [isFocused, setFocused] = useState(false);
  const [field, setField] = useState<HTMLElement | null>(null);
  const entries = useEntries();
  const goTo = useGoTo();
  const found = search(entries, typed, { titleOf: ({ title }) => title, most });
  const close = (by: 'hand' | 'elsewhere') => {
    type('');
    onClose(by);
  };
  const list = useCombobox({
    ids: isFocused ? found.map(({ entry }) => entry.id) : [],
    onChoose: (id) => {
      const chosen = entries.find((entry) => entry.id === id);
      close('hand');
      if (chosen !== undefined) goTo(chosen);
    },
  });
  const isOpen = isFocused && typed.trim() !== '';

  const blur = ({ currentTarget, relatedTarget, target }: FocusEvent) => {
    // Another window came to the fore: this one will have its focus back.
    if (currentTarget.contains(relatedTarget) || document.activeElement === target) return;
    setFocused(false);
    if (variant === 'full') close('elsewhere');
  };

  return (
    <Box
      ref={setField}
      role="search"
      onFocus={() => setFocused(true)}
      onBlur={blur}
      sx={variant === 'full' ? overToolbar : boxIn(isFocused)}
    >
      <Search size={18} aria-hidden style={{ flex: 'none' }} />
      <InputBase
        fullWidth
        inputRef={input}
        autoFocus={variant === 'full'}
        value={typed}
        placeholder={t('search.placeholder')}
        inputProps={{ ...list.inputProps, 'aria-label': t('search.placeholder'), maxLength: 100 }}
        onChange={({ target }) => {
          type(target.value);
          list.restart();
        }}
        onKeyDown={(event) => {
          list.onKeyDown(event);
          if (event.key !== 'Escape') return;
          event.preventDefault();
          close('hand');
        }}
        sx={{ flex: 1, minWidth: 0, fontSize: '0.875rem' }}
      />
      <IconButton
        title={t('palette.title')}
        aria-label={t('palette.title')}
        size={variant === 'full' ? 'medium' : 'small'}
        onClick={() => {
          close('hand');
          overlay.show('palette');
        }}
        sx={{ color: 'text.secondary' }}
      >
        <Command size={16} aria-hidden />
      </IconButton>
      {variant === 'full' && (
        <IconButton aria-label={t('search.close')} onClick={() => close('hand')}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
      {isOpen && <FoundEntries field={field} found={found} list={list} />}
    </Box>
  );
}

interface FoundProps {
  field: HTMLElement | null;
  found: readonly SearchHit<Entry>[];
  list: ReturnType<typeof useCombobox>;
}

/** What was found, below the field. */
function FoundEntries({ field, found, list }: FoundProps) {
  const { t } = useTranslation('shell');
  return (
    <Popper
      open
      anchorEl={field}
      placement="bottom-start"
      // It hangs on the page's end, outside of every part of the page.
      role="region"
      aria-label={t('search.found')}
      sx={{ zIndex: 'modal' }}
    >
      <Paper
        onMouseDown={(event) => event.preventDefault()}
        sx={{
          width: field?.clientWidth,
          mt: 0.5,
          p: 0.5,
          border: 1,
          borderColor: 'divider',
          boxShadow: 4,
        }}
      >
        {found.length === 0 ? (
          <Box role="status" sx={{ p: 1.5, typography: 'body2', color: 'text.secondary' }}>
            {t('search.none')}
          </Box>
        ) : (
          <Box
            role="listbox"
            id={list.listId}
            aria-label={t('search.found')}
            sx={{ maxHeight: 'calc(100vh - 96px)', overflow: 'auto' }}
          >
            {found.map(({ entry, pieces }) => (
              <Suggestion
                key={entry.id}
                {...list.optionProps(entry.id)}
                mark={<EntryMark icon={entry.item.icon} title={entry.title} />}
                pieces={pieces}
                aside={entry.trail.join(' › ') || undefined}
              />
            ))}
          </Box>
        )}
      </Paper>
    </Popper>
  );
}
