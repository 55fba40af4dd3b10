import { createContext, use, type ReactNode } from 'react';
import type { Task } from '../../task.contract.ts';

export interface BoardsOfTaskProps {
  task: Pick<Task, 'id' | 'status' | 'deleted_at'>;
}

/** The card that says on which boards a task is. The app gives it: boards use tasks, so that these may not use boards. */
export const BoardsOfTaskContext = createContext<((of: BoardsOfTaskProps) => ReactNode) | undefined>(
  undefined,
);

/** Where that card stands beside a task. */
export function BoardsOfTask(of: BoardsOfTaskProps) {
  return use(BoardsOfTaskContext)?.(of);
}
