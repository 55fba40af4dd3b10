import { sql } from 'drizzle-orm';
import {
  theirOwn,
  waitingDecision,
  type WorkSource,
} from '#features/workspace/work/server/shared/work-source.queries.ts';
import { isAnswered, openAssessment } from './assessment-due.queries.ts';
import { couldApprove, involvedAre } from './shared/assessment.queries.ts';
import { assessmentLink } from './shared/assessment-notice.service.ts';

const named = sql`a.id, a.ref, a.name as title, ${assessmentLink} as link`;

/** Questions that were given to somebody and have no answer; those of one assessment together. */
const questions: WorkSource = {
  kind: 'maturity_questions',
  verbs: ['maturity_assessment.answer'],
  group: 'answer',
  waiting: (db, actor) =>
    sql`select ${named}, min(s.due_date) as due_on, s.person_id from maturity_assessment a
      join maturity_assignment s on s.org_id = a.org_id and s.assessment_id = a.id
      where ${openAssessment(db)} and s.person_id = any (${theirOwn(actor)}) and not ${isAnswered}
      group by a.org_id, a.id, s.person_id`,
};

/** Assessments that their assessors have yet to submit. */
const submissions: WorkSource = {
  kind: 'maturity_submission',
  verbs: ['maturity_assessment.answer', 'maturity_assessment.submit'],
  group: 'answer',
  waiting: (db, actor) =>
    sql`select ${named}, a.due_date as due_on, t.person_id from maturity_assessment a
      join maturity_assessor t on t.org_id = a.org_id and t.assessment_id = a.id
      where ${openAssessment(db)} and t.person_id = any (${theirOwn(actor)})`,
};

/** What was submitted and waits for its reviewer; for every Admin, where none is named who may. */
const approvals: WorkSource = {
  kind: 'maturity_approval',
  verbs: ['maturity_assessment.approve'],
  group: 'decide',
  waiting: (db, actor) => {
    const { person, waits } = waitingDecision(actor, {
      named: 'a.reviewer_id',
      isFit: sql`not ${involvedAre(sql.raw('array[a.reviewer_id]'))}`,
      byUsersToo: true,
      instead: sql`${actor.type === 'Admin'}`,
      isFree: sql`${actor.self_approval} or not ${involvedAre(theirOwn(actor))} or not exists (${couldApprove})`,
    });
    return sql`select ${named}, null::date as due_on, ${person} from maturity_assessment a
      where a.org_id = ${db.org_id} and a.deleted_at is null and a.status = 'submitted' and ${waits}`;
  },
};

/** What waits for people of the assessments of maturity. */
export const maturityWork: readonly WorkSource[] = [questions, submissions, approvals];
