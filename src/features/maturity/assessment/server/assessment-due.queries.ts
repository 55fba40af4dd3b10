import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import { assessmentLink } from './shared/assessment-notice.service.ts';

const columns = sql`'maturity_assessment' as type, a.id, a.ref, a.name as title, ${assessmentLink} as link, a.department_id`;

/** Assessments `a` that are being worked on. */
export const openAssessment = (db: TenantDb): SQL =>
  sql`a.org_id = ${db.org_id} and a.deleted_at is null and a.status in ('draft', 'in_progress')`;

/** The question of the assignment `s` has an answer that nobody has to confirm. */
export const isAnswered = sql`exists (select from maturity_answer m where m.org_id = s.org_id and m.assessment_id = s.assessment_id
  and m.question_id = s.question_id and m.carried_from is null and (m.current_level is not null or m.not_applicable))`;

/** Assessments that their assessors are to submit. */
export const assessmentsToSubmit: DueSource = {
  name: 'maturity_assessment',
  open: (db, from, to) =>
    sql`select ${columns}, a.due_date as due_on, t.person_id from maturity_assessment a
      join maturity_assessor t on t.org_id = a.org_id and t.assessment_id = a.id
      where ${openAssessment(db)} and a.due_date between ${from}::date and ${to}::date`,
};

/** Questions that people are to answer; those of one assessment for one day together. */
export const questionsToAnswer: DueSource = {
  name: 'maturity_questions',
  about: 'answers',
  open: (db, from, to) =>
    sql`select ${columns}, s.due_date as due_on, s.person_id from maturity_assessment a
      join maturity_assignment s on s.org_id = a.org_id and s.assessment_id = a.id
      where ${openAssessment(db)} and s.due_date between ${from}::date and ${to}::date and not ${isAnswered}
      group by a.org_id, a.id, s.due_date, s.person_id`,
};
