import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound, type Refusal } from '#platform/contract/refusal.ts';
import { changesBetween } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { maySteer } from '#platform/contract/deciding.ts';
import {
  assessorUnknown,
  baselineUnknown,
  notOfThisFramework,
  type AssessmentChange,
  type NewAssessment,
  type Period,
} from '../assessment-change.contract.ts';
import { type Assessment } from '../assessment.contract.ts';
import type { SavedAssessment } from '../assessment-body.contract.ts';
import type {
  FrameworkKind,
  MaturityFramework,
} from '#features/maturity/framework/framework-content.contract.ts';
import { isInScope } from '#features/maturity/figure/scope.rules.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { isActiveDepartment } from '#features/organisation/department/server/shared/active-department.queries.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { saveAnswers } from './shared/answer.service.ts';
import { tellAssessors, tellReviewer } from './shared/assessment-notice.service.ts';
import { assessments } from './shared/assessment-record.service.ts';
import { thisAssessment } from './shared/assessment.queries.ts';
import { findEditionToAsk } from '#features/maturity/framework/server/shared/framework-in-use.queries.ts';
import {
  hasFramework,
  type FrameworkKey,
} from '#features/maturity/framework/server/shared/framework-key.queries.ts';
import { factsOf, toAssessment } from './shared/assessment.presenter.ts';

/** Groups are CIS's, tiers NIST's, and a framework is named by its id only where it is the organisation's own. */
function expectFitting(
  framework: FrameworkKind,
  {
    groups_in_scope = [],
    tier = null,
    framework_id,
  }: Pick<AssessmentChange, 'groups_in_scope' | 'tier'> & { framework_id?: string | undefined },
): void {
  const misfits = [
    ...(framework_id !== undefined && framework !== 'custom' ? ['framework_id'] : []),
    ...(groups_in_scope.length > 0 && framework !== 'cis' ? ['groups_in_scope'] : []),
    ...(tier !== null && framework !== 'nist' ? ['tier'] : []),
  ];
  if (misfits.length > 0) refuse(notOfThisFramework, { errors: saidOf(misfits, notOfThisFramework) });
}

const saidOf = (fields: readonly string[], { code }: Refusal) =>
  Object.fromEntries(fields.map((field) => [field, [code]]));

type People = Pick<AssessmentChange, 'assessor_ids' | 'reviewer_id'>;
const peopleOf = ({
  assessor_ids = [],
  reviewer_id = null,
}: {
  assessor_ids?: readonly string[];
  reviewer_id?: string | null;
}) => [...new Set([...assessor_ids, ...(reviewer_id === null ? [] : [reviewer_id])])];

/** Refuses people who are not active members. */
async function expectPeople(db: TenantDb, people: People): Promise<void> {
  const active = await findActivePeople(db, peopleOf(people));
  if (people.assessor_ids?.some((id) => !active.has(id))) refuse(assessorUnknown);
  if (people.reviewer_id && !active.has(people.reviewer_id))
    refuse(personUnknown, { errors: saidOf(['reviewer_id'], personUnknown) });
}

/** Whoever asks must see it, and it must ask the same questions. */
async function expectBaseline(db: TenantDb, actor: Actor, key: FrameworkKey, id: string): Promise<void> {
  const found = await db.query(
    sql`select from maturity_assessment a where ${thisAssessment(db, actor, id)} and ${hasFramework(key)} and a.deleted_at is null`,
  );
  if (found.length === 0) refuse(baselineUnknown);
}

const inOrder = (groups: readonly number[]): number[] => [...new Set(groups)].toSorted();

/** Names the assessors of an assessment. */
const nameAssessors = (db: TenantDb, id: string, people: readonly string[]): Promise<unknown> =>
  db.query(sql`insert into maturity_assessor (org_id, assessment_id, person_id)
    select ${db.org_id}, ${id}::uuid, given.person_id from unnest(${sql.param([...new Set(people)])}::uuid[]) as given (person_id)`);

/** The answers an assessment begins with: those of an earlier one to questions that are asked again, to be confirmed. */
const carryOver = (
  db: TenantDb,
  id: string,
  baselineId: string,
  questions: readonly string[],
): Promise<unknown> =>
  db.query(sql`insert into maturity_answer (org_id, assessment_id, question_id, current_level, desired_level, not_applicable, na_reason, note,
      confidence, answered_by, answered_at, carried_from)
    select m.org_id, ${id}::uuid, m.question_id, m.current_level, m.desired_level, m.not_applicable, m.na_reason, m.note,
      m.confidence, m.answered_by, m.answered_at, m.assessment_id
    from maturity_answer m where m.org_id = ${db.org_id} and m.assessment_id = ${baselineId} and m.question_id = any (${sql.param(questions)}::text[])`);

/** With all its questions: whoever made it by a call goes on with them. */
async function findWhole(call: Call, id: string): Promise<Assessment> {
  const { db, actor, language } = call;
  const stored = await assessments.expect(call, id);
  return toAssessment(stored, { actor, language, now: db.now });
}

