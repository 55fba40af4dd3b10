import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../board-source.contract.ts';
import { findChoices } from './board-source.queries.ts';
import * as service from './board-source.service.ts';

export const boardSourceRoutes = [
  serve(contract.listSources, (call) => service.listSources(call, call.params.board_id)),
  serve(contract.listSourceChoices, (call) => findChoices(call.db, call.actor, call.query)),
  serve(contract.addSource, (call) => service.addSource(call, call.params.board_id, call.body)),
  serve(contract.removeSource, (call) => service.removeSource(call, call.params, call.body)),
];
