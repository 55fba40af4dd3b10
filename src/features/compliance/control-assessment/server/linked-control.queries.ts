import { sql } from 'drizzle-orm';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { openComplianceStatuses } from '#features/compliance/assessment/assessment-status.contract.ts';
import type { ControlContent } from '#features/treatment/control/server/shared/control-content.queries.ts';

/** The links of open assessments with controls: where an answer was linked with several of them, one link remains. What was approved says
 *  what it was linked with on that day. */
export const assessmentsOfControls: ControlContent = {
  columns: ['control_assessment_link.control_id'],
  takeOver: async ({ db }, from, into) => {
    await db.query(sql`with moved as (
        delete from control_assessment_link l using control_assessment ca, compliance_assessment a
        where l.org_id = ${db.org_id} and l.control_id = any (${sql.param(from)}::uuid[])
          and ca.org_id = l.org_id and ca.id = l.control_assessment_id and a.org_id = ca.org_id and a.id = ca.assessment_id
          and ${oneOfThese(sql.raw('a.status'), openComplianceStatuses)}
        returning l.id, l.control_assessment_id
      )
      insert into control_assessment_link (org_id, id, control_assessment_id, control_id)
      select ${db.org_id}, (array_agg(m.id order by m.id))[1], m.control_assessment_id, ${into}::uuid
      from moved m group by m.control_assessment_id on conflict do nothing`);
  },
};
