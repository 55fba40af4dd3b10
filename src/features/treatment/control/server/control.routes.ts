import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../control.contract.ts';
import { controls } from './shared/control-record.service.ts';
import * as service from './shared/control.service.ts';

export const controlRoutes = [
  serve(contract.readControl, (call) => controls.read(call, call.params.id)),
  serve(contract.readControlHistory, (call) => controls.history(call, call.params.id, call.query)),
  serve(contract.addControl, (call) => service.addControl(call, call.body)),
  serve(contract.changeControl, (call) => service.changeControl(call, call.params.id, call.body)),
  serve(contract.startControl, (call) => service.startControl(call, call.params.id, call.body)),
  serve(contract.implementControl, (call) => service.implementControl(call, call.params.id, call.body)),
  serve(contract.degradeControl, (call) => service.degradeControl(call, call.params.id, call.body)),
  serve(contract.retireControl, (call) => service.retireControl(call, call.params.id, call.body)),
  serve(contract.deleteControl, (call) => service.deleteControl(call, call.params.id, call.body)),
  serve(contract.restoreControl, (call) => service.restoreControl(call, call.params.id, call.body)),
];
