import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../saved-view.contract.ts';
import { changeView, deleteView, findViews, keepView } from './saved-view.service.ts';

export const savedViewRoutes = [
  serve(contract.listViews, ({ db, actor, query }) => findViews(db, actor, query.screen)),
  serve(contract.keepView, (call) => keepView(call, call.body)),
  serve(contract.changeView, (call) => changeView(call, call.params.id, call.body)),
  serve(contract.deleteView, (call) => deleteView(call, call.params.id, call.body)),
];
