import { sql } from 'drizzle-orm';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { openComplianceStatuses } from '#features/compliance/assessment/assessment-status.contract.ts';
import { controlLink } from '#features/compliance/assessment/server/shared/compliance-notice.service.ts';
import { controlSeenBy } from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import type { TaskParent } from '#features/treatment/task/server/shared/task-parent.queries.ts';

/** The answers to controls of assessments, as tasks belong to them: while the assessment is worked on. Whoever answers for the control, or
 *  leads the assessment, adds some as well as those who decide about its department. */
export const controlAssessmentAsParent: TaskParent = {
  kind: 'compliance_control',
  type: 'control_assessment',
  rows: (db) =>
    sql`select ca.id, ca.code as ref, a.name as title,
        ${controlLink} as link,
        a.department_id, array_remove(array[ca.owner_id, a.lead_id], null) as owner_ids,
        ${oneOfThese(sql.raw('a.status'), openComplianceStatuses)} as is_open
      from control_assessment ca join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id
      where ca.org_id = ${db.org_id} and a.deleted_at is null`,
  seenBy: (db, viewer, of) =>
    sql`select from control_assessment ca join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id
      where ca.org_id = ${db.org_id} and ca.id = ${of} and a.deleted_at is null and ${controlSeenBy(viewer)}`,
};
