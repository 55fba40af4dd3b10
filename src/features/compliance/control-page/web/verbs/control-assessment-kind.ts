import { describedKind } from '#platform/web/record/described-kind.ts';
import {
  readControlAssessment,
  readControlAssessmentHistory,
  type ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { controlAssessmentRecord } from '#features/compliance/control-assessment/control-assessment.record.ts';

/** A control of an assessment on its page and in the dialogs of its verbs. Answering, linking and following have their places on the page. */
export const controlAssessmentKind = describedKind<ControlAssessment>({
  record: controlAssessmentRecord,
  feature: 'compliance-control-assessment',
  read: readControlAssessment,
  history: readControlAssessmentHistory,
  refreshes: ['work'],
  next: ['done', 'submit'],
  menu: ['submit', 'return'],
  now: {},
});

/** What is missing before an answer can be submitted: the refusal it would get. */
export const missingForSubmit = ({ permissions }: Pick<ControlAssessment, 'permissions'>) =>
  permissions.missing.find(({ verb }) => verb === 'submit')?.code;
