import { serve } from '#platform/server/http/serve.ts';
import { listControls } from '#features/treatment/control/control.contract.ts';
import type { ControlContent } from '#features/treatment/control/server/shared/control-content.queries.ts';
import { controls } from '#features/treatment/control/server/shared/control-record.service.ts';
import * as contract from '../control-catalogue.contract.ts';
import { findControls } from './control-catalogue.queries.ts';
import { mergeControls } from './control-catalogue.service.ts';
import { findImpact } from './impact.queries.ts';

/** `contents`: what hangs on controls, so that one can take it over from others. */
export const controlCatalogueRoutes = (contents: readonly ControlContent[]) => [
  serve(listControls, ({ db, actor, query }) => findControls(db, actor, query)),
  serve(contract.readImpact, async (call) =>
    findImpact(call, await controls.expect(call, call.params.id), call.query),
  ),
  serve(contract.mergeControls, (call) => mergeControls(call, call.body, contents)),
];
