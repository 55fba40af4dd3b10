import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database.ts';
import type { Answer } from '#features/maturity/maturity-figure.rules.ts';
import type { MaturityStatus } from '#features/maturity/maturity-status.contract.ts';
import { visibleTo } from '#features/maturity/server/shared/assessment.queries.ts';
import type { FrameworkEdition } from '#features/maturity/server/shared/content.ts';
import { editionsAtHand, type WithContent } from '#features/maturity/server/shared/own-editions.ts';
import type { AssessmentHead, EffortChange, PlannedEffort } from '../maturity-roadmap.contract.ts';

/** An assessment with what was said in it, and the days planned beside it. */
export interface RatedAssessment extends AssessmentHead {
  /** What it asks. */
  edition: FrameworkEdition;
  department_id: string | null;
  created_at: string;
  deleted_at: string | null;
  answers: ReadonlyMap<string, Answer>;
  efforts: ReadonlyMap<string, PlannedEffort>;
}

interface StoredAssessment extends WithContent {
  id: string;
  ref: string;
  name: string;
  period_from: string;
  period_to: string;
  department_id: string | null;
  department_name: string | null;
  status: MaturityStatus;
  groups_in_scope: number[];
  created_at: string;
  deleted_at: string | null;
  answers:
    | [question: string, current: number | null, desired: number | null, not_applicable: boolean][]
    | null;
  efforts: [question: string, version: number, days: number | null][] | null;
}

/** Those of the assessments asked for that the actor may see, each whole: one statement. */
export async function findRatedAssessments(
  db: TenantDb,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, RatedAssessment>> {
  const atHand = editionsAtHand(db);
  const rows = await db.query<StoredAssessment>(sql`
    select a.id, a.ref, a.framework, a.framework_id, a.content_version, ${atHand.ownContent}, a.name, a.period_from, a.period_to, a.department_id, a.status, a.groups_in_scope, a.created_at, a.deleted_at,
      (select d.name from department d where d.org_id = a.org_id and d.id = a.department_id) as department_name,
      (select json_agg(json_build_array(s.question_id, s.current_level, s.desired_level, s.not_applicable))
        from maturity_answer s where s.org_id = a.org_id and s.assessment_id = a.id) as answers,
      (select json_agg(json_build_array(e.question_id, e.version, e.days))
        from maturity_effort e where e.org_id = a.org_id and e.assessment_id = a.id) as efforts
    from maturity_assessment a
    where a.org_id = ${db.org_id} and a.id = any (${sql.param(ids)}::uuid[]) and ${visibleTo(actor)} and (a.deleted_at is null or ${actor.type === 'Admin'})`);
  return new Map(rows.map((row) => [row.id, toRated(row, atHand.of(row))]));
}

function toRated({ answers, efforts, ...row }: StoredAssessment, edition: FrameworkEdition): RatedAssessment {
  const { id, ref, framework, framework_id, name, period_from, period_to, status, groups_in_scope } = row;
  const { department_id, department_name, created_at, deleted_at } = row;
  return {
    id,
    ref,
    framework,
    framework_id,
    edition,
    name,
    period: { from: period_from, to: period_to },
    department: department_id === null ? null : { id: department_id, name: department_name ?? '' },
    status,
    groups_in_scope,
    department_id,
    created_at,
    deleted_at,
    answers: new Map(
      (answers ?? []).map(([question, current_level, desired_level, not_applicable]) => [
        question,
        { current_level, desired_level, not_applicable },
      ]),
    ),
    efforts: new Map(
      (efforts ?? []).map(([question_id, version, days]) => [question_id, { question_id, version, days }]),
    ),
  };
}

/** The part of it that a roadmap or a comparison tells. */
export const headOf = ({
  id,
  ref,
  framework,
  framework_id,
  name,
  period,
  department,
  status,
  groups_in_scope,
}: RatedAssessment): AssessmentHead => ({
  id,
  ref,
  framework,
  framework_id,
  name,
  period,
  department,
  status,
  groups_in_scope,
});

/** The days planned beside an assessment, as they are now. */
export async function findEfforts(db: TenantDb, assessmentId: string): Promise<Map<string, PlannedEffort>> {
  const rows = await db.query<PlannedEffort>(sql`select question_id, version, days from maturity_effort
    where org_id = ${db.org_id} and assessment_id = ${assessmentId}`);
  return new Map(rows.map((row) => [row.question_id, row]));
}

/** Writes days where nobody else did since they were seen; answers what was written. */
export async function writeEfforts(
  db: TenantDb,
  by: { id: string | null },
  assessmentId: string,
  efforts: readonly EffortChange[],
): Promise<PlannedEffort[]> {
  return db.query<PlannedEffort>(sql`
    insert into maturity_effort as kept (org_id, assessment_id, question_id, version, days, updated_at, updated_by)
    select ${db.org_id}, ${assessmentId}, question_id, version, days, ${db.now.toISOString()}, ${by.id}
      from unnest(${sql.param(efforts.map(({ question_id }) => question_id))}::text[],
        ${sql.param(efforts.map(({ version }) => version + 1))}::int[],
        ${sql.param(efforts.map(({ days }) => days))}::int[]) as sent (question_id, version, days)
      order by question_id
    on conflict (org_id, assessment_id, question_id) do update
      set version = excluded.version, days = excluded.days, updated_at = excluded.updated_at, updated_by = excluded.updated_by
      where kept.version = excluded.version - 1
    returning question_id, version, days`);
}
