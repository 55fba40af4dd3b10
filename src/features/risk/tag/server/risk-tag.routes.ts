import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-tag.contract.ts';
import { findTags } from './risk-tag.queries.ts';
import { addTag, changeTag, mergeTags, removeTag } from './risk-tag.service.ts';

export const riskTagRoutes = [
  serve(contract.listTags, ({ db, actor }) => findTags(db, actor)),
  serve(contract.addTag, ({ db, by, body }) => addTag(db, by, body)),
  serve(contract.changeTag, ({ db, actor, by, params, body }) => changeTag(db, actor, by, params.id, body)),
  serve(contract.removeTag, ({ db, actor, by, params, body }) => removeTag(db, actor, by, params.id, body)),
  serve(contract.mergeTags, ({ db, actor, by, body }) => mergeTags(db, actor, by, body)),
];
