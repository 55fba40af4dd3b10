import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../second-factor.contract.ts';
import {
  beginSetUp,
  confirmSetUp,
  findSecondFactor,
  renewCodes,
  turnOff,
  type SecondFactorNeeds,
} from './second-factor.service.ts';

export const secondFactorRoutes = (needs: SecondFactorNeeds) => [
  serve(contract.readSecondFactor, ({ db, actor }) => findSecondFactor(db, actor.id)),
  serve(contract.beginSecondFactor, (call) => beginSetUp(call, needs)),
  serve(contract.confirmSecondFactor, (call) => confirmSetUp(call, call.body.code, needs)),
  serve(contract.renewRecoveryCodes, renewCodes),
  serve(contract.removeSecondFactor, (call) => turnOff(call, needs)),
];
