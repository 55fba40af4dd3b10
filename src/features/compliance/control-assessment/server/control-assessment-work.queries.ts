import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import { complianceLink } from '#features/compliance/assessment/server/shared/compliance-notice.service.ts';
import { theirOwn, type WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';

const named = sql`a.id, a.ref, a.name as title, ${complianceLink} as link`;
const running = sql.raw(`a.deleted_at is null and a.status = 'in_progress'`);
const unanswered = sql.raw(`ca.status in ('to_do', 'in_progress') and not ca.is_parent`);

/** The running assessment `a` of a control `ca`. */
const itsAssessment = sql`join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id and ${running}`;

/** Which controls these people own or were given, as `control_id` and `person_id`. */
const given = (db: TenantDb, people: SQL): SQL =>
  sql`select ca.id as control_id, ca.owner_id as person_id from control_assessment ca where ca.org_id = ${db.org_id} and ca.owner_id = any (${people})
    union select cr.control_assessment_id, cr.person_id from control_respondent cr where cr.org_id = ${db.org_id} and cr.person_id = any (${people})`;

/** Controls that somebody is to answer; those of one assessment together. */
const answers: WorkSource = {
  kind: 'compliance_controls',
  verbs: ['control_assessment.submit'],
  group: 'answer',
  waiting: (db, actor) =>
    sql`select ${named}, min(ca.due_date) as due_on, asked.person_id from (${given(db, theirOwn(actor))}) asked
      join control_assessment ca on ca.org_id = ${db.org_id} and ca.id = asked.control_id ${itsAssessment}
      where ${unanswered} group by a.org_id, a.id, asked.person_id`,
};

/** Answers that wait for those who lead or review the assessment; those of one together. */
const reviews: WorkSource = {
  kind: 'compliance_answers',
  verbs: ['control_assessment.done'],
  group: 'review',
  waiting: (db, actor) => {
    const own = theirOwn(actor);
    const whom = sql`case when a.lead_id = any (${own}) then a.lead_id else a.reviewer_id end`;
    return sql`select ${named}, null::date as due_on, ${whom} as person_id from compliance_assessment a
      where a.org_id = ${db.org_id} and ${running} and (a.lead_id = any (${own}) or (a.reviewer_id = any (${own}) and ${actor.type !== 'User'}))
        and exists (select from control_assessment ca where ca.org_id = a.org_id and ca.assessment_id = a.id and ca.status = 'in_review')`;
  },
};

/** What waits for those who answer controls, and for those who look at the answers. */
export const controlAssessmentWork: readonly WorkSource[] = [answers, reviews];

/** Controls that people are to answer by a day; those of one assessment for one day together. */
export const controlsToAnswer: DueSource = {
  name: 'compliance_controls',
  about: 'answers',
  open: (db, from, to) =>
    sql`select 'compliance_assessment' as type, ${named}, ca.due_date as due_on, asked.person_id, a.department_id from control_assessment ca ${itsAssessment}
      join lateral (select ca.owner_id as person_id where ca.owner_id is not null
        union select cr.person_id from control_respondent cr where cr.org_id = ca.org_id and cr.control_assessment_id = ca.id) asked on true
      where ca.org_id = ${db.org_id} and ${unanswered} and ca.due_date between ${from}::date and ${to}::date
      group by a.org_id, a.id, ca.due_date, asked.person_id`,
};
