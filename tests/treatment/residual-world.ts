import { sql } from 'drizzle-orm';
import { daysLater } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { residualFollowers } from '#app/residual-followers.ts';
import { residualComputation } from '#features/treatment/residual/server/residual.jobs.ts';
import type { ResidualFollower } from '#features/treatment/residual/server/shared/residual-follower.service.ts';
import { readRisk } from '#features/risk/record/risk.contract.ts';
import { linkControl } from '#features/treatment/risk-control/risk-control.contract.ts';
import { workingControl } from './control-world.ts';
import { until } from '#tests/world/waiting/until.ts';
import type { World } from '#tests/world/world.ts';

type Place = Pick<World, 'database' | 'orgId'>;

/** Work on the rows themselves, where only what they come to matters. */
export const inRows = <T>({ database, orgId }: Place, work: (db: TenantDb) => Promise<T>, now?: string) =>
  database.inOrganisation(orgId, { unrecorded: true, ...(now && { now: new Date(now) }) }, work);

/** Computes what is due in an organisation, as the queue would; nobody is woken by it. */
export const computeResiduals = (
  { database, orgId }: Place,
  now?: string,
  followers: readonly ResidualFollower[] = residualFollowers,
): Promise<void> =>
  residualComputation({
    database,
    clock: () => (now === undefined ? new Date() : new Date(now)),
    followers,
  }).perform({ org_id: orgId, id: orgId });

interface ControlRow {
  status?: string;
  result?: string | null;
  next_test_on?: string | null;
}

let made = 0;

/** A control as it stands, however it came to that. */
export async function controlRow(
  { status = 'implemented', result = 'pass', next_test_on = null }: ControlRow,
  db: TenantDb,
  owner: string,
): Promise<string> {
  const id = newId(db.now);
  const test = result === null ? null : newId(db.now);
  const at = db.now.toISOString();
  // The next test is a day after the last one.
  const tested = next_test_on === null ? '2026-01-05' : daysLater(next_test_on, -1);
  await db.query(sql`insert into control (org_id, id, ref, title, description, kind, action, owner_id, status, test_every_days, implemented_on, last_test_id, last_test_result, last_tested_on, created_at, updated_at)
    values (${db.org_id}, ${id}, ${`CO-${9000 + made++}`}, ${'Payments are matched'}, ${'Each payment is matched'}, 'process', 'preventive', ${owner}, ${status}, ${next_test_on === null ? null : 1}::int,
      ${tested}::date, ${test}::uuid, ${result}, ${result === null ? null : tested}::date, ${at}, ${at})`);
  return id;
}

export async function linkRow(
  db: TenantDb,
  risk: string,
  control: string,
  acts_on: string,
  design: number,
): Promise<void> {
  const at = db.now.toISOString();
  await db.query(sql`insert into risk_control (org_id, id, risk_id, control_id, acts_on, design, since, created_at, updated_at)
    values (${db.org_id}, ${newId(db.now)}, ${risk}, ${control}, ${acts_on}, ${design}, '2026-01-01', ${at}, ${at})`);
}

/** Links a control to a risk that works, as little as a control can: no rating comes out lower. */
export async function linkWorkingControl(world: Place & Pick<World, 'admin'>, risk: string): Promise<string> {
  const { id } = await workingControl(world.admin, 'Payments are matched');
  await world.admin.calls(linkControl, {
    body: { risk_id: risk, control_id: id, acts_on: 'both', design: 1 },
  });
  // Somebody else who computes now may have taken it, and not ended.
  await until(async () => {
    await computeResiduals(world);
    return (await world.admin.calls(readRisk, { params: { id: risk } })).data.working_controls > 0;
  });
  return id;
}
