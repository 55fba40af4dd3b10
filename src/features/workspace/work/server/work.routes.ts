import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../work.contract.ts';
import type { WorkSource } from './shared/work-source.queries.ts';
import { findWork } from './work.queries.ts';

/** What waits for people, as the sources of the product tell it. */
export const workRoutes = (sources: readonly WorkSource[]) => [
  serve(contract.readWork, (call) => findWork(call, sources)),
];
