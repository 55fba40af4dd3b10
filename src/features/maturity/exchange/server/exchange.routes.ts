import { serveAlone } from '#platform/server/http/serve.ts';
import { exportAssessment as exportCall } from '../assessment-export.contract.ts';
import { importAnswers as importCall } from '../exchange.contract.ts';
import { printAssessment } from './document.service.ts';
import { exportAssessment } from './export.service.ts';
import { importAnswers } from './import.service.ts';

export const maturityExchangeRoutes = [
  serveAlone(exportCall, ({ inside, actor, language, now, params, query }) =>
    query.format === 'pdf' || query.format === 'docx'
      ? printAssessment({ inside, actor, language, now }, params.id, query.format)
      : exportAssessment({ inside, actor, language, now }, params.id, query.format),
  ),
  serveAlone(importCall, ({ inside, actor, by, language, params, query, file }) =>
    importAnswers({ inside, actor, by, language }, params.id, file, query.dry_run === '1'),
  ),
];
