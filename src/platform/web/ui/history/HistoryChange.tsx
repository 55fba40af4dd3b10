import Box from '@mui/material/Box';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { ForwardArrow } from '#platform/web/ui/values/ForwardArrow.tsx';
import { LongText } from './LongText.tsx';

export interface ShownChange {
  /** Its field: the key of the row. */
  key: string;
  name: string;
  /** Nothing for what was or is empty. */
  old: string | undefined;
  new: string | undefined;
  /** There was nothing before, and that is not worth a word. */
  isFirst: boolean;
}

/** One field that was changed: its name, what it was and what it became, all in the reader's language. */
export function HistoryChange({
  change,
  inline = false,
}: {
  change: ShownChange;
  /** The name before what changed, where it is short: for many below each other. */
  inline?: boolean;
}) {
  const { t } = useTranslation('web');
  const nothing = t('history.nothing');
  const [old, current] = [change.old ?? nothing, change.new ?? nothing];
  const isLong = (change.old?.length ?? 0) + (change.new?.length ?? 0) > 60;
  return (
    <Box
      sx={{
        typography: 'caption',
        overflowWrap: 'anywhere',
        ...(inline && !isLong && { display: 'flex', flexWrap: 'wrap', columnGap: 1 }),
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {change.name}
      </Box>
      <Box
        sx={{ display: isLong ? 'grid' : 'flex', gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}
        aria-label={t('history.from_to', { old, new: current })}
        role="group"
      >
        {!change.isFirst && (
          <>
            <Box component="del" sx={{ color: 'text.secondary', textDecorationThickness: 1 }}>
              <LongText text={old} />
            </Box>
            {!isLong && <ForwardArrow size={12} />}
          </>
        )}
        <Box component="ins" sx={{ textDecoration: 'none' }}>
          <LongText text={current} />
        </Box>
      </Box>
    </Box>
  );
}
