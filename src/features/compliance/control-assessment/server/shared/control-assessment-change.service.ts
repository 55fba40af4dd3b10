import type { Call } from '#platform/server/http/serve.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import type { ControlAssessment } from '../../control-assessment.contract.ts';
import { controlAssessmentWorkflow } from '../../control-assessment.workflow.ts';
import { factsOf, toControl } from '../control-assessment.presenter.ts';
import { findControlToChange, writeControl, type StoredControl } from '../control-assessment.queries.ts';
import { controlAssessmentTable } from '../control-assessment.table.ts';
import { tellOfControl } from './control-assessment-notice.service.ts';

/** A control as whoever changed it sees it then. */
export const shownTo = ({ actor, db, language }: Call, stored: StoredControl): ControlAssessment =>
  toControl(stored, actor, db.now, language);

/** What the log compares of the answer to a control. */
const inHistory = ({
  result,
  implementation_percent,
  maturity_level,
  observation,
  no_evidence_reason,
  applicability_state,
  applicability_reasons,
  applicability_text,
  provider,
  owner_name,
  due_date,
  status,
}: StoredControl) => ({
  result,
  implementation_percent,
  maturity_level,
  observation,
  no_evidence_reason,
  applicability_state,
  applicability_reasons,
  applicability_text,
  provider,
  owner: owner_name,
  due_date,
  status,
});

/** Controls of assessments as verbs take and change them. */
export const controlAssessments = recordsOf({
  type: 'control_assessment',
  workflow: controlAssessmentWorkflow,
  table: controlAssessmentTable,
  findToChange: findControlToChange,
  factsOf,
  shownTo,
  historyOf: (_call: Call, row: StoredControl) => inHistory(row),
  write: writeControl,
  tell: tellOfControl,
});
