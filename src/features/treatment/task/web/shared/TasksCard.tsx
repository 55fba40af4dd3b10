import { Suspense } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { TaskList, type TaskListProps } from './TaskList.tsx';

/** The tasks of a record, as a card of its page. */
export function TasksCard(props: TaskListProps) {
  const { t } = useTranslation('treatment-task');
  return (
    <SectionCard title={t('section.title')}>
      <Suspense fallback={<HistorySkeleton />}>
        <TaskList {...props} />
      </Suspense>
    </SectionCard>
  );
}
