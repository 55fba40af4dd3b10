import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve } from '#platform/server/http/serve.ts';
import { findHistory } from '#platform/server/log/history.ts';
import * as contract from '../compliance-assessment.contract.ts';
import { toAssessment } from './shared/compliance-assessment.presenter.ts';
import { findAssessments } from './compliance-list.queries.ts';
import * as verb from './compliance-verbs.service.ts';
import { findCompliance, isVisible } from './shared/compliance-assessment.queries.ts';

export const complianceAssessmentRoutes = [
  serve(contract.listComplianceAssessments, ({ db, actor, query }) => findAssessments(db, actor, query)),
  serve(contract.readComplianceAssessment, async ({ db, actor, params }) =>
    toAssessment((await findCompliance(db, actor, params.id)) ?? refuse(notFound), actor, db.now),
  ),
  serve(contract.readComplianceHistory, async ({ db, actor, params, query }) => {
    const [mayRead, history] = await Promise.all([
      isVisible(db, actor, params.id),
      findHistory(db, params.id, query),
    ]);
    return mayRead ? history : refuse(notFound);
  }),
  serve(contract.startComplianceAssessment, (call) =>
    verb.startComplianceAssessment(call, call.params.id, call.body),
  ),
  serve(contract.submitComplianceAssessment, (call) =>
    verb.submitComplianceAssessment(call, call.params.id, call.body),
  ),
  serve(contract.returnComplianceAssessment, (call) =>
    verb.returnComplianceAssessment(call, call.params.id, call.body),
  ),
  serve(contract.approveComplianceAssessment, (call) =>
    verb.approveComplianceAssessment(call, call.params.id, call.body),
  ),
  serve(contract.reopenComplianceAssessment, (call) =>
    verb.reopenComplianceAssessment(call, call.params.id, call.body),
  ),
  serve(contract.archiveComplianceAssessment, (call) =>
    verb.archiveComplianceAssessment(call, call.params.id, call.body),
  ),
  serve(contract.deleteComplianceAssessment, (call) =>
    verb.deleteComplianceAssessment(call, call.params.id, call.body),
  ),
  serve(contract.restoreComplianceAssessment, (call) =>
    verb.restoreComplianceAssessment(call, call.params.id, call.body),
  ),
];
