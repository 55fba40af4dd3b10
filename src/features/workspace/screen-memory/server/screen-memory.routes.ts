import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../screen-memory.contract.ts';
import { findScreenMemory } from './screen-memory.queries.ts';
import { rememberScreen } from './screen-memory.service.ts';

export const screenMemoryRoutes = [
  serve(contract.readScreen, ({ db, actor, params }) => findScreenMemory(db, actor, params.screen)),
  serve(contract.rememberScreen, (call) => rememberScreen(call, call.params.screen, call.body)),
];
