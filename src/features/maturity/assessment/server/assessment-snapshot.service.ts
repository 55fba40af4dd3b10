import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { contentHash } from '#platform/server/log/act.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { approvedContent } from './shared/approved-assessment.queries.ts';
import type { StoredAssessment } from './shared/assessment.queries.ts';

/** Keeps what is being approved; answers its hash. Each approval has a snapshot of its own, also after a reopening. */
export async function takeSnapshot(
  db: TenantDb,
  stored: StoredAssessment,
  by: { id: string; name: string },
): Promise<string> {
  const at = db.now.toISOString();
  const content = approvedContent(stored, { by, at });
  const hash = contentHash(content);
  await db.query(sql`insert into maturity_snapshot (org_id, id, assessment_id, revision, taken_at, taken_by, content, hash)
    select ${db.org_id}, ${newId(db.now)}, ${stored.id}, 1 + count(*), ${at}::timestamptz, ${by.id}::uuid, ${JSON.stringify(content)}::jsonb, ${hash}
    from maturity_snapshot s where s.org_id = ${db.org_id} and s.assessment_id = ${stored.id}`);
  return hash;
}
