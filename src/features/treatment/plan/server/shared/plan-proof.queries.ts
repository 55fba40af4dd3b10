import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import {
  controlTestControlTable,
  controlTestTable,
} from '#features/treatment/control-test/server/control-test.table.ts';
import { evidenceOf } from '#features/treatment/evidence/server/shared/evidence.queries.ts';

/** How many things show that the `plan` worked: accepted evidence of it or of its control, and tests that the control passed, since
 *  it was started. */
export const proofsOf = (db: TenantDb): SQL => sql`(case when plan.started_at is null then 0 else (
  select count(*)::int from (
    select e.id from ${evidenceOf(db, 'plan', sql`plan.id`)} and e.status = 'accepted' and e.decided_at >= plan.started_at
    union select e.id from ${evidenceOf(db, 'control', sql`plan.control_id`)} and e.status = 'accepted' and e.decided_at >= plan.started_at
    union all
    select s.id from ${controlTestControlTable} k join ${controlTestTable} s on s.org_id = k.org_id and s.id = k.test_id
    where k.org_id = plan.org_id and k.control_id = plan.control_id and s.status = 'approved'
      and ${oneOfThese(sql.raw('s.result'), ['pass', 'pass_with_exceptions'])} and s.approved_at >= plan.started_at) shown) end)`;
