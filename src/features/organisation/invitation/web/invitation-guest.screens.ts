import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { invitationPath } from '../invitation-path.rules.ts';

/** Where a mailed link leads, for whoever has it. */
export const invitationGuestScreens: RouteObject[] = [
  {
    path: invitationPath,
    handle: { open: true },
    lazy: withTexts(['organisation-invitation'], async () => (await import('./AcceptPage.tsx')).AcceptPage),
  },
];
