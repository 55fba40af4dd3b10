import { sql } from 'drizzle-orm';
import type { Call } from '#platform/server/http/serve.ts';

/** Whether what the caller audits is by this standard. */
export async function auditsBy(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  standard: string,
): Promise<boolean> {
  const found = await db.query(sql`select from compliance_auditor x
    join compliance_assessment a on a.org_id = x.org_id and a.id = x.assessment_id and a.deleted_at is null
    where x.org_id = ${db.org_id} and x.person_id = ${actor.id} and x.ended_at is null and a.standard = ${standard}`);
  return found.length > 0;
}
