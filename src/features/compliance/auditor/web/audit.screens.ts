import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { auditPage, ownRequestsPage } from '../audit-path.rules.ts';

/** What only an external auditor opens; the assessment itself is on the page that everybody reads it on. */
export const auditScreens: RouteObject[] = [
  {
    path: auditPage,
    handle: { needs: 'auditor' },
    lazy: withTexts(['compliance-auditor'], async () => (await import('./AuditPage.tsx')).AuditPage),
  },
  {
    path: ownRequestsPage,
    handle: { needs: 'auditor' },
    lazy: withTexts(
      ['compliance-auditor', 'treatment-evidence'],
      async () => (await import('./OwnRequestsPage.tsx')).OwnRequestsPage,
    ),
  },
];
