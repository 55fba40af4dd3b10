import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../risk-tag.contract.ts';
import { findTags } from './risk-tag.queries.ts';
import { addTag, changeTag, mergeTags, removeTag } from './risk-tag.service.ts';

export const riskTagRoutes = [
  serve(contract.listTags, ({ db, actor }) => findTags(db, actor)),
  serve(contract.addTag, (call) => addTag(call, call.body)),
  serve(contract.changeTag, (call) => changeTag(call, call.params.id, call.body)),
  serve(contract.removeTag, (call) => removeTag(call, call.params.id, call.body)),
  serve(contract.mergeTags, (call) => mergeTags(call, call.body)),
];
