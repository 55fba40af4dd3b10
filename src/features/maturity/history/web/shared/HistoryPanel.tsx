import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { StoryPages } from '#platform/web/ui/history/StoryPages.tsx';
import { historyPageSize } from '#platform/web/ui/history/HistoryPaging.tsx';
import { Comments } from '#features/collaboration/comment/web/shared/Comments.tsx';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { readAssessmentHistory } from '../../history.contract.ts';
import { HistoryEntry } from './HistoryEntry.tsx';

const tabs = ['history', 'comments'] as const;
type RiskTab = (typeof tabs)[number];

interface HistoryPanelProps {
  assessment: Assessment;
  tab: RiskTab;
  onTab: (tab: RiskTab) => void;
  onClose: () => void;
}

/** What happened to an assessment and what people say about it, over the questions at the end side. */
export function HistoryPanel({ assessment, tab, onTab, onClose }: HistoryPanelProps) {
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
      <Tabs
        value={tab}
        onChange={(_, chosen: RiskTab) => onTab(chosen)}
        variant="fullWidth"
        aria-labelledby={id}
        sx={{ flex: 'none', borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`story-tab-${one}`}
            aria-controls={`story-${one}`}
            label={t(`story.tab.${one}`)}
          />
        ))}
      </Tabs>
      {/* Reached by Tab, so that a long story scrolls by the arrows. */}
      <Box
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: 2, pb: 2 }}
        tabIndex={0}
        role="tabpanel"
        id={`story-${tab}`}
        aria-labelledby={`story-tab-${tab}`}
      >
        {tab === 'history' && <EntryList assessment={assessment} />}
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

function EntryList({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('maturity');
  const [offset, setOffset] = useState(0);
  const query = { limit: String(historyPageSize), offset: String(offset) };
  const params = { id: assessment.id };
  const history = useRead(readAssessmentHistory, { params, query }, { keep: true });
  return (
    <StoryPages
      feature="maturity"
      history={history}
      empty={t('story.empty')}
      offset={offset}
      onOffset={setOffset}
    >
      {(entry) => <HistoryEntry key={entry.seq} entry={entry} assessment={assessment} />}
    </StoryPages>
  );
}
