import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { evidencePath } from './shared/evidence-paths.ts';

export const evidenceScreens: RouteObject[] = [
  {
    path: evidencePath,
    handle: { needs: 'user' },
    lazy: withTexts(
      ['treatment-evidence', 'collaboration-file', 'record'],
      async () => (await import('./EvidencePage.tsx')).EvidencePage,
    ),
  },
];
