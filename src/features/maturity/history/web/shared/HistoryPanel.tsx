import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { storyPanel, StoryTabs } from '#platform/web/ui/history/StoryTabs.tsx';
import { Comments } from '#features/collaboration/comment/web/shared/Comments.tsx';
import {
  storyTabs,
  useStoryLabel,
  type StoryTab,
} from '#features/collaboration/comment/web/shared/story-label.hooks.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { readAssessmentHistory } from '../../history.contract.ts';
import { HistoryEntry } from './HistoryEntry.tsx';

interface HistoryPanelProps {
  assessment: Assessment;
  tab: StoryTab;
  onTab: (tab: StoryTab) => void;
  onClose: () => void;
}

/** What happened to an assessment and what people say about it, over the questions at the end side. */
export function HistoryPanel({ assessment, tab, onTab, onClose }: HistoryPanelProps) {
  const { t } = useTranslation('maturity');
  const id = useId();
  const labelOf = useStoryLabel('maturity_assessment', assessment.id);
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
      <StoryTabs
        tabs={storyTabs}
        tab={tab}
        onTab={onTab}
        labelOf={labelOf}
        aria-labelledby={id}
        sx={{ flex: 'none' }}
      />
      {/* Reached by Tab, so that a long story scrolls by the arrows. */}
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: 2, pb: 2 }} tabIndex={0} {...storyPanel(tab)}>
        {tab === 'history' && (
          <HistoryPages endpoint={readAssessmentHistory} id={assessment.id}>
            {(entry) => <HistoryEntry key={entry.seq} entry={entry} assessment={assessment} />}
          </HistoryPages>
        )}
        {tab === 'comments' && (
          <Comments
            type="maturity_assessment"
            id={assessment.id}
            mayComment={assessment.deleted_at === null}
            refreshes={['maturity']}
          />
        )}
      </Box>
    </Drawer>
  );
}
