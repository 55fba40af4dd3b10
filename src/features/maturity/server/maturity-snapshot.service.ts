import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { canonical } from '#platform/server/activity.ts';
import type { TenantDb } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { StoredAssessment } from './shared/assessment.queries.ts';
import { answerTo, ratedSectionsOf } from './shared/told-assessment.ts';

/** What is approved, word for word and by name: nothing that is renamed later changes it. */
function contentOf(stored: StoredAssessment, approved: { by: { id: string; name: string }; at: string }) {
  const said = new Map(stored.answers.map((answer) => [answer.question_id, answer]));
  const named = (id: string | null, name: string | null) => (id === null ? null : { id, name });
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
    assessors: stored.assessors,
    reviewer: named(stored.reviewer_id, stored.reviewer_name),
    submitted: { by: named(stored.submitted_by, stored.submitted_by_name), at: stored.submitted_at },
    approved,
    answers: ratedSectionsOf(stored, stored.answers).flatMap(({ questions }) =>
      questions.map((question) => answerTo(said, question.id)),
    ),
  };
}

/** The hash of a snapshot: SHA-256 over its canonical JSON, which reading it back gives again. */
export const hashOf = (content: unknown): string =>
  createHash('sha256').update(canonical(content), 'utf8').digest('hex');

/** Keeps what is being approved; answers its hash. Each approval has a snapshot of its own, also after a reopening. */
export async function takeSnapshot(
  db: TenantDb,
  stored: StoredAssessment,
  by: { id: string; name: string },
): Promise<string> {
  const at = db.now.toISOString();
  const content = contentOf(stored, { by, at });
  const hash = hashOf(content);
  await db.query(sql`insert into maturity_snapshot (org_id, id, assessment_id, revision, taken_at, taken_by, content, hash)
    select ${db.org_id}, ${newId(db.now)}, ${stored.id}, 1 + count(*), ${at}::timestamptz, ${by.id}::uuid, ${JSON.stringify(content)}::jsonb, ${hash}
    from maturity_snapshot s where s.org_id = ${db.org_id} and s.assessment_id = ${stored.id}`);
  return hash;
}
