import { serveAlone } from '#platform/server/http/serve.ts';
import * as contract from '../risk-export.contract.ts';
import { exportCsv, exportWorkbook } from './risk-export.service.ts';

const exported = { csv: exportCsv, xlsx: exportWorkbook };

export const riskExportRoutes = [
  serveAlone(contract.exportRisks, ({ inside, actor, language, query: { format, ...narrowing } }) =>
    exported[format]({ inside, actor, language, narrowing }),
  ),
  serveAlone(contract.exportFilteredRisks, ({ inside, actor, language, query, body }) =>
    exported[query.format]({
      inside,
      actor,
      language,
      narrowing: { filter: body, dpt: undefined, q: undefined },
    }),
  ),
];
