import { sql } from 'drizzle-orm';
import type { CommentedRecords } from '#features/collaboration/comment/server/shared/comment.queries.ts';
import { assessmentSeenBy } from '#features/maturity/assessment/server/shared/assessment.queries.ts';
import { assessmentLink } from '#features/maturity/assessment/server/shared/assessment-notice.service.ts';
import { maturityAssessmentCommentTable } from './assessment-comment.table.ts';

/** Assessments as people comment on them: they are their assessors' own. */
export const commentedAssessments: CommentedRecords = {
  type: 'maturity_assessment',
  acts: 'maturity',
  table: maturityAssessmentCommentTable,
  select: (db, viewer, id) =>
    sql`select a.id as record_id, a.ref as record_ref, a.name as record_title, ${assessmentLink} as record_link, a.department_id as record_department, a.deleted_at as record_deleted_at,
      array(select m.person_id from maturity_assessor m where m.org_id = a.org_id and m.assessment_id = a.id) as record_owners
    from maturity_assessment a where ${assessmentSeenBy(db, viewer, id)}`,
};
