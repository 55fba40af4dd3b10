import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { isOpenIn } from '#platform/server/record/record-place.ts';
import type { HandedOver, Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import { recordHolding } from '#features/identity/leaving/server/shared/record-holding.queries.ts';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';
import { recordsInDepartment } from '#features/organisation/department/server/shared/records-in-department.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { assessments } from './shared/assessment-record.service.ts';
import { seenBy } from './shared/assessment.queries.ts';

const { place } = assessments;

/** The assessments `a` under way of which this holds. */
const those = (db: TenantDb, rule: SQL): SQL =>
  sql`select a.id, a.department_id from maturity_assessment a where a.org_id = ${db.org_id} and ${isOpenIn(place)} and ${rule}`;

const isAssessor = (person: string): SQL =>
  sql`exists (select from maturity_assessor t where t.org_id = a.org_id and t.assessment_id = a.id and t.person_id = ${person})`;
const isAssignee = (person: string): SQL =>
  sql`exists (select from maturity_assignment s where s.org_id = a.org_id and s.assessment_id = a.id and s.person_id = ${person})`;

/** Who may assess or review the assessment `a`: an Admin, and Staff of the department (assessor.queries.ts). */
const mayAssess =
  (): SQL => sql`(p.type = 'Admin' or (p.type = 'Staff' and (a.department_id is null or exists (
  select from department_member m join department d on d.org_id = a.org_id and d.id = a.department_id
    and (d.id = m.department_id or (m.include_children and m.department_id = any (d.path)))
  where m.org_id = a.org_id and m.person_id = p.id))))`;

/** Locks these assessments in one order, in the same trip as what follows. */
const locked = (db: TenantDb, ids: readonly string[], rule: SQL): SQL =>
  sql`select a.id from maturity_assessment a where a.org_id = ${db.org_id} and a.id = any (${sql.param(ids)}::uuid[]) and ${rule} order by a.id for update`;

/** The assessments of `held` with their next version. */
const touched = ({ db, by }: Call): SQL => sql`update maturity_assessment a set version = a.version + 1,
  updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid from held where a.org_id = ${db.org_id} and a.id = held.id returning a.id, a.ref`;

const named: Holding['named'] = ({ id, name }) => [{ id, name }];

/** The assessments under way that people answer for, by a table of their own. Whoever answers for one already takes nothing twice. */
export const assessedAssessments: Holding = {
  ...recordHolding(place, 'assessor', mayAssess),
  columns: ['maturity_assessor.person_id'],
  named,
  heldBy: (db, person) => those(db, isAssessor(person)),
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
export const reviewedAssessments = recordHolding(place, 'reviewer', mayAssess);

/** The assessments under way in which questions were given to people, by a table of their own. They go to somebody who sees the
 *  assessment. */
export const assignedAssessments: Holding = {
  ...recordHolding(place, 'assignment', (actor) => seenBy(personAsViewer(actor))),
  columns: ['maturity_assignment.person_id'],
  field: 'assigned_to',
  named,
  heldBy: (db, person) => those(db, isAssignee(person)),
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

/** The assessments of a department: those under way go along where it is archived, and leave the dashboard of that department. */
export const assessmentsInDepartment: DepartmentContent = {
  ...recordsInDepartment(place, 'maturity_assessments'),
  move: ({ db, by }, from, to, ids) =>
    db.query<{ id: string; ref: string }>(sql`with held as (
      select a.id from maturity_assessment a where a.org_id = ${db.org_id} and a.id = any (${sql.param(ids)}::uuid[]) and a.department_id = ${from.id} order by a.id for update
    ) update maturity_assessment a set department_id = ${to.id}::uuid, is_dashboard = false, version = a.version + 1,
      updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where a.org_id = ${db.org_id} and a.id = held.id returning a.id, a.ref`),
};
