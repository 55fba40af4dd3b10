import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../appetite.contract.ts';
import { findAppetites } from './appetite.queries.ts';
import * as service from './appetite.service.ts';

export const appetiteRoutes = [
  serve(contract.listAppetites, ({ db, actor }) => findAppetites(db, actor)),
  serve(contract.addAppetite, (call) => service.addAppetite(call, call.body)),
  serve(contract.changeAppetite, (call) => service.changeAppetite(call, call.params.id, call.body)),
  serve(contract.removeAppetite, (call) => service.removeAppetite(call, call.params.id, call.body)),
];
