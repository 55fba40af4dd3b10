import { sql } from 'drizzle-orm';
import { record } from '#platform/server/log/activity.ts';
import { one } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { questionUnknown } from '../answer.contract.ts';
import type { Assessment } from '../assessment.contract.ts';
import { sectionUnknown } from '#features/maturity/framework/framework-parts.contract.ts';
import { assigneeUnknown, type Given } from '../assessment-verbs.contract.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { tellAssigned } from './shared/assessment-notice.service.ts';
import { assignmentObject, type Assignment, type StoredAssessment } from './shared/assessment.queries.ts';
import { assessments } from './shared/assessment-record.service.ts';
import { ratedSectionsOf } from './shared/assessment.presenter.ts';

/** The questions that are given, sections taken apart; those in scope only. */
function questionsToAssign(
  stored: StoredAssessment,
  { section_ids = [], question_ids = [] }: Given,
): string[] {
  const sections = ratedSectionsOf(stored, []);
  const questionIds = new Set(sections.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const bySection = section_ids.flatMap(
    (code) => sections.find((section) => section.code === code)?.questions ?? refuse(sectionUnknown),
  );
  const unknown = question_ids.find((id) => !questionIds.has(id));
  if (unknown !== undefined) refuse(questionUnknown, { values: { question: unknown } });
  return [...new Set([...bySection.map(({ id }) => id), ...question_ids])];
}

const idsOf = (people: readonly { id: string }[]): string => String(people.map(({ id }) => id).toSorted());

/** Gives questions to people; to nobody where none are named. */
export async function assignQuestions(call: Call, id: string, given: Given): Promise<Assessment> {
  const { db } = call;
  const before = await assessments.take(call, id, given.version, 'assign');
  const questions = questionsToAssign(before, given);
  const people = [...new Set(given.user_ids)];
  const active = await findActivePeople(db, people);
  if (people.some((person) => !active.has(person))) refuse(assigneeUnknown);
  const these = sql`${sql.param(questions)}::text[]`;
  const [, , rows] = await Promise.all([
    db.query(
      sql`delete from maturity_assignment where org_id = ${db.org_id} and assessment_id = ${id} and question_id = any (${these})`,
    ),
    db.query(sql`insert into maturity_assignment (org_id, assessment_id, question_id, person_id, due_date)
      select ${db.org_id}, ${id}, question.id, person.id, ${given.due_date ?? null}::date
      from unnest(${these}) as question (id), unnest(${sql.param(people)}::uuid[]) as person (id)`),
    db.query<{ version: number; updated_at: string; assignments: Assignment[] }>(sql`with a as (
        update maturity_assessment set version = version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${call.actor.id}::uuid
        where org_id = ${db.org_id} and id = ${id} returning *
      ) select a.version, a.updated_at, coalesce((select json_agg(${assignmentObject} order by s.person_id)
        from maturity_assignment s where s.org_id = a.org_id and s.assessment_id = a.id), '[]') as assignments from a`),
  ]);
  const had = new Set(before.assignments.map(({ person }) => person.id));
  tellAssigned(
    call,
    before,
    people.filter((person) => !had.has(person)),
  );
  const after = { ...before, ...one(rows) };
  const holders = ({ assignments }: StoredAssessment, question: string) =>
    assignments.filter(({ question_id }) => question_id === question).map(({ person }) => person);
  record(db, call.by, {
    action: 'maturity.assigned',
    objects: assessments.objectOf(before),
    changes: questions
      .map((question) => ({
        field: `${question}.assigned_to`,
        old: holders(before, question),
        new: holders(after, question),
      }))
      .filter((change) => idsOf(change.old) !== idsOf(change.new)),
  });
  return assessments.shownTo(call, after);
}
