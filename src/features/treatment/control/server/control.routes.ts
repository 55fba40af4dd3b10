import { notFound } from '#platform/contract/refusal.ts';
import { findHistory } from '#platform/server/log/history.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../control.contract.ts';
import * as service from './shared/control.service.ts';
import { toControl } from './shared/control.presenter.ts';
import { findControl } from './shared/control.queries.ts';

export const controlRoutes = [
  serve(contract.readControl, async ({ db, actor, params }) => {
    const stored = (await findControl(db, actor, params.id, { isLast: true })) ?? refuse(notFound);
    return toControl(stored, actor, db.now);
  }),
  serve(contract.readControlHistory, async ({ db, actor, params, query }) => {
    if ((await findControl(db, actor, params.id)) === undefined) refuse(notFound);
    return findHistory(db, params.id, query);
  }),
  serve(contract.addControl, (call) => service.addControl(call, call.body)),
  serve(contract.changeControl, (call) => service.changeControl(call, call.params.id, call.body)),
  serve(contract.startControl, (call) => service.startControl(call, call.params.id, call.body)),
  serve(contract.implementControl, (call) => service.implementControl(call, call.params.id, call.body)),
  serve(contract.degradeControl, (call) => service.degradeControl(call, call.params.id, call.body)),
  serve(contract.retireControl, (call) => service.retireControl(call, call.params.id, call.body)),
  serve(contract.deleteControl, (call) => service.deleteControl(call, call.params.id, call.body)),
  serve(contract.restoreControl, (call) => service.restoreControl(call, call.params.id, call.body)),
];
