import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const invitationPaths = { members: '/invitemembers' } as const;

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
