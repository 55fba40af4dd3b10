import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Answer } from '#features/maturity/figure/figure.rules.ts';
import type { MaturityStatus } from '../../assessment-status.contract.ts';
import { visibleTo } from './assessment.queries.ts';
import type { FrameworkEdition } from '#features/maturity/framework/server/shared/shipped-framework.content.ts';
import {
  cachedEditions,
  type WithOwnContent,
} from '#features/maturity/framework/server/shared/edition-cache.queries.ts';
import type { AssessmentHead } from '../../assessment.contract.ts';

/** An assessment with the parts of its answers that figures are computed from. */
export interface RatedAssessment extends AssessmentHead {
  /** What it asks. */
  edition: FrameworkEdition;
  department_id: string | null;
  created_at: string;
  deleted_at: string | null;
  answers: ReadonlyMap<string, Answer>;
}

interface StoredAssessment extends WithOwnContent {
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
}

/** Those of the assessments asked for that the actor may see, each whole: one statement. */
export async function findRatedAssessments(
  db: TenantDb,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, RatedAssessment>> {
  const editions = cachedEditions(db);
  const rows = await db.query<StoredAssessment>(sql`
    select a.id, a.ref, a.framework, a.framework_id, a.content_version, ${editions.ownContent}, a.name, a.period_from, a.period_to, a.department_id, a.status, a.groups_in_scope, a.created_at, a.deleted_at,
      (select d.name from department d where d.org_id = a.org_id and d.id = a.department_id) as department_name,
      (select json_agg(json_build_array(s.question_id, s.current_level, s.desired_level, s.not_applicable))
        from maturity_answer s where s.org_id = a.org_id and s.assessment_id = a.id) as answers
    from maturity_assessment a
    where a.org_id = ${db.org_id} and a.id = any (${sql.param(ids)}::uuid[]) and ${visibleTo(actor)} and (a.deleted_at is null or ${actor.type === 'Admin'})`);
  return new Map(rows.map((row) => [row.id, toRated(row, editions.of(row))]));
}

function toRated({ answers, ...row }: StoredAssessment, edition: FrameworkEdition): RatedAssessment {
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
  };
}

/** The part of it that a roadmap or a comparison shows. */
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
