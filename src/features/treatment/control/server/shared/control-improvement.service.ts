import { sql } from 'drizzle-orm';
import { today } from '#platform/contract/today.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { ControlStatus } from '../../control-status.contract.ts';

/** What a plan was to make of its control. */
interface Improvement {
  /** The plan, as people call it. */
  because: string;
  status: 'in_progress' | 'implemented' | null;
  maturity_level: number | null;
}

interface Improved {
  ref: string;
  status: ControlStatus;
  was: ControlStatus;
  maturity_level: number | null;
  was_mature: number | null;
}

/** What a control was before it can be so by a plan. */
const before = { in_progress: ['planned'], implemented: ['planned', 'in_progress', 'degraded'] } as const;

/** Brings a control to the status and the maturity that a validated plan was to make of it; never back, and not one that is retired.
 *  What shows that it works is the plan, where nobody said otherwise. An act of whoever validated. */
export async function improveControl(
  { db, actor, by }: Call,
  id: string,
  { because, status, maturity_level }: Improvement,
): Promise<void> {
  const from = status === null ? [] : before[status];
  const [control] = await db.query<Improved>(sql`with held as (
      select c.id, c.status, c.maturity_level, c.status = any (${sql.param([...from])}::text[]) as moves from control c
      where c.org_id = ${db.org_id} and c.id = ${id} and c.status <> 'retired' and c.deleted_at is null for update
    ) update control c set status = case when held.moves then ${status}::text else c.status end,
      statement = case when held.moves and ${status}::text = 'implemented' then coalesce(c.statement, ${because}) else c.statement end,
      implemented_on = case when held.moves and ${status}::text = 'implemented' then ${today(db.now, actor.timezone)}::date else c.implemented_on end,
      maturity_level = greatest(c.maturity_level, ${maturity_level}::smallint),
      version = c.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id}::uuid
    from held where c.org_id = ${db.org_id} and c.id = held.id
      and (held.moves or held.maturity_level is distinct from greatest(held.maturity_level, ${maturity_level}::smallint))
    returning c.ref, c.status, held.status as was, c.maturity_level, held.maturity_level as was_mature`);
  if (control === undefined) return;
  const changes = [
    { field: 'status', old: control.was, new: control.status },
    { field: 'maturity_level', old: control.was_mature, new: control.maturity_level },
  ];
  record(db, by, {
    action: 'control.improved',
    note: because,
    objects: { type: 'control', id, ref: control.ref },
    changes: changes.filter((change) => change.old !== change.new),
  });
}
