import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

// They come together: one is the way to the other, and the frame of every page knows one file more.
const lazy = withTexts(
  ['board-page', 'treatment-task', 'record'],
  async () => (await import('./BoardPages.tsx')).BoardPages,
);
// As `board-path.rules.ts` has them (screens.test.ts): the frame has no room for that file.
const boards = '/apps/scrumboard/boards';

/** The boards one sees, and one of them. */
export const boardScreens: RouteObject[] = [
  { path: boards, handle: { needs: 'user' }, lazy },
  { path: `${boards}/:boardId/:boardUri?`, handle: { needs: 'user', fillsWindow: true }, lazy },
];
