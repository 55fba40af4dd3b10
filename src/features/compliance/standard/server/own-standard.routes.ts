import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../own-standard.contract.ts';
import { findOwnRequirements, findOwnVersion } from './own-standard.queries.ts';
import * as service from './own-standard.service.ts';

export const ownStandardRoutes = [
  serve(contract.listOwnStandards, (call) => service.listOwn(call)),
  serve(contract.readOwnStandard, (call) => service.readOwn(call, call.params.id)),
  serve(contract.listOwnRequirements, async ({ db, params, query }) => {
    const [found, page] = await Promise.all([
      findOwnVersion(db, params.id),
      findOwnRequirements(db, params.id, query),
    ]);
    return found === undefined ? refuse(notFound) : page;
  }),
  serve(contract.changeOwnStandard, (call) => service.changeOwn(call, call.params.id, call.body)),
  serve(contract.publishOwnStandard, (call) => service.publishOwn(call, call.params.id, call.body)),
  serve(contract.retireOwnStandard, (call) => service.retireOwn(call, call.params.id, call.body)),
  serve(contract.restoreOwnStandard, (call) => service.restoreOwn(call, call.params.id, call.body)),
  serve(contract.deleteOwnStandard, (call) => service.deleteOwn(call, call.params.id, call.body)),
];
