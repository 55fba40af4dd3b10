import { serve } from '#platform/server/serve.ts';
import { compareAssessments } from '../maturity-comparison.contract.ts';
import * as contract from '../maturity-roadmap.contract.ts';
import * as comparison from './maturity-comparison.service.ts';
import * as service from './maturity-roadmap.service.ts';

export const maturityRoadmapRoutes = [
  serve(contract.readRoadmap, ({ db, actor, params, query, language }) =>
    service.readRoadmap(db, actor, params.id, query, language),
  ),
  serve(contract.planEfforts, ({ db, actor, by, params, body }) =>
    service.planEfforts(db, actor, by, params.id, body.efforts),
  ),
  serve(compareAssessments, ({ db, actor, params, query, language }) =>
    comparison.compareAssessments(db, actor, params, query.explain === '1', language),
  ),
];
