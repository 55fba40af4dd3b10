import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StoryCard } from '#platform/web/ui/history/StoryCard.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { Comments } from '#features/collaboration/comment/web/shared/Comments.tsx';
import { useCommentCount } from '#features/collaboration/comment/web/shared/comment-count.hooks.ts';
import { HistoryTab } from './HistoryTab.tsx';
import { RatingsTab } from '#features/risk/rating/web/shared/RatingsTab.tsx';

/** What happened to a risk and what people say about it. */
export function RiskTabs({ risk }: { risk: Risk }) {
  const { t } = useTranslation('risk');
  const { id, permissions } = risk;
  const mayComment = permissions.can.includes('comment');
  const comments = useCommentCount('risk', id);
  return (
    <StoryCard
      title={t('story.title')}
      labelOf={(tab) =>
        tab === 'comments' && comments !== undefined
          ? t('story.tab.comments_count', { number: comments })
          : t(`story.tab.${tab}`)
      }
      tabs={{
        history: <HistoryTab key={id} id={id} />,
        ratings: <RatingsTab key={id} id={id} />,
        comments: <Comments key={id} type="risk" id={id} mayComment={mayComment} refreshes={['risk']} />,
      }}
    />
  );
}
