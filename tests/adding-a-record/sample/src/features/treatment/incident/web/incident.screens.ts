import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { incidentsPage, pathOfIncident } from '../incident-path.rules.ts';

const texts = ['treatment-incident'] as const;

/** The incidents in one list, and one of them whole. */
export const incidentScreens: RouteObject[] = [
  {
    path: incidentsPage,
    handle: { needs: 'user' },
    lazy: withTexts(texts, async () => (await import('./list/IncidentListPage.tsx')).IncidentListPage),
  },
  {
    path: pathOfIncident(':id'),
    handle: { needs: 'user' },
    lazy: withTexts(texts, async () => (await import('./page/IncidentViewPage.tsx')).IncidentViewPage),
  },
];
