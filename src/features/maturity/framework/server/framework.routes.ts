import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../framework.contract.ts';
import * as own from '../own-framework.contract.ts';
import { listFrameworks, readFramework } from './framework.service.ts';
import * as service from './own-framework.service.ts';

export const maturityFrameworkRoutes = [
  serve(contract.listFrameworks, ({ db, actor, language }) => listFrameworks(db, actor, language)),
  serve(contract.readFramework, ({ db, actor, language, params, query }) =>
    readFramework(db, { actor, language }, { ...params, ...query }),
  ),
  serve(own.readOwnFramework, ({ db, params, ...asking }) => service.readOwnFramework(db, asking, params.id)),
  serve(own.createFramework, ({ db, body, ...asking }) => service.createFramework(db, asking, body)),
  serve(own.changeFramework, ({ db, params, body, ...asking }) =>
    service.changeFramework(db, asking, params.id, body),
  ),
  serve(own.publishFramework, ({ db, params, body, ...asking }) =>
    service.publishFramework(db, asking, params.id, body),
  ),
  serve(own.retireFramework, ({ db, params, body, ...asking }) =>
    service.retireFramework(db, asking, params.id, body),
  ),
  serve(own.restoreFramework, ({ db, params, body, ...asking }) =>
    service.restoreFramework(db, asking, params.id, body),
  ),
  serve(own.deleteFramework, ({ db, params, body, ...asking }) =>
    service.deleteFramework(db, asking, params.id, body),
  ),
];
