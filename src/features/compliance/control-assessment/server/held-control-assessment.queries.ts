import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { HandedOver, Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import { openComplianceStatuses } from '#features/compliance/assessment/assessment-status.contract.ts';

/** The controls `ca` that somebody has yet to answer or accept, of which this holds. */
const those = (db: TenantDb, rule: SQL): SQL =>
  sql`select ca.id, a.department_id from control_assessment ca join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id
    where ca.org_id = ${db.org_id} and ca.status <> 'done' and a.deleted_at is null and ${oneOfThese(sql.raw('a.status'), openComplianceStatuses)} and ${rule}`;

const isRespondent = (person: string): SQL =>
  sql`exists (select from control_respondent cr where cr.org_id = ca.org_id and cr.control_assessment_id = ca.id and cr.person_id = ${person})`;

/** Locks these controls in one order, in the same trip as what follows. */
const locked = (db: TenantDb, ids: readonly string[], rule: SQL): SQL =>
  sql`select ca.id from control_assessment ca where ca.org_id = ${db.org_id} and ca.id = any (${sql.param(ids)}::uuid[]) and ${rule} order by ca.id for update`;

/** The controls of `held` with their next version. */
const touched = (
  { db, by }: Call,
  also: SQL = sql``,
): SQL => sql`update control_assessment ca set ${also} version = ca.version + 1,
  updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid from held
  where ca.org_id = ${db.org_id} and ca.id = held.id returning ca.id, ca.code as ref`;

// Whoever answers a control sees it: it may be given to anybody.
const common = {
  type: 'control_assessment',
  action: 'control_assessment.handed_over',
  mayHold: () => sql`true`,
} as const;

export const ownedControlAssessments: Holding = {
  ...common,
  kind: 'control_assessment_owner',
  columns: ['control_assessment.owner_id'],
  field: 'owner',
  named: ({ id, name }) => ({ id, name }),
  heldBy: (db, person) => those(db, sql`ca.owner_id = ${person}`),
  handOver: (call, from, to, ids) =>
    call.db.query<HandedOver>(
      sql`with held as (${locked(call.db, ids, sql`ca.owner_id = ${from.id}`)}) ${touched(call, sql`owner_id = ${to.id}::uuid,`)}`,
    ),
};

/** Whoever answers one already takes nothing twice. */
export const assignedControlAssessments: Holding = {
  ...common,
  kind: 'control_respondent',
  columns: ['control_respondent.person_id'],
  field: 'respondents',
  named: ({ id, name }) => [{ id, name }],
  heldBy: (db, person) => those(db, isRespondent(person)),
  handOver: (call, from, to, ids) => {
    const { db } = call;
    return db.query<HandedOver>(sql`with held as (${locked(db, ids, isRespondent(from.id))}), gone as (
        delete from control_respondent cr using held where cr.org_id = ${db.org_id} and cr.control_assessment_id = held.id and cr.person_id = ${from.id}
        returning cr.control_assessment_id, cr.assessment_id
      ), taken as (
        insert into control_respondent (org_id, control_assessment_id, person_id, assessment_id)
        select ${db.org_id}, gone.control_assessment_id, ${to.id}::uuid, gone.assessment_id from gone on conflict do nothing
      ) ${touched(call)}`);
  },
};
