import { sql } from 'drizzle-orm';
import { contentHash } from '#platform/server/log/act.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { StoredAnswer } from '../../answer.contract.ts';
import type { StoredAssessment } from './assessment.queries.ts';
import { answerTo, ratedSectionsOf } from './assessment.presenter.ts';

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** What is approved, word for word and by name: nothing that is renamed later changes it. */
export function approvedContent(
  stored: StoredAssessment,
  approved: { by: { id: string; name: string }; at: string },
) {
  const answersById = new Map(stored.answers.map((answer) => [answer.question_id, answer]));
  return {
    id: stored.id,
    ref: stored.ref,
    name: stored.name,
    framework: stored.framework,
    framework_id: stored.framework_id,
    framework_version: stored.framework_version,
    content_version: stored.content_version,
    groups_in_scope: stored.groups_in_scope,
    tier: stored.tier,
    figures: stored.figures,
    period: { from: stored.period_from, to: stored.period_to },
    department: named(stored.department_id, stored.department_name),
    assessors: stored.assessor,
    reviewer: named(stored.reviewer_id, stored.reviewer_name),
    submitted: { by: named(stored.submitted_by, stored.submitted_by_name), at: stored.submitted_at },
    approved,
    answers: ratedSectionsOf(stored, stored.answers).flatMap(({ questions }) =>
      questions.map((question): StoredAnswer => answerTo(answersById, question.id)),
    ),
  };
}
export type ApprovedContent = ReturnType<typeof approvedContent>;

/** The assessment as it was approved, and whether its hash still holds; nothing where it is not, or no longer, approved. */
export async function asApproved(
  db: TenantDb,
  stored: StoredAssessment,
): Promise<{ stored: StoredAssessment; holds: boolean } | undefined> {
  if (stored.hash === null) return undefined;
  const [row] = await db.query<{ content: ApprovedContent }>(
    sql`select s.content from maturity_snapshot s where s.org_id = ${db.org_id} and s.assessment_id = ${stored.id} order by s.revision desc limit 1`,
  );
  return row && { stored: withContent(stored, row.content), holds: contentHash(row.content) === stored.hash };
}

const withContent = (stored: StoredAssessment, content: ApprovedContent): StoredAssessment => ({
  ...stored,
  name: content.name,
  framework_version: content.framework_version,
  content_version: content.content_version,
  groups_in_scope: content.groups_in_scope,
  tier: content.tier,
  figures: content.figures,
  whole: content.figures?.whole ?? null,
  period_from: content.period.from,
  period_to: content.period.to,
  department_id: content.department?.id ?? null,
  department_name: content.department?.name ?? null,
  assessor: content.assessors,
  reviewer_id: content.reviewer?.id ?? null,
  reviewer_name: content.reviewer?.name ?? null,
  submitted_at: content.submitted.at,
  submitted_by: content.submitted.by?.id ?? null,
  submitted_by_name: content.submitted.by?.name ?? null,
  approved_at: content.approved.at,
  approved_by: content.approved.by.id,
  approved_by_name: content.approved.by.name,
  answers: content.answers,
});
