import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../compliance-assessment.contract.ts';
import { findAssessments } from './compliance-list.queries.ts';
import * as verb from './compliance-verbs.service.ts';
import { complianceAssessments } from './shared/compliance-record.service.ts';

export const complianceAssessmentRoutes = [
  serve(contract.listComplianceAssessments, ({ db, actor, query }) => findAssessments(db, actor, query)),
  serve(contract.readComplianceAssessment, (call) => complianceAssessments.read(call, call.params.id)),
  serve(contract.readComplianceHistory, (call) =>
    complianceAssessments.history(call, call.params.id, call.query),
  ),
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
