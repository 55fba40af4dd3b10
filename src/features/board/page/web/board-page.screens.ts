import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { boardsPage, pathOfBoard } from '#features/board/board/board-path.rules.ts';

// They come together: one is the way to the other, and the frame knows one file more.
const lazy = withTexts(
  ['board-page', 'treatment-task', 'record'],
  async () => (await import('./BoardPages.tsx')).BoardPages,
);

/** The boards one sees, and one of them. */
export const boardScreens: RouteObject[] = [
  { path: boardsPage, handle: { needs: 'user' }, lazy },
  { path: pathOfBoard(':boardId', ':boardUri?'), handle: { needs: 'user', fillsWindow: true }, lazy },
];
