import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../compliance-dashboard.contract.ts';
import { readDashboard } from './compliance-dashboard.service.ts';

export const complianceDashboardRoutes = [
  serve(contract.readComplianceDashboard, (call) => readDashboard(call, call.query)),
];
