import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound, type Refusal } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { columnsOf, namesOf, valuesOf } from '#platform/server/database/columns.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { nextNumber, referenceOf } from '#platform/server/database/record-number.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { maySteer } from '#platform/contract/deciding.ts';
import {
  assessorUnknown,
  baselineUnknown,
  departmentNotYours,
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
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { isActiveDepartment } from '#features/organisation/department/server/shared/active-department.queries.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { saveAnswers } from './shared/answer.service.ts';
import { assessments, shownTo } from './assessment-change.service.ts';
import { maturityAssessmentTable, maturityCounterTable } from './assessment.table.ts';
import { tellAssessors, tellReviewer } from './shared/assessment-notice.service.ts';
import { findAssessment, thisAssessment } from './shared/assessment.queries.ts';
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

/** Names the assessors of the assessment `a`. */
const createdAssessment = (db: TenantDb, ids: readonly string[]): SQL =>
  sql`insert into maturity_assessor (org_id, assessment_id, person_id)
    select ${db.org_id}, a.id, given.person_id from a, unnest(${sql.param([...new Set(ids)])}::uuid[]) as given (person_id)`;

/** The answers the assessment `a` begins with: those of an earlier one to questions that are asked again, to be confirmed. */
const carrying = (db: TenantDb, baselineId: string, questions: readonly string[]): SQL =>
  sql`insert into maturity_answer (org_id, assessment_id, question_id, current_level, desired_level, not_applicable, na_reason, note,
      confidence, answered_by, answered_at, carried_from)
    select m.org_id, a.id, m.question_id, m.current_level, m.desired_level, m.not_applicable, m.na_reason, m.note,
      m.confidence, m.answered_by, m.answered_at, m.assessment_id
    from maturity_answer m, a where m.org_id = ${db.org_id} and m.assessment_id = ${baselineId} and m.question_id = any (${sql.param(questions)}::text[])`;

/** With all its questions: whoever made it by a call goes on with them. */
async function findWhole({ db, actor, language }: Call, id: string): Promise<Assessment> {
  const stored = (await findAssessment(db, actor, id)) ?? refuse(notFound);
  return toAssessment(stored, { actor, language, now: db.now });
}

/** Makes an assessment: by Staff in the departments they edit, by an Admin everywhere. */
export async function createAssessment(
  call: Call,
  { answers = [], ...details }: NewAssessment,
): Promise<Assessment> {
  const { db, actor, by } = call;
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

  const id = newId(db.now);
  const { version, content_version, sections } = edition.structure;
  const scope = inOrder(groups_in_scope);
  const questionIds = sections
    .flatMap(({ questions }) => questions)
    .filter((question) => isInScope(question, scope))
    .map((question) => question.id);
  const at = db.now.toISOString();
  const columns = columnsOf(maturityAssessmentTable, {
    id,
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
    created_at: at,
    created_by: actor.id,
    updated_at: at,
    updated_by: actor.id,
  });
  const { ref } = one(
    await db.query<{ ref: string }>(sql`with numbered as (${nextNumber(db, maturityCounterTable)}), a as (
        insert into maturity_assessment (org_id, ref, ${namesOf(columns)})
        select ${db.org_id}, ${referenceOf('M')}, ${valuesOf(columns)} from numbered returning id, ref
      ), assessing as (${createdAssessment(db, assessor_ids)})${baseline_id === null ? sql`` : sql`, carried as (${carrying(db, baseline_id, questionIds)})`}
      select ref from a`),
  );
  record(db, by, { action: 'maturity.created', objects: assessments.objectOf({ id, ref }) });
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
    assessor_ids: source.assessors.map((one) => one.id).filter((one) => active.has(one)),
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
  const assessors = before.assessors.map((one) => one.id).toSorted();
  const reassigns =
    assessor_ids !== undefined && String([...new Set(assessor_ids)].toSorted()) !== String(assessors);
  if (!reassigns && changesBetween<object>(before, changed).length === 0) return shownTo(call, before);
  if (reassigns) {
    await Promise.all([
      db.query(sql`delete from maturity_assessor where org_id = ${db.org_id} and assessment_id = ${id}`),
      db.query(sql`with a as (select ${id}::uuid as id) ${createdAssessment(db, assessor_ids)}`),
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
