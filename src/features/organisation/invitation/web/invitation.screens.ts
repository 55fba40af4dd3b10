import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { invitationPath } from '../invitation-path.rules.ts';

export const invitationPaths = { members: '/invitemembers' } as const;

/** Where a mailed link leads, for whoever has it. It names no contract: the page asks for its own. */
export const invitationGuestScreens: RouteObject[] = [
  {
    path: invitationPath,
    handle: { open: true },
    lazy: withTexts(['organisation-invitation'], async () => (await import('./AcceptPage.tsx')).AcceptPage),
  },
];

export const invitationScreens: RouteObject[] = [
  {
    path: invitationPaths.members,
    handle: { needs: 'admin' },
    lazy: withTexts(
      ['organisation-invitation'],
      async () => (await import('./InviteMembersPage.tsx')).InviteMembersPage,
    ),
  },
];
