import type { Call } from '#platform/server/http/serve.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import type { ComplianceAssessment } from '../../compliance-assessment.contract.ts';
import { complianceWorkflow } from '../../compliance-assessment.workflow.ts';
import { factsOf, toAssessment } from './compliance-assessment.presenter.ts';
import { complianceAssessmentTable } from '../compliance-assessment.table.ts';
import {
  findComplianceToChange,
  writeCompliance,
  type StoredAssessment,
} from './compliance-assessment.queries.ts';
import { tellOfCompliance } from './compliance-notice.service.ts';

/** An assessment as whoever changed it sees it then. */
export const shownTo = ({ actor, db }: Call, stored: StoredAssessment): ComplianceAssessment =>
  toAssessment(stored, actor, db.now);

/** What the log compares of an assessment. */
const inHistory = ({
  name,
  scope_text,
  period_from,
  period_to,
  kind,
  lead_name,
  reviewer_name,
  due_date,
  follows,
  standard_version,
  groups_in_scope,
  status,
}: StoredAssessment) => ({
  name,
  scope_text,
  period_from,
  period_to,
  kind,
  lead: lead_name,
  reviewer: reviewer_name,
  due_date,
  follows: follows.map(({ ref }) => ref),
  standard_version,
  groups_in_scope,
  status,
});

/** Assessments of compliance as verbs take and change them. */
export const complianceAssessments = recordsOf({
  type: 'compliance_assessment',
  workflow: complianceWorkflow,
  table: complianceAssessmentTable,
  findToChange: findComplianceToChange,
  factsOf,
  shownTo,
  historyOf: (_call: Call, row: StoredAssessment) => inHistory(row),
  write: writeCompliance,
  tell: tellOfCompliance,
});
