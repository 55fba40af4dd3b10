import type { ExplainedRequest } from '#platform/web/ui/dashboard/why.ts';
import type { MaturityDashboard } from '../maturity-dashboard.contract.ts';

/** What every card of a dashboard is given. */
export interface CardProps {
  /** Not there yet while it is undefined. */
  dashboard: MaturityDashboard | undefined;
  request: ExplainedRequest;
}
