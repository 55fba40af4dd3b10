import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../framework.contract.ts';
import * as list from '../framework-list.contract.ts';
import * as own from '../own-framework.contract.ts';
import { listFrameworks, readFramework } from './framework.service.ts';
import * as service from './own-framework.service.ts';

export const maturityFrameworkRoutes = [
  serve(list.listFrameworks, ({ db, actor, language }) => listFrameworks(db, actor, language)),
  serve(contract.readFramework, ({ db, actor, language, params, query }) =>
    readFramework(db, { actor, language }, { ...params, ...query }),
  ),
  serve(own.readOwnFramework, (call) => service.readOwnFramework(call, call.params.id)),
  serve(own.createFramework, (call) => service.createFramework(call, call.body)),
  serve(own.changeFramework, (call) => service.changeFramework(call, call.params.id, call.body)),
  serve(own.publishFramework, (call) => service.publishFramework(call, call.params.id, call.body)),
  serve(own.retireFramework, (call) => service.retireFramework(call, call.params.id, call.body)),
  serve(own.restoreFramework, (call) => service.restoreFramework(call, call.params.id, call.body)),
  serve(own.deleteFramework, (call) => service.deleteFramework(call, call.params.id, call.body)),
];
