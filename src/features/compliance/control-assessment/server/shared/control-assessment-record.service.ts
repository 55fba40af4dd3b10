import { sql } from 'drizzle-orm';
import { storedRecords } from '#platform/server/record/stored-records.ts';
import { standardOf } from '#features/compliance/standard/server/shared/standard.queries.ts';
import { controlAssessmentRecord } from '../../control-assessment.record.ts';
import { controlAssessmentWorkflow } from '../../control-assessment.workflow.ts';
import { factsOf, toControl } from '../control-assessment.presenter.ts';
import {
  besideInRow,
  besideInWhole,
  itsAssessment,
  thisControl,
  type BesideControl,
} from '../control-assessment.queries.ts';
import { controlAssessmentTable } from '../control-assessment.table.ts';
import { tellOfControl } from './control-assessment-notice.service.ts';

/** Controls of assessments, as they are read and as verbs take and change them: the log calls them by their codes. */
export const controlAssessments = storedRecords(controlAssessmentRecord)<BesideControl>()({
  workflow: controlAssessmentWorkflow,
  table: controlAssessmentTable,
  as: 'ca',
  references: {},
  elsewhere: { ref: 'ca.code', deleted_at: 'a.deleted_at' },
  further: { row: besideInRow, whole: (_, actor) => besideInWhole(actor) },
  beside: () => itsAssessment,
  // An assessment is not handed in while somebody changes what it asks.
  lockFirst: (db, id) => [
    db.query(sql`select from compliance_assessment a where a.org_id = ${db.org_id}
      and a.id = (select ca.assessment_id from control_assessment ca where ca.org_id = ${db.org_id} and ca.id = ${id}) for share`),
  ],
  complete: async ({ db }, row) => ({
    ...row,
    content: await standardOf(db, row.standard, row.standard_version),
  }),
  seenBy: thisControl,
  factsOf,
  shownTo: ({ actor, db, language }, stored) => toControl(stored, actor, db.now, language),
  tell: tellOfControl,
});
