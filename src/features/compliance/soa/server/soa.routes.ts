import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../soa.contract.ts';
import { exportSoa as exportCall } from '../soa-export.contract.ts';
import { exportSoa } from './soa-export.service.ts';
import { publishSoa, showSoa, showSoaVersion } from './soa.service.ts';
import { findAssessmentOfSoa } from './soa.queries.ts';
import { findSoaVersions } from './soa-version.queries.ts';

export const soaRoutes = [
  serve(contract.readSoa, (call) => showSoa(call, call.params.id, call.query)),
  serve(contract.publishSoa, (call) => publishSoa(call, call.params.id, call.body)),
  serve(contract.listSoaVersions, async ({ db, actor, params, query }) => {
    const [, versions] = await Promise.all([
      findAssessmentOfSoa(db, actor, params.id),
      findSoaVersions(db, params.id, query),
    ]);
    return versions;
  }),
  serve(contract.readSoaVersion, ({ db, actor, params, language }) =>
    showSoaVersion(db, actor, params, language),
  ),
  serveWithoutTransaction(exportCall, (call) => exportSoa(call, call.params.id, call.query)),
];
