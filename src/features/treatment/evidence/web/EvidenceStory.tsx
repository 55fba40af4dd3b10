import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { HistoryEntry } from '#platform/contract/history.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { HistoryRecords } from '#platform/web/ui/history/HistoryRecords.tsx';
import { StoryCard } from '#platform/web/ui/history/StoryCard.tsx';
import { Comments } from '#features/collaboration/comment/web/shared/Comments.tsx';
import { useCommentCount } from '#features/collaboration/comment/web/shared/comment-count.hooks.ts';
import { readEvidenceHistory, type Evidence } from '../evidence.contract.ts';
import { linkTo } from './linked-record.ts';

/** What happened to a piece of evidence and what people say about it. */
export function EvidenceStory({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('treatment-evidence');
  const { id, deleted_at } = evidence;
  const comments = useCommentCount('evidence', id);
  return (
    <StoryCard
      title={t('story.title')}
      labelOf={(tab) =>
        tab === 'comments' && comments !== undefined
          ? t('story.tab.comments_count', { number: comments })
          : t(`story.tab.${tab}`)
      }
      tabs={{
        history: (
          <HistoryPages endpoint={readEvidenceHistory} id={id} empty={t('story.empty')}>
            {(entry) => <Entry key={entry.seq} entry={entry} />}
          </HistoryPages>
        ),
        comments: (
          <Comments type="evidence" id={id} mayComment={deleted_at === null} refreshes={['evidence']} />
        ),
      }}
    />
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const nameOf = useActName('treatment-evidence');
  const by = useActor(entry);
  return (
    <HistoryItem title={nameOf(entry)} at={entry.at} by={by} texts={[entry.reason, entry.note]}>
      <HistoryRecords records={entry.records} linkTo={linkTo} />
    </HistoryItem>
  );
}
