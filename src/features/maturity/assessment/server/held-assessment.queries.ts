import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { HandedOver, Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { assessmentWorkflow } from '../assessment.workflow.ts';
import { maturityStatuses } from '../assessment-status.contract.ts';
import { isOpen } from '../assessment-status.rules.ts';
import { seenBy } from './shared/assessment.queries.ts';

/** Still answered, or with the reviewer: somebody has yet to do something. */
const isUnderWay = (status: (typeof maturityStatuses)[number]): boolean =>
  isOpen(status) || assessmentWorkflow.startsIn('approve', status);
/** Assessments `a` that somebody has yet to do something about. */
export const underWay = sql`${oneOfThese(sql.raw('a.status'), maturityStatuses.filter(isUnderWay))} and a.deleted_at is null`;

/** The assessments `a` under way of which this holds. */
const those = (db: TenantDb, rule: SQL): SQL =>
  sql`select a.id, a.department_id from maturity_assessment a where a.org_id = ${db.org_id} and ${underWay} and ${rule}`;

const isAssessor = (person: string): SQL =>
  sql`exists (select from maturity_assessor t where t.org_id = a.org_id and t.assessment_id = a.id and t.person_id = ${person})`;
const isAssignee = (person: string): SQL =>
  sql`exists (select from maturity_assignment s where s.org_id = a.org_id and s.assessment_id = a.id and s.person_id = ${person})`;

/** Who may assess or review: an Admin, and Staff of the department (assessor.queries.ts). */
const mayAssess = (
  db: TenantDb,
): SQL => sql`(p.type = 'Admin' or (p.type = 'Staff' and (h.department_id is null or exists (
  select from department_member m join department d on d.org_id = ${db.org_id} and d.id = h.department_id
    and (d.id = m.department_id or (m.include_children and m.department_id = any (d.path)))
  where m.org_id = ${db.org_id} and m.person_id = p.id))))`;

/** Locks these assessments in one order, in the same trip as what follows. */
const locked = (db: TenantDb, ids: readonly string[], rule: SQL): SQL =>
  sql`select a.id from maturity_assessment a where a.org_id = ${db.org_id} and a.id = any (${sql.param(ids)}::uuid[]) and ${rule} order by a.id for update`;

/** The assessments of `held` with their next version. */
const touched = ({ db, by }: Call): SQL => sql`update maturity_assessment a set version = a.version + 1,
  updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid from held where a.org_id = ${db.org_id} and a.id = held.id returning a.id, a.ref`;

const common = { type: 'maturity_assessment', action: 'maturity.handed_over' } as const;

/** The assessments under way that people answer for. Whoever answers for one already takes nothing twice. */
export const assessedAssessments: Holding = {
  ...common,
  kind: 'maturity_assessor',
  columns: ['maturity_assessor.person_id'],
  field: 'assessors',
  named: ({ name }) => [name],
  heldBy: (db, person) => those(db, isAssessor(person)),
  mayHold: mayAssess,
  handOver: (call, from, to, ids) => {
    const { db } = call;
    return db.query<HandedOver>(sql`with held as (${locked(db, ids, isAssessor(from.id))}), gone as (
        delete from maturity_assessor t using held where t.org_id = ${db.org_id} and t.assessment_id = held.id and t.person_id = ${from.id}
      ), taken as (
        insert into maturity_assessor (org_id, assessment_id, person_id) select ${db.org_id}, held.id, ${to.id}::uuid from held on conflict do nothing
      ) ${touched(call)}`);
  },
};

/** The assessments under way that people review. */
export const reviewedAssessments: Holding = {
  ...common,
  kind: 'maturity_reviewer',
  columns: ['maturity_assessment.reviewer_id'],
  field: 'reviewer',
  named: ({ name }) => name,
  heldBy: (db, person) => those(db, sql`a.reviewer_id = ${person}`),
  mayHold: mayAssess,
  handOver: ({ db, by }, from, to, ids) =>
    db.query<HandedOver>(sql`with held as (${locked(db, ids, sql`a.reviewer_id = ${from.id}`)})
      update maturity_assessment a set reviewer_id = ${to.id}::uuid, version = a.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where a.org_id = ${db.org_id} and a.id = held.id returning a.id, a.ref`),
};

/** The assessments under way in which questions were given to people. They go to somebody who sees the assessment. */
export const assignedAssessments: Holding = {
  ...common,
  kind: 'maturity_assignment',
  columns: ['maturity_assignment.person_id'],
  field: 'assigned_to',
  named: ({ name }) => [name],
  heldBy: (db, person) => those(db, isAssignee(person)),
  mayHold: (db, actor) =>
    sql`exists (select from maturity_assessment a where a.org_id = ${db.org_id} and a.id = h.id and ${seenBy(personAsViewer(actor))})`,
  handOver: (call, from, to, ids) => {
    const { db } = call;
    return db.query<HandedOver>(sql`with held as (${locked(db, ids, isAssignee(from.id))}), gone as (
        delete from maturity_assignment s using held where s.org_id = ${db.org_id} and s.assessment_id = held.id and s.person_id = ${from.id}
        returning s.assessment_id, s.question_id, s.due_date
      ), taken as (
        insert into maturity_assignment (org_id, assessment_id, question_id, person_id, due_date)
        select ${db.org_id}, gone.assessment_id, gone.question_id, ${to.id}::uuid, gone.due_date from gone on conflict do nothing
      ), changed as (${touched(call)})
      select changed.id, changed.ref, array_agg(gone.question_id || '.assigned_to' order by gone.question_id) as fields
      from changed join gone on gone.assessment_id = changed.id group by changed.id, changed.ref`);
  },
};
