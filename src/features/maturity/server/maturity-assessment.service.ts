import { sql, type SQL } from 'drizzle-orm';
import type { Actor, Language } from '#platform/contract/access.ts';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound, type Refusal } from '#platform/contract/refusal.ts';
import { record, type By } from '#platform/server/activity.ts';
import { one, type TenantDb } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { refuse } from '#platform/server/refuse.ts';
import { maySteer } from '#features/risk/risk.rules.ts';
import {
  assessorUnknown,
  baselineUnknown,
  departmentNotYours,
  notOfThisFramework,
  type Assessment,
  type NewAssessment,
} from '../maturity-assessment.contract.ts';
import { isInScope } from '../maturity-scope.rules.ts';
import { findAssessment, visibleTo } from './shared/assessment.queries.ts';
import { structureOf } from './shared/content.ts';
import { toAssessment } from './shared/told-assessment.ts';

/** Groups are CIS's, tiers NIST's. */
export function expectFitting({
  framework,
  groups_in_scope = [],
  tier = null,
}: Pick<NewAssessment, 'framework' | 'groups_in_scope' | 'tier'>): void {
  const wrong: [field: string, isWrong: boolean][] = [
    ['groups_in_scope', groups_in_scope.length > 0 && framework !== 'cis'],
    ['tier', tier !== null && framework !== 'nist'],
  ];
  const fields = wrong.filter(([, isWrong]) => isWrong).map(([field]) => field);
  if (fields.length > 0)
    refuse(notOfThisFramework, {
      errors: Object.fromEntries(fields.map((field) => [field, [notOfThisFramework.code]])),
    });
}

/** People an assessment may name: active members, whoever they are. */
const activeAmong = (db: TenantDb, ids: SQL): SQL =>
  sql`select p.id from person p where p.org_id = ${db.org_id} and p.status = 'active' and p.id = any (${ids})`;

export interface Named {
  assessor_ids?: readonly string[] | undefined;
  reviewer_id?: string | null | undefined;
}

/** Refuses people who are not active members. */
export async function expectPeople(
  db: TenantDb,
  { assessor_ids = [], reviewer_id = null }: Named,
): Promise<void> {
  const ids = [...new Set([...assessor_ids, ...(reviewer_id === null ? [] : [reviewer_id])])];
  if (ids.length === 0) return;
  const found = await db.query<{ id: string }>(activeAmong(db, sql`${sql.param(ids)}::uuid[]`));
  const active = new Set(found.map(({ id }) => id));
  if (assessor_ids.some((id) => !active.has(id))) refuse(assessorUnknown);
  if (reviewer_id !== null && !active.has(reviewer_id)) refusePerson('reviewer_id', personUnknown);
}

const refusePerson = (field: string, refusal: Refusal): never =>
  refuse(refusal, { errors: { [field]: [refusal.code] } });

/** The answers a new assessment begins with: those of an earlier one to questions that are asked again, to be confirmed. */
const carrying = (db: TenantDb, id: string, baselineId: string, questions: readonly string[]): SQL =>
  sql`insert into maturity_answer (org_id, assessment_id, question_id, current_level, desired_level, not_applicable, na_reason, note,
      confidence, answered_by, answered_at, carried_from)
    select m.org_id, ${id}, m.question_id, m.current_level, m.desired_level, m.not_applicable, m.na_reason, m.note,
      m.confidence, m.answered_by, m.answered_at, m.assessment_id
    from maturity_answer m, a where m.org_id = ${db.org_id} and m.assessment_id = ${baselineId} and m.question_id = any (${sql.param(questions)}::text[])`;

/** Makes an assessment: by Staff in the departments they edit, by an Admin everywhere. */
export async function createAssessment(
  db: TenantDb,
  actor: Actor,
  by: By,
  language: Language,
  details: NewAssessment,
): Promise<Assessment> {
  const { framework, name, period, department_id = null, groups_in_scope = [], baseline_id = null } = details;
  const { assessor_ids = [], reviewer_id = null, due_date = null, tier = null } = details;
  if (!maySteer(actor, department_id)) refuse(departmentNotYours);
  expectFitting(details);
  const [, baselines] = await Promise.all([
    expectPeople(db, details),
    baseline_id === null
      ? []
      : db.query(
          sql`select from maturity_assessment a where a.org_id = ${db.org_id} and a.id = ${baseline_id} and a.framework = ${framework}
            and a.deleted_at is null and ${visibleTo(actor)}`,
        ),
  ]);
  if (baseline_id !== null && baselines.length === 0) refuse(baselineUnknown);

  const id = newId(db.now);
  const { version, content_version, sections } = structureOf(framework);
  const scope = [...new Set(groups_in_scope)].toSorted();
  const asked = sections
    .flatMap(({ questions }) => questions)
    .filter((question) => isInScope(question, scope))
    .map((question) => question.id);
  const at = db.now.toISOString();
  const { ref } = one(
    await db.query<{ ref: string }>(sql`with numbered as (
        insert into maturity_counter as c (org_id, n) values (${db.org_id}, 1) on conflict (org_id) do update set n = c.n + 1 returning n
      ), a as (
        insert into maturity_assessment (org_id, id, ref, framework, framework_version, content_version, name, period_from, period_to,
          department_id, groups_in_scope, reviewer_id, due_date, tier, baseline_id, created_at, created_by, updated_at, updated_by)
        select ${db.org_id}, ${id}, 'M-' || lpad(n::text, greatest(4, length(n::text)), '0'), ${framework}, ${version}, ${content_version}::int, ${name},
          ${period.from}::date, ${period.to}::date, ${department_id}::uuid, ${sql.param(scope)}::smallint[], ${reviewer_id}::uuid, ${due_date}::date,
          ${tier}::smallint, ${baseline_id}::uuid, ${at}::timestamptz, ${actor.id}::uuid, ${at}::timestamptz, ${actor.id}::uuid from numbered returning id, ref
      ), assessing as (
        insert into maturity_assessor (org_id, assessment_id, person_id)
        select ${db.org_id}, a.id, given.person_id from a, unnest(${sql.param([...new Set(assessor_ids)])}::uuid[]) as given (person_id)
      )${baseline_id === null ? sql`` : sql`, carried as (${carrying(db, id, baseline_id, asked)})`}
      select ref from a`),
  );
  record(db, by, { action: 'maturity.created', objects: { type: 'maturity_assessment', id, ref } });
  const stored = (await findAssessment(db, actor, id)) ?? refuse(notFound);
  return toAssessment(stored, { actor, language, now: db.now, section: 'first' });
}
