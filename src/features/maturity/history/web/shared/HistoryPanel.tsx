import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { StoryPaging, storyPage } from '#platform/web/ui/story/StoryPaging.tsx';
import { StorySkeleton } from '#platform/web/ui/story/StorySkeleton.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { readAssessmentHistory } from '../../history.contract.ts';
import { HistoryEntry } from './HistoryEntry.tsx';

interface StoryPanelProps {
  assessment: Assessment;
  onClose: () => void;
}

/** What happened to an assessment, over the questions at the end side. */
export function HistoryPanel({ assessment, onClose }: StoryPanelProps) {
  const { t } = useTranslation('maturity');
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        transition: { appear: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: 440, maxWidth: '92vw' },
        },
      }}
    >
      <Box
        sx={{
          flex: 'none',
          display: 'flex',
          alignItems: 'center',
          minHeight: 56,
          paddingInline: '16px 8px',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2" id={id} sx={{ flex: 1 }}>
          {t('story.title', { ref: assessment.ref })}
        </Typography>
        <IconButton aria-label={t('web:close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Box>
      {/* Reached by Tab, so that a long story scrolls by the arrows. */}
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: 2, pb: 2 }} tabIndex={0} role="group">
        <Story assessment={assessment} />
      </Box>
    </Drawer>
  );
}

function Story({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('maturity');
  const [offset, setOffset] = useState(0);
  const query = { limit: String(storyPage), offset: String(offset) };
  const params = { id: assessment.id };
  const history = useRead(readAssessmentHistory, { params, query }, { keep: true });
  const late = useIsSlow(history.isPending);
  if (history.error) return <FailureNotice failure={history.error} onRetry={() => void history.refetch()} />;
  if (history.data === undefined) return late ? <StorySkeleton /> : null;
  const { data: entries, count } = history.data;
  if (entries.length === 0) return <EmptyState>{t('story.empty')}</EmptyState>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <HistoryEntry key={entry.seq} entry={entry} assessment={assessment} />
        ))}
      </Box>
      <StoryPaging
        feature="maturity"
        offset={offset}
        shown={entries.length}
        count={count}
        onOffset={setOffset}
      />
    </>
  );
}
