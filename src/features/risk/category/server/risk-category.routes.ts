import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-category.contract.ts';
import { findCategories } from './risk-category.queries.ts';
import { addCategory, changeCategory, removeCategory } from './risk-category.service.ts';

export const riskCategoryRoutes = [
  serve(contract.listCategories, ({ db, actor }) => findCategories(db, actor)),
  serve(contract.addCategory, (call) => addCategory(call, call.body)),
  serve(contract.changeCategory, (call) => changeCategory(call, call.params.id, call.body)),
  serve(contract.removeCategory, (call) => removeCategory(call, call.params.id, call.body)),
];
