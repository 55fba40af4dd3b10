import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-dashboard.contract.ts';
import { readRiskChange } from '../risk-change.contract.ts';
import { readChange } from './risk-change.service.ts';
import { readDashboard } from './risk-dashboard.service.ts';
import { readTreatment } from './risk-treatment.service.ts';

export const riskDashboardRoutes = [
  serve(contract.readRiskDashboard, (call) => readDashboard(call, call.query)),
  serve(readRiskChange, (call) => readChange(call, call.query)),
  serve(contract.readRiskTreatment, (call) => readTreatment(call, call.body, call.query)),
];
