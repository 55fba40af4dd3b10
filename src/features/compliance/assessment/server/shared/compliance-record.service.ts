import { storedRecords } from '#platform/server/record/stored-records.ts';
import { standardOf } from '#features/compliance/standard/server/shared/standard.queries.ts';
import { complianceRecord } from '../../compliance-assessment.record.ts';
import { complianceWorkflow } from '../../compliance-assessment.workflow.ts';
import {
  complianceAssessmentCounterTable,
  complianceAssessmentTable,
} from '../compliance-assessment.table.ts';
import { factsOf, toAssessment } from './compliance-assessment.presenter.ts';
import {
  besideInRow,
  besideInWhole,
  followedBy,
  type BesideCompliance,
} from './compliance-assessment.queries.ts';
import { tellOfCompliance } from './compliance-notice.service.ts';
import { thisCompliance } from './compliance-visibility.queries.ts';

/** Assessments of compliance, as they are read and as verbs take and change them. */
export const complianceAssessments = storedRecords(complianceRecord)<BesideCompliance>()({
  workflow: complianceWorkflow,
  table: complianceAssessmentTable,
  counter: complianceAssessmentCounterTable,
  as: 'a',
  acts: 'compliance',
  references: { follows: followedBy },
  further: { row: besideInRow, whole: (_, actor) => besideInWhole(actor) },
  complete: async ({ db }, row) => ({
    ...row,
    content: await standardOf(db, row.standard, row.standard_version),
  }),
  seenBy: thisCompliance,
  factsOf,
  shownTo: ({ actor, db }, stored) => toAssessment(stored, actor, db.now),
  tell: tellOfCompliance,
});
