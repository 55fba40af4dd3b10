import { serve } from '#platform/server/http/serve.ts';
import { controls } from '#features/treatment/control/server/shared/control-record.service.ts';
import * as contract from '../control-test.contract.ts';
import { findTests, tests } from './control-test-record.service.ts';
import type { TestFollower } from './shared/test-follower.service.ts';
import * as service from './shared/control-test.service.ts';

export const controlTestRoutes = (followers: readonly TestFollower[]) => [
  serve(contract.listControlTests, async (call) => {
    await controls.expect(call, call.params.id);
    return findTests(call, call.params.id, call.query);
  }),
  serve(contract.readControlTest, (call) => tests.read(call, call.params.id)),
  serve(contract.planControlTest, (call) => service.planControlTest(call, call.params.id, call.body)),
  serve(contract.changeControlTest, (call) => service.changeControlTest(call, call.params.id, call.body)),
  serve(contract.startControlTest, (call) => service.startControlTest(call, call.params.id, call.body)),
  serve(contract.submitControlTest, (call) => service.submitControlTest(call, call.params.id, call.body)),
  serve(contract.approveControlTest, (call) =>
    service.approveControlTest(call, call.params.id, call.body, followers),
  ),
  serve(contract.returnControlTest, (call) => service.returnControlTest(call, call.params.id, call.body)),
];
