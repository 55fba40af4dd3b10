import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { LongText } from './LongText.tsx';

interface HistoryItemProps {
  /** What was done. */
  title: string;
  at: string;
  by: string;
  /** What was said about it. */
  texts: readonly (string | null)[];
  /** What changed. */
  children?: ReactNode;
}

/** One thing that happened: what, when, who, why, and below it what changed. */
export function HistoryItem({ title, at, by, texts, children }: HistoryItemProps) {
  return (
    <Box
      component="li"
      sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography component="span" sx={{ fontWeight: 600, flex: 1 }}>
          {title}
        </Typography>
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          <DateText value={at} time />
        </Box>
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <bdi>{by}</bdi>
      </Box>
      {texts.map(
        (text, at) =>
          text && (
            <Box key={at} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              <LongText text={text} />
            </Box>
          ),
      )}
      {children}
    </Box>
  );
}
