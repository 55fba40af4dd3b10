import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../saved-view.contract.ts';
import { changeView, deleteView, findViews, keepView } from './saved-view.service.ts';

export const savedViewRoutes = [
  serve(contract.listViews, ({ db, actor, query }) => findViews(db, actor, query.screen)),
  serve(contract.keepView, ({ db, actor, by, body }) => keepView(db, actor, by, body)),
  serve(contract.changeView, ({ db, actor, by, params, body }) => changeView(db, actor, by, params.id, body)),
  serve(contract.deleteView, ({ db, actor, by, params, body }) => deleteView(db, actor, by, params.id, body)),
];