/** Makes an assessment: by Staff in the departments they edit, by an Admin everywhere. */
export async function createAssessment(
  call: Call,
  { answers = [], ...details }: NewAssessment,
): Promise<Assessment> {
  const { db, actor } = call;
  const { framework, framework_id = null, name, period, department_id = null, baseline_id = null } = details;
  const {
    groups_in_scope = [],
    assessor_ids = [],
    reviewer_id = null,
    due_date = null,
    tier = null,
  } = details;
  if (!maySteer(actor, department_id)) refuse(departmentNotYours);
  if (department_id !== null && !(await isActiveDepartment(db, department_id))) refuse(departmentUnknown);
  expectFitting(framework, details);
  // One after the other: of several mistakes always the same one is refused.
  const edition = await findEditionToAsk(db, { framework, framework_id });
  await expectPeople(db, details);
  if (baseline_id !== null) await expectBaseline(db, actor, { framework, framework_id }, baseline_id);

  const { version, content_version, sections } = edition.structure;
  const scope = inOrder(groups_in_scope);
  const questionIds = sections
    .flatMap(({ questions }) => questions)
    .filter((question) => isInScope(question, scope))
    .map((question) => question.id);
  const columns = {
    framework,
    framework_id,
    framework_version: version,
    content_version,
    name,
    period_from: period.from,
    period_to: period.to,
    department_id,
    groups_in_scope: scope,
    reviewer_id,
    due_date,
    tier,
    baseline_id,
  };
  const { id, ref } = await assessments.add(call, { action: 'maturity.created', columns });
  await Promise.all([
    nameAssessors(db, id, assessor_ids),
    ...(baseline_id === null ? [] : [carryOver(db, id, baseline_id, questionIds)]),
  ]);
  tellAssessors(call, { id, ref, name, framework }, assessor_ids);
  tellReviewer(call, { id, ref, name, framework }, reviewer_id);
  if (answers.length > 0) await saveAnswers(call, id, answers);
  return findWhole(call, id);
}

/** The same framework, department, scope, people and answers once more, for another period. Who left is not asked again. */
export async function duplicateAssessment(
  call: Call,
  id: string,
  { version, name, period }: { version: number; name: string; period: Period },
): Promise<Assessment> {
  const { db } = call;
  const source = await assessments.take(call, id, version, 'duplicate');
  const active = await findActivePeople(db, peopleOf(factsOf(source)));
  return createAssessment(call, {
    framework: source.framework,
    framework_id: source.framework_id ?? undefined,
    name,
    period,
    department_id: source.department_id,
    groups_in_scope: source.groups_in_scope,
    assessor_ids: source.assessor.map((one) => one.id).filter((one) => active.has(one)),
    reviewer_id: source.reviewer_id !== null && active.has(source.reviewer_id) ? source.reviewer_id : null,
    tier: source.tier,
    baseline_id: id,
  });
}

/** Changes what people write about an assessment. */
export async function changeAssessment(
  call: Call,
  id: string,
  { version, ...words }: AssessmentChange,
): Promise<Assessment> {
  const { db } = call;
  const before = await assessments.take(call, id, version, 'edit');
  expectFitting(before.framework, words);
  await expectPeople(db, words);
  const { period, groups_in_scope, assessor_ids, ...columns } = words;
  const changed = {
    ...columns,
    ...(period && { period_from: period.from, period_to: period.to }),
    ...(groups_in_scope && { groups_in_scope: inOrder(groups_in_scope) }),
  };
  const assessors = before.assessor.map((one) => one.id).toSorted();
  const reassigns =
    assessor_ids !== undefined && String([...new Set(assessor_ids)].toSorted()) !== String(assessors);
  if (!reassigns && changesBetween<object>(before, changed).length === 0)
    return assessments.shownTo(call, before);
  if (reassigns) {
    await Promise.all([
      db.query(sql`delete from maturity_assessor where org_id = ${db.org_id} and assessment_id = ${id}`),
      nameAssessors(db, id, assessor_ids),
    ]);
    tellAssessors(
      call,
      before,
      assessor_ids.filter((one) => !assessors.includes(one)),
    );
  }
  return assessments.change(call, before, 'edit', changed, { action: 'maturity.changed' });
}

/** Words and answers of an assessment at once. */
export async function saveAssessment(
  call: Call,
  { id, answers = [], ...words }: SavedAssessment,
  only?: MaturityFramework,
): Promise<Assessment> {
  const saysWords = Object.keys(words).some((key) => key !== 'version');
  const before = await assessments.take(call, id, words.version, saysWords ? 'edit' : 'answer');
  if (only !== undefined && before.framework !== only) refuse(notFound);
  if (saysWords) await changeAssessment(call, id, words);
  if (answers.length > 0) await saveAnswers(call, id, answers);
  return findWhole(call, id);
}
