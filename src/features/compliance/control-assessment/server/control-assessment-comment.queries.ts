import { sql } from 'drizzle-orm';
import type { CommentedRecords } from '#features/collaboration/comment/server/shared/comment.queries.ts';
import { controlLink } from '#features/compliance/assessment/server/shared/compliance-notice.service.ts';
import { controlSeenBy } from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import { controlAssessmentCommentTable } from './control-assessment.table.ts';

/** Controls of assessments as people comment on them: they are those of whoever answers them. */
export const commentedControlAssessments: CommentedRecords = {
  type: 'control_assessment',
  acts: 'control_assessment',
  table: controlAssessmentCommentTable,
  select: (db, viewer, id) =>
    sql`select ca.id as record_id, ca.code as record_ref, a.name as record_title,
      ${controlLink} as record_link,
      a.department_id as record_department, a.deleted_at as record_deleted_at,
      array(select cr.person_id from control_respondent cr where cr.org_id = ca.org_id and cr.control_assessment_id = ca.id) || ca.owner_id as record_owners
    from control_assessment ca join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id
    where ca.org_id = ${db.org_id} and ca.id = ${id} and ${controlSeenBy(viewer)} and (a.deleted_at is null or ${viewer.isAdmin})`,
};
