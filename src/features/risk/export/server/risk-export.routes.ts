import { serveWithoutTransaction, type Download, type JobCall } from '#platform/server/http/serve.ts';
import { countSheet, sheetSelection } from '#features/risk/import/server/shared/risk-sheet.queries.ts';
import * as contract from '../risk-export.contract.ts';
import { exportCsv, exportWorkbook, type Narrowing } from './risk-export.service.ts';

const exported = { csv: exportCsv, xlsx: exportWorkbook };
/** Beyond this nobody waits for the exact number. */
const mostCounted = 1_000_000;

/** The file as it is written; for those who prefer it a job, which can be followed, ended and found again. */
const made = (call: JobCall, format: keyof typeof exported, narrowing: Narrowing): Promise<Download> =>
  call.prefersJob
    ? call.asJob({
        kind: contract.exportJob,
        begin: ({ db, actor }) => countSheet(db, sheetSelection(db, actor, narrowing), mostCounted),
        work: (job) => exported[format](job, narrowing, job.report),
      })
    : exported[format](call, narrowing);

export const riskExportRoutes = [
  serveWithoutTransaction(contract.exportRisks, (call) => {
    const { format, ...narrowing } = call.query;
    return made(call, format, narrowing);
  }),
  serveWithoutTransaction(contract.exportFilteredRisks, (call) =>
    made(call, call.query.format, { filter: call.body, dpt: undefined, q: undefined }),
  ),
];
