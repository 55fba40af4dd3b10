import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';

export const historyPageSize = 20;

interface HistoryPagingProps {
  offset: number;
  shown: number;
  count: number;
  onOffset: (offset: number) => void;
}

/** Newer and older pages of a story; nothing where one page holds it all. */
export function HistoryPaging({ offset, shown, count, onOffset }: HistoryPagingProps) {
  const { t } = useTranslation('web');
  const formats = useFormats();
  if (count <= historyPageSize) return null;
  const window = {
    from: formats.number(offset + 1),
    to: formats.number(offset + shown),
    count: formats.number(count),
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 1 }}>
      <Button
        size="small"
        disabled={offset === 0}
        onClick={() => onOffset(Math.max(0, offset - historyPageSize))}
      >
        {t('history.newer')}
      </Button>
      <Button
        size="small"
        disabled={offset + shown >= count}
        onClick={() => onOffset(offset + historyPageSize)}
      >
        {t('history.older')}
      </Button>
      <Box sx={{ flex: 1 }} />
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {t('history.window', window)}
      </Box>
    </Box>
  );
}
