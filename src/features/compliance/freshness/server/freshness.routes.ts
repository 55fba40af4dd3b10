import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../freshness.contract.ts';
import { findFreshnessRules } from './freshness.queries.ts';
import * as service from './freshness.service.ts';

export const freshnessRoutes = [
  serve(contract.listFreshnessRules, ({ db, language }) => findFreshnessRules(db, language)),
  serve(contract.addFreshnessRule, (call) => service.addFreshnessRule(call, call.body)),
  serve(contract.changeFreshnessRule, (call) => service.changeFreshnessRule(call, call.params.id, call.body)),
  serve(contract.removeFreshnessRule, (call) => service.removeFreshnessRule(call, call.params.id, call.body)),
];
