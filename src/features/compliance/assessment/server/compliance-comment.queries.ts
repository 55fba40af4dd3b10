import { sql } from 'drizzle-orm';
import type { CommentedRecords } from '#features/collaboration/comment/server/shared/comment.queries.ts';
import { complianceAssessmentCommentTable } from './compliance-assessment.table.ts';
import { complianceLink } from './shared/compliance-notice.service.ts';
import { complianceSeenBy } from './shared/compliance-visibility.queries.ts';

/** Assessments of compliance as people comment on them: they are their lead's. */
export const commentedComplianceAssessments: CommentedRecords = {
  type: 'compliance_assessment',
  acts: 'compliance',
  table: complianceAssessmentCommentTable,
  select: (db, viewer, id) =>
    sql`select a.id as record_id, a.ref as record_ref, a.name as record_title, ${complianceLink} as record_link,
      a.department_id as record_department, a.deleted_at as record_deleted_at, array[a.lead_id] as record_owners
    from compliance_assessment a where a.org_id = ${db.org_id} and a.id = ${id} and ${complianceSeenBy(viewer)} and (a.deleted_at is null or ${viewer.isAdmin})`,
};
