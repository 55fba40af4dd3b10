import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown, X } from 'lucide-react';
import { startTransition, useState, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { LazyPopover } from '#platform/web/ui/menus/LazyPopover.tsx';

interface FilterChipProps {
  label: string;
  /** What it narrows to now; nothing while it does not. */
  summary?: ReactNode;
  onClear: () => void;
  wide?: boolean;
  /** What opens below; without it the chip can only be taken away. */
  children?: ReactNode | ((close: () => void) => ReactNode);
}

/** One narrowing of a list: says what it is, opens to change it, and can be taken away. */
export function FilterChip({ label, summary, onClear, wide = false, children }: FilterChipProps) {
  const { t } = useTranslation('risk');
  const [chip, setChip] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const active = summary !== undefined && summary !== false;
  return (
    <>
      <Box
        ref={setChip}
        sx={{
          display: 'inline-flex',
          alignItems: 'stretch',
          height: 32,
          maxWidth: wide ? '100%' : 280,
          width: wide ? '100%' : undefined,
          border: 1,
          borderRadius: 1,
          borderColor: active ? 'primary.main' : 'divider',
          bgcolor: active ? 'color-mix(in srgb, var(--primary) 9%, var(--paper))' : 'background.paper',
          typography: 'table',
          overflow: 'hidden',
        }}
      >
        <ButtonBase
          aria-haspopup={children === undefined ? undefined : 'dialog'}
          aria-expanded={children === undefined ? undefined : open}
          disabled={children === undefined}
          onClick={() => {
            // The list is drawn in pieces: it holds up neither the pointer nor a key.
            startTransition(() => setOpen(true));
          }}
          sx={{
            flex: 1,
            minWidth: 0,
            px: 1.25,
            gap: 0.75,
            justifyContent: 'start',
            borderRadius: 1,
            typography: 'table',
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          <Box
            component="span"
            sx={{ whiteSpace: 'nowrap', color: active ? 'text.secondary' : 'text.primary' }}
          >
            {label}
            {active && ':'}
          </Box>
          {active && (
            <Box
              component="span"
              sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 }}
              title={typeof summary === 'string' ? summary : undefined}
            >
              {summary}
            </Box>
          )}
          {!active && (
            <ChevronDown
              size={14}
              aria-hidden
              style={{ flex: 'none', marginInlineStart: wide ? 'auto' : undefined }}
            />
          )}
        </ButtonBase>
        {active && (
          <ButtonBase
            aria-label={t('register.filter.remove', { name: label })}
            onClick={onClear}
            sx={{ width: 28, flex: 'none', borderRadius: 1, '&:focus-visible': { outlineOffset: -2 } }}
          >
            <X size={14} aria-hidden />
          </ButtonBase>
        )}
      </Box>
      {children !== undefined && (
        <LazyPopover
          open={open}
          anchorEl={chip}
          onClose={() => setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5, minWidth: 220 } },
          }}
        >
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </LazyPopover>
      )}
    </>
  );
}
