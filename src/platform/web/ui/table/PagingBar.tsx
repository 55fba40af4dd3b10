import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Tooltip from '@mui/material/Tooltip';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';

/** Which rows are shown, and the handlers of the paging buttons. A button without a handler is disabled. */
export interface Paging {
  /** Rows before the window. */
  offset: number;
  /** Rows in the window. */
  shown: number;
  count: number;
  /** Counted to 10,000 and no further: the last page is not offered. */
  isCapped?: boolean | undefined;
  limit: number;
  onLimit?: ((limit: number) => void) | undefined;
  onFirst?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onLast?: (() => void) | undefined;
}

const limits = [25, 50, 100, 200];

/** First, previous, next and last page of a list that the server pages. */
export function PagingBar({ offset, shown, count, isCapped = false, limit, onLimit, ...navigation }: Paging) {
  const { t } = useTranslation('web');
  const { direction } = useLanguage();
  const formats = useFormats();
  const id = useId();
  const mirrored = direction === 'rtl' ? { transform: 'scaleX(-1)' } : undefined;
  const buttons = [
    { name: 'first', Icon: ChevronFirst, go: navigation.onFirst },
    { name: 'previous', Icon: ChevronLeft, go: navigation.onPrevious },
    { name: 'next', Icon: ChevronRight, go: navigation.onNext },
    { name: 'last', Icon: ChevronLast, go: isCapped ? undefined : navigation.onLast },
  ] as const;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        gap: 1,
        px: 1.5,
        minHeight: 40,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        typography: 'table',
      }}
    >
      {onLimit && (
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1 }}>
          <span id={id}>{t('table.per_page')}</span>
          <Select
            variant="standard"
            disableUnderline
            value={limit}
            onChange={(event) => onLimit(Number(event.target.value))}
            SelectDisplayProps={{ 'aria-labelledby': id }}
            sx={{ fontSize: '0.8125rem', '& .MuiSelect-select': { py: 0 } }}
          >
            {limits.map((one) => (
              <MenuItem key={one} value={one}>
                {formats.number(one)}
              </MenuItem>
            ))}
          </Select>
        </Box>
      )}
      <span aria-live="polite">
        {count === 0
          ? formats.number(0)
          : t('table.window', {
              from: formats.number(offset + 1),
              to: formats.number(offset + shown),
              count: formats.count(count, isCapped),
              interpolation: { escapeValue: false },
            })}
      </span>
      <Box sx={{ display: 'flex' }}>
        {buttons.map(({ name, Icon, go }) => (
          <Tooltip key={name} title={t(`table.${name}`)}>
            <span>
              <IconButton
                size="small"
                aria-label={t(`table.${name}`)}
                disabled={go === undefined}
                onClick={go}
              >
                <Icon size={18} style={mirrored} aria-hidden />
              </IconButton>
            </span>
          </Tooltip>
        ))}
      </Box>
    </Box>
  );
}
