import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StoryCard } from '#platform/web/ui/history/StoryCard.tsx';
import type { CommentsTabProps } from '../CommentsTab.tsx';
import { Comments } from './Comments.tsx';
import { useStoryLabel } from './story-label.hooks.ts';

interface RecordStoryProps extends CommentsTabProps {
  history: ReactNode;
  /** What stands between them, by the name that the address has for it. */
  between?: Record<string, { label: string; panel: ReactNode }>;
}

/** What happened to a record and what people say about it, beside its facts. */
export function RecordStory({ history, between = {}, ...comments }: RecordStoryProps) {
  const { t } = useTranslation('web');
  const { type, id } = comments;
  const labelOf = useStoryLabel(type, id);
  const panels = Object.entries(between).map(([tab, { panel }]) => [tab, panel] as const);
  return (
    <StoryCard
      title={t('history.title')}
      labelOf={(tab) =>
        tab === 'history' || tab === 'comments' ? labelOf(tab) : (between[tab]?.label ?? tab)
      }
      tabs={{ history, ...Object.fromEntries(panels), comments: <Comments key={id} {...comments} /> }}
    />
  );
}
