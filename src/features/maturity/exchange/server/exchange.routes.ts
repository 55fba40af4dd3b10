import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import { exportAssessment as exportCall } from '../assessment-export.contract.ts';
import { importAnswers as importCall } from '../exchange.contract.ts';
import { printAssessment } from './document.service.ts';
import { exportAssessment } from './export.service.ts';
import { importAnswers } from './import.service.ts';

export const maturityExchangeRoutes = [
  serveWithoutTransaction(exportCall, (call) => {
    const { params, query } = call;
    return query.format === 'pdf' || query.format === 'docx'
      ? printAssessment(call, params.id, query.format)
      : exportAssessment(call, params.id, query.format);
  }),
  serveWithoutTransaction(importCall, (call) =>
    importAnswers(call, call.params.id, call.file, call.query.dry_run === '1'),
  ),
];
