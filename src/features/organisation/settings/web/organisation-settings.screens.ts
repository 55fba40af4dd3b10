import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const organisationPaths = { organisation: '/settings/organization' } as const;

export const organisationSettingsScreens: RouteObject[] = [
  {
    path: organisationPaths.organisation,
    handle: { needs: 'admin' },
    lazy: withTexts(
      [
        'organisation-settings',
        'organisation-organisation',
        'workspace-profile',
        'collaboration-notification',
      ],
      async () => (await import('./OrganisationPage.tsx')).OrganisationPage,
    ),
  },
];
