import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../risk-export.contract.ts';
import { exportCsv, exportWorkbook } from './risk-export.service.ts';

const exported = { csv: exportCsv, xlsx: exportWorkbook };

export const riskExportRoutes = [
  serveWithoutTransaction(contract.exportRisks, (call) => {
    const { format, ...narrowing } = call.query;
    return exported[format](call, narrowing);
  }),
  serveWithoutTransaction(contract.exportFilteredRisks, (call) =>
    exported[call.query.format](call, { filter: call.body, dpt: undefined, q: undefined }),
  ),
];
