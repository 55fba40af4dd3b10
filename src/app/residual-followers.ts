import type { ResidualFollower } from '#features/treatment/residual/server/shared/residual-follower.service.ts';
import { followResidual } from '#features/treatment/acceptance/server/residual-follower.service.ts';

/** Who hears of risks whose residual rating was computed anew. */
export const residualFollowers: readonly ResidualFollower[] = [followResidual];
