import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { boardsPage, pathOfBoard } from '#features/board/board/board-path.rules.ts';

const texts = ['board-page', 'board-board', 'board-card', 'treatment-task', 'record'] as const;

/** The boards one sees, and one of them. */
export const boardScreens: RouteObject[] = [
  {
    path: boardsPage,
    handle: { needs: 'user' },
    lazy: withTexts(texts, async () => (await import('./boards/BoardsPage.tsx')).BoardsPage),
  },
  {
    path: pathOfBoard(':boardId', ':boardUri?'),
    handle: { needs: 'user', fillsWindow: true },
    lazy: withTexts(texts, async () => (await import('./board/BoardViewPage.tsx')).BoardViewPage),
  },
];
