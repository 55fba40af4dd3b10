import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { boardsPage, pathOfBoard } from '#features/board/board/board-path.rules.ts';

/** The boards one sees, and one of them. */
export const boardScreens: RouteObject[] = [
  {
    path: boardsPage,
    handle: { needs: 'user' },
    lazy: withTexts(
      ['board-page', 'record'],
      async () => (await import('./boards/BoardListPage.tsx')).BoardListPage,
    ),
  },
  {
    path: pathOfBoard(':boardId', ':boardUri?'),
    handle: { needs: 'user', fillsWindow: true },
    lazy: withTexts(
      ['board-page', 'treatment-task', 'record'],
      async () => (await import('./board/BoardViewPage.tsx')).BoardViewPage,
    ),
  },
];
