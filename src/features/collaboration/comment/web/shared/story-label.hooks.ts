import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { CommentedType } from '../../comment.contract.ts';
import { useCommentCount } from './comment-count.hooks.ts';

/** The tabs of what happened to a record and of what people say about it. */
export const storyTabs = ['history', 'comments'] as const;
export type StoryTab = (typeof storyTabs)[number];

/** What these tabs are called; how many comments there are stands at theirs. */
export function useStoryLabel(type: CommentedType, id: string): (tab: StoryTab) => string {
  const { t } = useTranslation('web');
  const number = useCommentCount(type, id);
  return (tab) =>
    tab === 'comments' && number !== undefined
      ? t('history.tab.comments_count', { number })
      : t(`history.tab.${tab}`);
}
