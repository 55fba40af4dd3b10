import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { EffortChange, PlannedEffort } from '../../roadmap.contract.ts';

/** The days planned beside an assessment, as they are now. */
export async function findEfforts(db: TenantDb, assessmentId: string): Promise<Map<string, PlannedEffort>> {
  const rows = await db.query<PlannedEffort>(sql`select question_id, version, days from maturity_effort
    where org_id = ${db.org_id} and assessment_id = ${assessmentId}`);
  return new Map(rows.map((row) => [row.question_id, row]));
}

/** The days that people planned, by question; what was taken back counts by its class again. */
export const daysByQuestion = (
  efforts: Iterable<Pick<PlannedEffort, 'question_id' | 'days'>>,
): Map<string, number> =>
  new Map([...efforts].flatMap(({ question_id, days }) => (days === null ? [] : [[question_id, days]])));

/** The same of an assessment in another statement: `[[question, days], …]`. */
export const plannedDaysOf = (orgId: SQL, assessmentId: SQL): SQL =>
  sql`(select json_agg(json_build_array(e.question_id, e.days)) from maturity_effort e
    where e.org_id = ${orgId} and e.assessment_id = ${assessmentId} and e.days is not null)`;

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
