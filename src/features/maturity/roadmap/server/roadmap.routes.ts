import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../roadmap.contract.ts';
import * as service from './roadmap.service.ts';

export const maturityRoadmapRoutes = [
  serve(contract.readRoadmap, ({ db, actor, params, query, language }) =>
    service.readRoadmap(db, actor, params.id, query, language),
  ),
  serve(contract.planEfforts, ({ db, actor, by, params, body }) =>
    service.planEfforts(db, actor, by, params.id, body.efforts),
  ),
];
