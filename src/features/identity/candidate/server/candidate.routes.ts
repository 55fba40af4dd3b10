import { serve } from '#platform/server/http/serve.ts';
import { listCandidates } from '../candidate.contract.ts';
import { findCandidates } from './candidate.queries.ts';
import type { CandidateRules } from './shared/candidate-rule.queries.ts';

export const candidateRoutes = (rules: CandidateRules) => [
  serve(listCandidates, (call) => findCandidates(call, rules, call.query)),
];
