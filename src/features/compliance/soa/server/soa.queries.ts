import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { StoredAssessment } from '#features/compliance/assessment/server/shared/compliance-assessment.queries.ts';
import { complianceAssessments } from '#features/compliance/assessment/server/shared/compliance-record.service.ts';
import type { ComplianceSums } from '#features/compliance/figure/figure.rules.ts';
import { sumsOf } from '#features/compliance/figure/server/shared/compliance-sums.queries.ts';
import type { SoaRow } from '../soa.contract.ts';

/** A row as the database gives it: its titles are words of the standard. */
export interface StoredSoaRow extends Omit<SoaRow, 'title' | 'theme' | 'missing'> {
  section: string;
}

/** What an assessment has a Statement of Applicability of; clauses 4 to 10 are in none, because nobody may leave them out. */
export const soaStandard = 'iso27001';
const inAnnexA = (code: string) => sql.raw(`${code} like 'A.%'`);

/** Refuses what has no Statement of Applicability, and those who see a part of the assessment alone. */
export function expectSoa(stored: StoredAssessment | undefined): StoredAssessment {
  return stored?.is_whole && stored.standard === soaStandard ? stored : refuse(notFound);
}

export const findAssessmentOfSoa = async (db: TenantDb, actor: Actor, id: string) =>
  expectSoa(await complianceAssessments.find(db, actor, id));

/** Annex A as it is answered, in the order of the standard, and what it adds up to: read by one statement, so that both are of the same
 *  moment. A fixed number of rows, whatever the organisation holds. */
export async function findSoaRows(
  db: TenantDb,
  assessmentId: string,
): Promise<{ rows: StoredSoaRow[]; sums: ComplianceSums }> {
  const [found] = await db.query<{
    rows: StoredSoaRow[];
    sums: ComplianceSums;
  }>(sql`with answered as (
      select ca.id, ca.code, ca.section, ca.applicability_state, ca.applicability_reasons, ca.applicability_text, ca.provider, ca.result,
        ca.implementation_percent, ca.status, ca.position,
        case when ca.is_proven then 'proven' when ca.proven_share > 0 then 'half_proven' else 'unproven' end as proof,
        array(select c.ref from control_assessment_link cl join control c on c.org_id = cl.org_id and c.id = cl.control_id and c.deleted_at is null
          where cl.org_id = ca.org_id and cl.control_assessment_id = ca.id order by c.ref) as controls,
        (select count(*)::int from evidence_link l join evidence e on e.org_id = l.org_id and e.id = l.evidence_id and e.deleted_at is null
          where l.org_id = ca.org_id and l.object_type = 'control_assessment' and l.object_id = ca.id) as evidence_count
      from control_assessment ca
      where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessmentId} and not ca.is_parent and ${inAnnexA('ca.code')}
    )
    select coalesce((select json_agg(to_jsonb(answered) - 'position' order by answered.position) from answered), '[]') as rows,
      (select ${sumsOf} from compliance_figure f
        where f.org_id = ${db.org_id} and f.assessment_id = ${assessmentId} and ${inAnnexA('f.section')}) as sums`);
  return found ?? refuse(notFound);
}
