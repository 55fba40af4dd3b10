import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-category.contract.ts';
import { findCategories } from './risk-category.queries.ts';
import { addCategory, changeCategory, removeCategory } from './risk-category.service.ts';

export const riskCategoryRoutes = [
  serve(contract.listCategories, ({ db }) => findCategories(db)),
  serve(contract.addCategory, ({ db, by, body }) => addCategory(db, by, body)),
  serve(contract.changeCategory, ({ db, by, params, body }) => changeCategory(db, by, params.id, body)),
  serve(contract.removeCategory, ({ db, by, params, body }) => removeCategory(db, by, params.id, body)),
];
