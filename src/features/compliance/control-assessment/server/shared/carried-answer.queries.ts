import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';

/** Takes over what was answered to the same controls in an earlier assessment, with those who answer them and what they are linked
 *  with. Until somebody confirms or changes an answer it counts as not assessed. Evidence speaks for a time of its own, and stays where
 *  it is. */
export async function carryAnswers(
  db: TenantDb,
  { assessment, baseline }: { assessment: string; baseline: string },
): Promise<void> {
  /** A new control `n` beside the earlier one `b`. */
  const pairs = sql`control_assessment n join control_assessment b
    on b.org_id = n.org_id and b.assessment_id = ${baseline} and b.code = n.code and not b.is_parent
    where n.org_id = ${db.org_id} and n.assessment_id = ${assessment} and not n.is_parent`;
  const links = await db.query<
    Record<'control_assessment_id' | 'control_id' | 'risk_id' | 'plan_id', string | null>
  >(
    sql`select p.new_id as control_assessment_id, l.control_id, l.risk_id, l.plan_id from (select n.id as new_id, b.id as earlier from ${pairs}) p
      join control_assessment_link l on l.org_id = ${db.org_id} and l.control_assessment_id = p.earlier`,
  );
  await Promise.all([
    db.query(sql`update control_assessment ca set applicability_state = p.applicability_state,
        applicability_reasons = p.applicability_reasons, applicability_text = p.applicability_text, provider = p.provider, result = p.result,
        implementation_percent = p.implementation_percent, maturity_level = p.maturity_level, observation = p.observation,
        no_evidence_reason = p.no_evidence_reason,
        owner_id = (select o.id from person o where o.org_id = ca.org_id and o.id = p.owner_id and o.status = 'active'),
        carried_from = case when p.result <> 'not_assessed' or p.applicability_state <> 'applicable' then p.id end
      from (select n.id as new_id, b.* from ${pairs}) p where ca.org_id = ${db.org_id} and ca.id = p.new_id`),
    db.query(sql`insert into control_respondent (org_id, control_assessment_id, person_id, assessment_id)
      select cr.org_id, p.new_id, cr.person_id, ${assessment} from (select n.id as new_id, b.id as earlier from ${pairs}) p
      join control_respondent cr on cr.org_id = ${db.org_id} and cr.control_assessment_id = p.earlier
      join person o on o.org_id = cr.org_id and o.id = cr.person_id and o.status = 'active'`),
    db.query(sql`insert into control_assessment_link (org_id, id, control_assessment_id, control_id, risk_id, plan_id)
      select ${db.org_id}, l.id, l.control_assessment_id, l.control_id, l.risk_id, l.plan_id
      from json_to_recordset(${JSON.stringify(links.map((link) => ({ ...link, id: newId(db.now) })))})
        as l (id uuid, control_assessment_id uuid, control_id uuid, risk_id uuid, plan_id uuid)`),
  ]);
}
