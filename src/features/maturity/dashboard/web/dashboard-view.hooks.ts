import * as z from 'zod/mini';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { lookedAtBy, type MaturityDashboard } from '../maturity-dashboard.contract.ts';
import { viewsShown, type View } from './dashboard-views.ts';

/** What the address says of it. */
export const viewAddress = z.object({ by: z.optional(z.enum(lookedAtBy)) });

/** How the questions are looked at now, by the radar and by the bars alike: the address says it. */
export function useDashboardView(dashboard: MaturityDashboard | undefined): View | undefined {
  const [, , { by }] = useUrlState(viewAddress);
  const views = dashboard === undefined ? [] : viewsShown(dashboard);
  return views.find((view) => view.by === by) ?? views[0];
}
