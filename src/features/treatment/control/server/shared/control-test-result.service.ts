import { sql } from 'drizzle-orm';
import { record } from '#platform/server/log/activity.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import type { TestResult } from '../../control-status.contract.ts';
import { controlWorkflow } from '../../control.workflow.ts';
import { tellDegraded } from '../control-notice.service.ts';
import { controls } from './control-record.service.ts';

interface Approved {
  id: string;
  result: TestResult;
  done_on: string;
}

/** Counts an approved test as the last one of its controls, unless a later one counts already; an inconclusive one tells nothing and
 *  counts as none. What was said to work and failed is degraded by the product itself, and whose it is is told. Answers who was. */
export async function countTest(
  call: Call,
  ids: readonly string[],
  { id, result, done_on }: Approved,
): Promise<string[]> {
  const { db, actor, by } = call;
  if (result === 'inconclusive') return [];
  const { from, to } = controlWorkflow.automatic.test_failed;
  const counted = await db.query<{
    id: string;
    ref: string;
    title: string;
    owner_id: string;
    before: TestResult | null;
    degraded: boolean;
  }>(sql`with held as (
      select c.id, c.status, c.last_test_result from control c where c.org_id = ${db.org_id} and c.id = any (${sql.param(ids)}::uuid[])
        and (c.last_tested_on is null or c.last_tested_on <= ${done_on}::date) order by c.id for update
    ) update control c set last_test_id = ${id}::uuid, last_test_result = ${result}, last_tested_on = ${done_on}::date,
      status = case when ${result} = 'fail' and held.status = ${from} then ${to} else c.status end,
      version = c.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id}::uuid
    from held where c.org_id = ${db.org_id} and c.id = held.id
    returning c.id, c.ref, c.title, c.owner_id, held.last_test_result as before, held.status = ${from} and c.status = ${to} as degraded`);
  for (const control of counted)
    record(db, by, {
      action: 'control.tested',
      objects: controls.objectOf(control),
      changes: [{ field: 'last_test_result', old: control.before, new: result }],
    });
  const degraded = counted.filter((control) => control.degraded);
  for (const control of degraded) {
    controls.recordAutomatic(db, control, 'test_failed');
    tellDegraded(call, control, id);
  }
  await residualDue(db, { controls: counted.map((control) => control.id), cause: 'control_tested' });
  return degraded.map(({ owner_id }) => owner_id);
}
