import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useId, type RefObject } from 'react';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { useLatest } from '#platform/web/browser/latest.hooks.ts';
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

/** First, previous, next and last page of a list that the server pages. Handlers are new ones with every answer: what they are
 *  called by is not drawn anew for that. */
export function PagingBar(paging: Paging) {
  const { offset, shown, count, isCapped = false, limit } = paging;
  const latest = useLatest(paging);
  const ways = (['onFirst', 'onPrevious', 'onNext', 'onLast'] as const).filter(
    (way) => paging[way] !== undefined && !(way === 'onLast' && isCapped),
  );
  return (
    <Bar
      {...{ offset, shown, count, isCapped, limit, latest }}
      ways={ways.join(' ')}
      hasLimits={paging.onLimit !== undefined}
    />
  );
}

interface BarProps extends Required<Pick<Paging, 'offset' | 'shown' | 'count' | 'limit'>> {
  isCapped: boolean;
  /** Those that lead somewhere. */
  ways: string;
  hasLimits: boolean;
  latest: RefObject<Paging>;
}

const Bar = memo(function Bar(props: BarProps) {
  const { offset, shown, count, isCapped, limit, ways, hasLimits, latest } = props;
  const { t } = useTranslation('web');
  const { direction } = useLanguage();
  const formats = useFormats();
  const mirrored = direction === 'rtl' ? { transform: 'scaleX(-1)' } : undefined;
  const buttons = [
    { name: 'first', Icon: ChevronFirst, way: 'onFirst' },
    { name: 'previous', Icon: ChevronLeft, way: 'onPrevious' },
    { name: 'next', Icon: ChevronRight, way: 'onNext' },
    { name: 'last', Icon: ChevronLast, way: 'onLast' },
  ] as const;
  return (
    <div className="table-paging">
      {hasLimits && <PerPage limit={limit} latest={latest} />}
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
      <span className="table-ways">
        {buttons.map(({ name, Icon, way }) => (
          <IconAction
            key={name}
            label={t(`table.${name}`)}
            disabled={!ways.includes(way)}
            onClick={() => latest.current[way]?.()}
          >
            <Icon size={18} style={mirrored} aria-hidden />
          </IconAction>
        ))}
      </span>
    </div>
  );
});

/** How many rows are shown at once. */
const PerPage = memo(function PerPage({ limit, latest }: Pick<BarProps, 'limit' | 'latest'>) {
  const { t } = useTranslation('web');
  const formats = useFormats();
  const id = useId();
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1 }}>
      <span id={id}>{t('table.per_page')}</span>
      <Select
        variant="standard"
        disableUnderline
        value={limit}
        onChange={(event) => latest.current.onLimit?.(Number(event.target.value))}
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
  );
});
