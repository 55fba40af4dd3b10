import { storedRecords } from '#platform/server/record/stored-records.ts';
import { cachedEditions } from '#features/maturity/framework/server/shared/edition-cache.queries.ts';
import { assessmentRecord } from '../../assessment.record.ts';
import { assessmentWorkflow } from '../../assessment.workflow.ts';
import { maturityAssessmentTable, maturityCounterTable } from '../assessment.table.ts';
import { tellOfAssessment } from './assessment-notice.service.ts';
import { factsOf, toAssessment } from './assessment.presenter.ts';
import {
  assessorsOf,
  baselineFor,
  besideInRow,
  besideInWhole,
  thisAssessment,
  type BesideAssessment,
} from './assessment.queries.ts';

/** Assessments, as they are read and as verbs take and change them. Whoever changed one sees it then with its first section. */
export const assessments = storedRecords(assessmentRecord)<BesideAssessment>()({
  workflow: assessmentWorkflow,
  table: maturityAssessmentTable,
  counter: maturityCounterTable,
  as: 'a',
  acts: 'maturity',
  references: { assessor: assessorsOf, baseline: baselineFor },
  further: { row: () => besideInRow, whole: besideInWhole },
  complete: async ({ db }, row) => ({ ...row, edition: cachedEditions(db).of(row) }),
  seenBy: thisAssessment,
  factsOf,
  shownTo: ({ actor, language, db }, stored) =>
    toAssessment(stored, { actor, language, now: db.now, section: 'first' }),
  tell: tellOfAssessment,
});
