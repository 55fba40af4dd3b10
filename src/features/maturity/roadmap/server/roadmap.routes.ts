import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../roadmap.contract.ts';
import { planGaps, readPlanForecast } from '../roadmap-plans.contract.ts';
import * as forecast from './plan-forecast.service.ts';
import * as plans from './roadmap-plans.service.ts';
import * as service from './roadmap.service.ts';

export const maturityRoadmapRoutes = [
  serve(contract.readRoadmap, (call) => service.readRoadmap(call, call.params.id, call.query)),
  serve(contract.planEfforts, (call) => service.planEfforts(call, call.params.id, call.body.efforts)),
  serve(planGaps, (call) => plans.planGaps(call, call.params.id, call.body)),
  serve(readPlanForecast, (call) => forecast.readPlanForecast(call, call.params.id)),
];
