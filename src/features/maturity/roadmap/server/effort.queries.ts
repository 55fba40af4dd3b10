import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { EffortChange, PlannedEffort } from '../roadmap.contract.ts';

/** The days planned beside an assessment, as they are now. */
export async function findEfforts(db: TenantDb, assessmentId: string): Promise<Map<string, PlannedEffort>> {
  const rows = await db.query<PlannedEffort>(sql`select question_id, version, days from maturity_effort
    where org_id = ${db.org_id} and assessment_id = ${assessmentId}`);
  return new Map(rows.map((row) => [row.question_id, row]));
}

/** Writes days where nobody else did since they were seen; answers what was written. */
export async function writeEfforts(
  { db, by }: Call,
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
