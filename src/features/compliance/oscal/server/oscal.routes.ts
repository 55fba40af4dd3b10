import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../oscal.contract.ts';
import { exportOscal } from './oscal-export.service.ts';

export const oscalRoutes = [
  serveWithoutTransaction(contract.exportOscal, (call) =>
    exportOscal(call, call.params.id, call.query.model),
  ),
];
