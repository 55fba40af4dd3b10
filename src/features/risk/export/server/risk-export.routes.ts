import {
  serveWithoutTransaction,
  type Download,
  type JobCall,
  type LongCall,
} from '#platform/server/http/serve.ts';
import type { RiskFilter } from '#features/risk/filter/risk-filter.contract.ts';
import { asFilter, selectionOf } from '#features/risk/filter/server/shared/risk-filter.queries.ts';
import { countSheet } from '#features/risk/import/server/shared/risk-sheet.queries.ts';
import * as contract from '../risk-export.contract.ts';
import { exportCsv, exportWorkbook, type Report } from './risk-export.service.ts';
import { exportShownCsv, exportShownWorkbook, type Shown } from './shown-export.service.ts';

const exported = { csv: exportCsv, xlsx: exportWorkbook };
const exportedAsShown = { csv: exportShownCsv, xlsx: exportShownWorkbook };
type Make = (call: LongCall, report?: Report) => Promise<Download>;
/** Beyond this nobody waits for the exact number. */
const mostCounted = 1_000_000;

/** The file as it is written; for those who prefer it a job, which can be followed, ended and found again. */
const made = (call: JobCall, make: Make, filter: RiskFilter): Promise<Download> =>
  call.prefersJob
    ? call.asJob({
        kind: contract.exportJob,
        begin: async ({ db, actor }) => countSheet(db, await selectionOf(db, actor, filter), mostCounted),
        work: (job) => make(job, job.report),
      })
    : make(call);

export const riskExportRoutes = [
  serveWithoutTransaction(contract.exportRisks, (call) => {
    const { format } = call.query;
    const filter = asFilter(call.query);
    return made(call, (long, report) => exported[format](long, filter, report), filter);
  }),
  serveWithoutTransaction(contract.exportFilteredRisks, (call) => {
    const { format, columns, ordering } = call.query;
    const filter = call.body;
    if (columns === undefined)
      return made(call, (long, report) => exported[format](long, filter, report), filter);
    const shown: Shown = { filter, columns, ordering };
    return made(call, (long, report) => exportedAsShown[format](long, shown, report), filter);
  }),
];
