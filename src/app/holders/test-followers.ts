import type { TestFollower } from '#features/treatment/control-test/server/shared/test-follower.service.ts';
import { raiseForFailedTest } from '#features/compliance/finding/server/failed-test.service.ts';

/** Everything that follows where the result of a test of a control counts. */
export const testFollowers: readonly TestFollower[] = [raiseForFailedTest];
