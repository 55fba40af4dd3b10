import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../mapping.contract.ts';
import { listMappings, readCovering } from './mapping-list.service.ts';
import * as service from './mapping.service.ts';

export const mappingRoutes = [
  serve(contract.listMappings, (call) => listMappings(call, call.query)),
  serve(contract.readCovering, (call) => readCovering(call, call.query)),
  serve(contract.readMapping, (call) => service.readMapping(call, call.params.id)),
  serve(contract.proposeMapping, (call) => service.proposeMapping(call, call.body)),
  serve(contract.changeMapping, (call) => service.changeMapping(call, call.params.id, call.body)),
  serve(contract.confirmMapping, (call) => service.confirmMapping(call, call.params.id, call.body)),
  serve(contract.deleteMapping, (call) => service.deleteMapping(call, call.params.id, call.body)),
  serve(contract.setMappingAside, (call) => service.setMappingAside(call, call.body)),
  serve(contract.countMappingAgain, (call) => service.countMappingAgain(call, call.body)),
];
