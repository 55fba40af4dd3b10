import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve } from '#platform/server/http/serve.ts';
import { controls } from '#features/treatment/control/server/shared/control-record.service.ts';
import * as contract from '../control-test.contract.ts';
import { findTest, findTests, toTest } from './control-test.queries.ts';
import type { TestFollower } from './shared/test-follower.service.ts';
import * as service from './shared/control-test.service.ts';

export const controlTestRoutes = (followers: readonly TestFollower[]) => [
  serve(contract.listControlTests, async (call) => {
    const { db, actor, params, query } = call;
    await controls.expect(call, params.id);
    return findTests(db, actor, params.id, query);
  }),
  serve(contract.readControlTest, async ({ db, actor, params }) => {
    const stored = (await findTest(db, actor, params.id, { isLast: true })) ?? refuse(notFound);
    return toTest(stored, actor, db.now);
  }),
  serve(contract.planControlTest, (call) => service.planControlTest(call, call.params.id, call.body)),
  serve(contract.changeControlTest, (call) => service.changeControlTest(call, call.params.id, call.body)),
  serve(contract.startControlTest, (call) => service.startControlTest(call, call.params.id, call.body)),
  serve(contract.submitControlTest, (call) => service.submitControlTest(call, call.params.id, call.body)),
  serve(contract.approveControlTest, (call) =>
    service.approveControlTest(call, call.params.id, call.body, followers),
  ),
  serve(contract.returnControlTest, (call) => service.returnControlTest(call, call.params.id, call.body)),
];
