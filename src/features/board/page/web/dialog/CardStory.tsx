import { useState } from 'react';
import type { HistoryEntry } from '#platform/contract/history.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFieldWords } from '#platform/web/record/field-words.hooks.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { HistoryChanges } from '#platform/web/ui/history/HistoryChanges.tsx';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { storyPanel, StoryTabs } from '#platform/web/ui/history/StoryTabs.tsx';
import { Comments } from '#features/collaboration/comment/web/shared/Comments.tsx';
import {
  storyTabs,
  useStoryLabel,
  type StoryTab,
} from '#features/collaboration/comment/web/shared/story-label.hooks.ts';
import { readCardHistory, type Card } from '#features/board/card/card.contract.ts';
import { cardRecord } from '#features/board/card/card.record.ts';

/** What people say about a card, and what happened to it. */
export function CardStory({ card: { id, board_id, deleted_at, task } }: { card: Card }) {
  const { t } = useTranslation('web');
  // About one that is a task, people comment on the task.
  const about = task === null ? ({ type: 'card', id } as const) : ({ type: 'task', id: task.id } as const);
  const labelOf = useStoryLabel(about.type, about.id);
  const [tab, choose] = useState<StoryTab>('comments');
  return (
    <section className="card-story" aria-label={t('history.title')}>
      <StoryTabs
        tabs={storyTabs}
        tab={tab}
        onTab={choose}
        labelOf={labelOf}
        aria-label={t('history.title')}
      />
      <div {...storyPanel(tab)}>
        {tab === 'history' ? (
          <HistoryPages endpoint={readCardHistory} id={id} within={{ board_id }}>
            {(entry) => <Entry key={entry.seq} entry={entry} />}
          </HistoryPages>
        ) : (
          <Comments {...about} mayComment={deleted_at === null} refreshes={['board-card']} />
        )}
      </div>
    </section>
  );
}

/** Whether it moved, and where it stands, its acts say by what they are called. */
const told = ['status', 'rank'];

function Entry({ entry }: { entry: HistoryEntry }) {
  const nameOf = useActName('board-card');
  const words = useFieldWords(cardRecord, 'board-card');
  const { reason, note, at, changes } = entry;
  return (
    <HistoryItem title={nameOf(entry)} at={at} by={useActor(entry)} texts={[reason, note]}>
      <HistoryChanges changes={changes.filter(({ field }) => !told.includes(field)).map(words.change)} />
    </HistoryItem>
  );
}
