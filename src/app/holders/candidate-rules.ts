import {
  isNoUser,
  type CandidateRules,
} from '#features/identity/candidate/server/shared/candidate-rule.queries.ts';
import { standsInForCaller } from '#features/identity/absence/server/shared/stand-in-rule.queries.ts';
import { seesTested } from '#features/treatment/control-test/server/shared/test-candidate.queries.ts';
import { seesRiskOf } from '#features/treatment/indicator/server/shared/indicator-candidate.queries.ts';

/** Whom calls that name somebody accept, where that is not any active member. */
export const candidateRules: CandidateRules = {
  decider: isNoUser,
  control_test: seesTested,
  indicator_owner: seesRiskOf,
  stand_in: standsInForCaller,
};
