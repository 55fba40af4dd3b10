import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const mailPaths = { mail: '/settings/mail' } as const;

export const mailScreens: RouteObject[] = [
  {
    path: mailPaths.mail,
    handle: { needs: 'admin' },
    lazy: withTexts(['organisation-mail'], async () => (await import('./MailPage.tsx')).MailPage),
  },
];
