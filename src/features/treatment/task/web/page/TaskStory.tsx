import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { HistoryEntry } from '#platform/contract/history.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { HistoryChanges } from '#platform/web/ui/history/HistoryChanges.tsx';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { HistoryRecords } from '#platform/web/ui/history/HistoryRecords.tsx';
import { storyPanel, StoryTabs } from '#platform/web/ui/history/StoryTabs.tsx';
import {
  storyTabs,
  useStoryLabel,
  type StoryTab,
} from '#features/collaboration/comment/web/shared/story-label.hooks.ts';
import { Comments } from '#features/collaboration/comment/web/shared/Comments.tsx';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import { readTaskHistory, type Task } from '../../task.contract.ts';
import { useTaskWords } from '../shared/task-words.hooks.ts';

/** What happened to a task and what people say about it. */
export function TaskStory({ task: { id, deleted_at } }: { task: Task }) {
  const { t } = useTranslation('web');
  const labelOf = useStoryLabel('task', id);
  // The address names the tab of the page below; a task over it has its own.
  const [tab, choose] = useState<StoryTab>('history');
  return (
    <Card component="section" aria-label={t('history.title')} sx={{ px: 2, pb: 1, overflow: 'visible' }}>
      <StoryTabs
        tabs={storyTabs}
        tab={tab}
        onTab={choose}
        labelOf={labelOf}
        aria-label={t('history.title')}
        sx={{ mx: -2 }}
      />
      <Box {...storyPanel(tab)}>
        {tab === 'history' ? (
          <HistoryPages endpoint={readTaskHistory} id={id}>
            {(entry) => <Entry key={entry.seq} entry={entry} />}
          </HistoryPages>
        ) : (
          <Comments type="task" id={id} mayComment={deleted_at === null} refreshes={['risk-task']} />
        )}
      </Box>
    </Card>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const nameOf = useActName('treatment-task');
  const words = useTaskWords();
  const { reason, note, at, changes } = entry;
  return (
    <HistoryItem title={nameOf(entry)} at={at} by={useActor(entry)} texts={[reason, note]}>
      <HistoryRecords records={entry.records} linkTo={recordPath} />
      {/* What the act is called by says its status already. */}
      <HistoryChanges changes={changes.filter(({ field }) => field !== 'status').map(words.change)} />
    </HistoryItem>
  );
}
