import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import type { BoardsOfTaskProps } from '#features/treatment/task/web/shared/BoardsOfTask.tsx';

// Comes with its texts once somebody looks at a task.
const TaskBoardsCard = lazy(async () => {
  const [{ TaskBoardsCard }] = await Promise.all([
    import('../task/TaskBoardsCard.tsx'),
    i18next.loadNamespaces(['board-page']),
  ]);
  return { default: TaskBoardsCard };
});

/** The boards that a task is on. */
export const TaskBoards = (props: BoardsOfTaskProps) => (
  <Suspense>
    <TaskBoardsCard {...props} />
  </Suspense>
);
