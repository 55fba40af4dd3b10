import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '../../risk.contract.ts';
import { Onwards } from '../shared/Onwards.tsx';
import { LongText } from './LongText.tsx';
import { useTold } from './use-told.ts';

/** One field that was changed: its name, what it was and what it became, all in the reader's language. */
export function FieldChange({ change }: { change: HistoryEntry['changes'][number] }) {
  const { t } = useTranslation('risk');
  const told = useTold();
  const name = told.field(change.field);
  const [old, current] = [told.value(change.field, change.old), told.value(change.field, change.new)];
  const nothing = t('story.nothing');
  const isLong = (old?.length ?? 0) + (current?.length ?? 0) > 60;
  return (
    <Box sx={{ typography: 'caption', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box
        sx={{ display: isLong ? 'grid' : 'flex', gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}
        aria-label={t('story.from_to', { old: old ?? nothing, new: current ?? nothing })}
        role="group"
      >
        {change.old !== null && (
          <>
            <Box component="del" sx={{ color: 'text.secondary', textDecorationThickness: 1 }}>
              <LongText text={old ?? nothing} />
            </Box>
            {!isLong && <Onwards size={12} />}
          </>
        )}
        <Box component="ins" sx={{ textDecoration: 'none' }}>
          <LongText text={current ?? nothing} />
        </Box>
      </Box>
    </Box>
  );
}
