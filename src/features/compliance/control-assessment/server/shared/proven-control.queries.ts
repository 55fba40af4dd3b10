import { sql } from 'drizzle-orm';
import {
  answeredBy,
  controlSeenBy,
} from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { EvidenceHolder } from '#features/treatment/evidence/server/shared/evidence-holder.queries.ts';
import { maySteer, actsFor } from '#platform/contract/deciding.ts';
import { controlAssessmentTable } from '../control-assessment.table.ts';
import { proveControls } from './proof.queries.ts';

interface Answered {
  id: string;
  ref: string;
  title: string;
  department_id: string | null;
  lead_id: string;
  is_asked: boolean;
  is_open: boolean;
}

/** Controls of assessments as evidence hangs on them: linked by those who answer them, and by those who set the assessment up, until it is
 *  handed in. */
export const controlAssessmentsWithEvidence: EvidenceHolder = {
  type: 'control_assessment',
  table: controlAssessmentTable,
  async find({ db, actor }, ids) {
    const rows =
      await db.query<Answered>(sql`select ca.id, ca.code as ref, a.name as title, a.department_id, a.lead_id,
        ${answeredBy(viewerOf(actor))} and a.status = 'in_progress' as is_asked,
        a.status in ('draft', 'in_progress') and ca.status in ('to_do', 'in_progress') and not ca.is_parent as is_open
      from control_assessment ca join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id
      where ca.org_id = ${db.org_id} and ca.id = any (${sql.param(ids)}::uuid[]) and a.deleted_at is null and ${controlSeenBy(viewerOf(actor))}`);
    return rows.map(({ id, ref, title, department_id, lead_id, is_asked, is_open }) => ({
      id,
      ref,
      title,
      mayLink: is_open && (is_asked || maySteer(actor, department_id) || actsFor(actor, lead_id)),
    }));
  },
  changed: (db, controls) => proveControls(db, { controls }),
};
