import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

// One file for both: the frame of every page has room for no more.
const lazy = withTexts(
  ['board-page', 'board-board', 'board-card', 'treatment-task', 'record'],
  async () => (await import('./BoardPages.tsx')).BoardPages,
);
// As `board-path.rules.ts` has them (screens.test.ts): the frame has no room for that file.
const boards = '/apps/scrumboard/boards';

/** The boards one sees, and one of them. */
export const boardScreens: RouteObject[] = [
  { path: boards, handle: { needs: 'user' }, lazy },
  { path: `${boards}/:boardId/:boardUri?`, handle: { needs: 'user', fillsWindow: true }, lazy },
];
