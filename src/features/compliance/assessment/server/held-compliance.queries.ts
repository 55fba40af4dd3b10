import { sql, type SQL } from 'drizzle-orm';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import type { HandedOver, Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { openComplianceStatuses } from '../assessment-status.contract.ts';
import { complianceSeenBy } from './shared/compliance-visibility.queries.ts';

/** Somebody has yet to do something about the assessment `a`. */
const underWay = sql`${oneOfThese(sql.raw('a.status'), openComplianceStatuses)} and a.deleted_at is null`;

/** The assessments under way that people lead or review. They go to somebody who sees them already: handing over opens no department. */
const naming = (kind: string, column: 'lead_id' | 'reviewer_id', may: SQL): Holding => {
  const named = sql.raw(`a.${column}`);
  return {
    kind,
    columns: [`compliance_assessment.${column}`],
    type: 'compliance_assessment',
    action: 'compliance.handed_over',
    field: column === 'lead_id' ? 'lead' : 'reviewer',
    named: ({ name }) => name,
    heldBy: (db, person) =>
      sql`select a.id, a.department_id from compliance_assessment a where a.org_id = ${db.org_id} and ${named} = ${person} and ${underWay}`,
    mayHold: (db, actor) =>
      sql`exists (select from compliance_assessment a where a.org_id = ${db.org_id} and a.id = h.id and ${complianceSeenBy(personAsViewer(actor))} and ${may})`,
    handOver: ({ db, by }, from, to, ids) =>
      db.query<HandedOver>(sql`with held as (
        select a.id from compliance_assessment a where a.org_id = ${db.org_id} and a.id = any (${sql.param(ids)}::uuid[]) and ${named} = ${from.id} order by a.id for update
      ) update compliance_assessment a set ${sql.raw(column)} = ${to.id}::uuid, version = a.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
        from held where a.org_id = ${db.org_id} and a.id = held.id returning a.id, a.ref`),
  };
};

export const ledCompliance = naming('compliance_lead', 'lead_id', sql`true`);
/** A User approves nothing. */
export const reviewedCompliance = naming('compliance_reviewer', 'reviewer_id', sql`p.type <> 'User'`);

/** The assessments of a department: those under way go along where it is archived. */
export const complianceInDepartment: DepartmentContent = {
  kind: 'compliance_assessments',
  columns: ['compliance_assessment.department_id'],
  type: 'compliance_assessment',
  action: 'compliance.department_archived',
  named: ({ name }) => name,
  openIn: (db, department) => sql`select a.id from compliance_assessment a
    where a.org_id = ${db.org_id} and a.department_id = ${department} and ${underWay}`,
  anythingIn: (db, department) =>
    sql`select from compliance_assessment a where a.org_id = ${db.org_id} and a.department_id = ${department}`,
  move: ({ db, by }, from, to, ids) =>
    db.query<{ id: string; ref: string }>(sql`with held as (
      select a.id from compliance_assessment a where a.org_id = ${db.org_id} and a.id = any (${sql.param([...ids])}::uuid[]) and a.department_id = ${from.id} order by a.id for update
    ) update compliance_assessment a set department_id = ${to.id}::uuid, version = a.version + 1,
      updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where a.org_id = ${db.org_id} and a.id = held.id returning a.id, a.ref`),
};
