import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../lost-access.contract.ts';
import {
  endPersonSessions,
  takeSecondFactor,
  unlinkPerson,
  type LostAccessNeeds,
} from './lost-access.service.ts';

export const lostAccessRoutes = (needs: LostAccessNeeds) => [
  serve(contract.takeSecondFactor, (call) => takeSecondFactor(call, needs, call.params.id)),
  serve(contract.unlinkPerson, (call) => unlinkPerson(call, needs, call.params.id)),
  serve(contract.endPersonSessions, (call) => endPersonSessions(call, call.params.id)),
];
