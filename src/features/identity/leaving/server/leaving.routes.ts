import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../leaving.contract.ts';
import { handOver, type LeavingNeeds } from './handover.service.ts';
import { deactivatePerson, reactivatePerson, readHoldings } from './leaving.service.ts';

/** How people leave, and come back. */
export const leavingRoutes = (needs: LeavingNeeds) => [
  serve(contract.readHoldings, (call) => readHoldings(call, needs, call.params.id)),
  serve(contract.handOver, (call) => handOver(call, needs, call.params.id, call.body)),
  serve(contract.deactivatePerson, (call) => deactivatePerson(call, needs, call.params.id, call.body)),
  serve(contract.reactivatePerson, (call) => reactivatePerson(call, call.params.id, call.body)),
];
