import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { ResidualCause } from '../../residual-cause.contract.ts';

/** What is to be computed anew, and why. `everything`: all risks of the organisation, where they cannot be named (an appetite). */
interface Due {
  controls?: readonly string[];
  risks?: readonly string[];
  everything?: boolean;
  cause: ResidualCause;
}

/** Notes that the residual rating of these risks, and of the risks that these controls are linked to, is to be computed anew. To be
 *  called in the transaction that changes what it follows from: it is done when that has committed, within seconds, and never
 *  otherwise. Nobody waits for it, and it locks nothing; the note itself wakes whoever
 *  computes (residual-due.sql). Where a link is taken away, the risk is named and not the control. */
export async function residualDue(
  db: TenantDb,
  { controls = [], risks = [], everything = false, cause }: Due,
): Promise<void> {
  const targets: (readonly [control: string | null, risk: string | null])[] = [
    ...controls.map((id): [string, null] => [id, null]),
    ...risks.map((id): [null, string] => [null, id]),
    ...(everything ? [[null, null] as const] : []),
  ];
  if (targets.length === 0) return;
  const ids = targets.map(() => newId(db.now));
  await db.query(sql`insert into residual_due (org_id, id, control_id, risk_id, cause, noted_at)
    select ${db.org_id}, d.id, d.control_id, d.risk_id, ${cause}, ${db.now.toISOString()}
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(targets.map(([control]) => control))}::uuid[],
      ${sql.param(targets.map(([, risk]) => risk))}::uuid[]) as d (id, control_id, risk_id)`);
}
