import { sql, type SQL } from 'drizzle-orm';
import { one, type TenantDb } from '#platform/server/database/database.ts';

// What goes into a document lies in tables of many things; those of the product's records that answers name are read by what links them.

/** What the answers of an assessment, or its findings, are linked with, by this column. */
export const linkedBy = (db: TenantDb, assessmentId: string, column: 'risk_id' | 'plan_id'): SQL =>
  sql`select cl.${sql.raw(column)} from control_assessment ca join control_assessment_link cl
    on cl.org_id = ca.org_id and cl.control_assessment_id = ca.id where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessmentId}
      and cl.${sql.raw(column)} is not null
    union select f.${sql.raw(column)} from finding f
    where f.org_id = ${db.org_id} and f.assessment_id = ${assessmentId} and f.deleted_at is null and f.${sql.raw(column)} is not null`;

/** The controls of the catalogue that its answers are linked with. */
export const linkedControls = (db: TenantDb, assessmentId: string): SQL =>
  sql`select cl.control_id from control_assessment ca join control_assessment_link cl
    on cl.org_id = ca.org_id and cl.control_assessment_id = ca.id where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessmentId}
      and cl.control_id is not null`;

const lengthOf = (row: string, ...columns: string[]): SQL =>
  sql.raw(columns.map((column) => `coalesce(octet_length(${row}.${column}), 0)`).join(' + '));

/** How much is to be read for a document: bytes that people wrote, and records with their links. What is more than one file may hold is
 *  known before it is read. */
export async function measure(
  db: TenantDb,
  assessmentId: string,
): Promise<{ bytes: number; records: number }> {
  const plans = linkedBy(db, assessmentId, 'plan_id');
  return one(
    await db.query<{
      bytes: number;
      records: number;
    }>(sql`select coalesce(sum(x.bytes), 0)::int8 as bytes, count(*)::int8 as records from (
      select ${lengthOf('ca', 'observation', 'no_evidence_reason', 'applicability_text')} as bytes
        from control_assessment ca where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessmentId}
      union all select 0 from control_assessment ca join control_assessment_link cl
        on cl.org_id = ca.org_id and cl.control_assessment_id = ca.id where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessmentId}
      union all select 0 from control_assessment ca join evidence_link l
        on l.org_id = ca.org_id and l.object_type = 'control_assessment' and l.object_id = ca.id
        where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessmentId}
      union all select ${lengthOf('f', 'description', 'root_cause', 'correction', 'corrective_action')}
        from finding f where f.org_id = ${db.org_id} and f.assessment_id = ${assessmentId} and f.deleted_at is null
      union all select ${lengthOf('c', 'description')} from control c
        where c.org_id = ${db.org_id} and c.id in (${linkedControls(db, assessmentId)})
      union all select ${lengthOf('r', 'description')} from risk r
        where r.org_id = ${db.org_id} and r.id in (${linkedBy(db, assessmentId, 'risk_id')})
      union all select ${lengthOf('plan', 'objective', 'description')} from plan
        where plan.org_id = ${db.org_id} and plan.id in (${plans})
      union all select 0 from task t
        where t.org_id = ${db.org_id} and t.parent_kind = 'cip' and t.parent_id in (${plans})
    ) x`),
  );
}
