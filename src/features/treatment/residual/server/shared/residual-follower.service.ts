import type { TenantDb } from '#platform/server/database/database.ts';
import type { AssessedRating } from '#features/risk/rating/risk-assessment.contract.ts';
import type { RiskStatus } from '#features/risk/record/risk-status.contract.ts';
import type { ResidualCause } from '#features/treatment/residual-queue/residual-cause.contract.ts';

/** How a risk stands with what its controls prove. */
export interface ResidualStanding {
  /** The residual rating that counts: computed, or what somebody overrode it with; null where nothing lowers the inherent one. */
  residual: AssessedRating | null;
  /** The level it counts with, by the model it was rated with; -1 while unrated. */
  level: number;
  working_controls: number;
}

/** A risk whose residual rating, level or number of working controls was changed by computing it anew. */
export interface RecomputedRisk {
  id: string;
  ref: string;
  status: RiskStatus;
  cause: ResidualCause;
  before: ResidualStanding;
  after: ResidualStanding;
}

/** What another thing does with risks whose residual was computed anew, in the same transaction; the risks are locked. */
export type ResidualFollower = (db: TenantDb, changed: readonly RecomputedRisk[]) => Promise<void>;
