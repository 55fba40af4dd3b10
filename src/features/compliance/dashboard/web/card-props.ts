import type { ExplainedRequest } from '#platform/web/ui/dashboard/why.ts';
import type { ComplianceDashboard } from '../compliance-dashboard.contract.ts';

/** What every card of the dashboard is given. */
export interface CardProps {
  /** Not there yet while it is undefined. */
  dashboard: ComplianceDashboard | undefined;
  request: ExplainedRequest;
}
