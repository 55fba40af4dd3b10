import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { createPlan, type NewPlan, type Plan } from '#features/treatment/plan/plan.contract.ts';
import type * as verbs from '#features/treatment/plan/plan-verbs.contract.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld, type World } from '#tests/world/world.ts';

const within = <Made>({ database, orgId }: World, work: (db: TenantDb) => Promise<Made>): Promise<Made> =>
  database.inOrganisation(orgId, { unrecorded: true }, work);

interface Control {
  department_id?: string | null;
  owner_id?: string;
  title?: string;
  status?: string;
}

let counter = 0;

/** A control as the catalogue has it; nothing of it but what is said here matters. */
export const someControl = (
  world: World,
  {
    department_id = null,
    owner_id = world.admin.id,
    title = 'Two people pay',
    status = 'in_progress',
  }: Control = {},
): Promise<string> =>
  within(world, async (db) => {
    const id = newId(db.now);
    const at = db.now.toISOString();
    await db.query(sql`insert into control (org_id, id, ref, title, kind, action, owner_id, department_id, status, created_at, updated_at)
      values (${db.org_id}, ${id}, ${`CO-${9000 + counter++}`}, ${title}, 'process', 'preventive', ${owner_id}, ${department_id}, ${status}, ${at}, ${at})`);
    return id;
  });

/** Where a control stands now. */
export const controlNow = async (
  world: World,
  id: string,
): Promise<{ status: string; maturity_level: number | null } | undefined> =>
  within(world, async (db) => {
    const [row] = await db.query<{ status: string; maturity_level: number | null }>(
      sql`select c.status, c.maturity_level from control c where c.org_id = ${db.org_id} and c.id = ${id}`,
    );
    return row;
  });

/** A test of a control that was approved, today. */
export const testedControl = (world: World, id: string, result = 'pass'): Promise<unknown> =>
  within(world, async (db) => {
    const test = newId(db.now);
    const at = db.now.toISOString();
    const [reviewer] = await db.query<{ id: string }>(
      sql`select p.id from person p where p.org_id = ${db.org_id} and p.id <> ${world.admin.id} limit 1`,
    );
    await db.query(sql`insert into control_test (org_id, id, status, method, procedure, tester_id, reviewer_id, planned_on, done_on, result, approved_at, created_at, updated_at)
      values (${db.org_id}, ${test}, 'approved', 'inspection', 'Look at ten payments', ${world.admin.id}, ${reviewer?.id}, ${at.slice(0, 10)}, ${at.slice(0, 10)}, ${result}, ${at}, ${at}, ${at})`);
    await db.query(
      sql`insert into control_test_control (org_id, test_id, control_id) values (${db.org_id}, ${test}, ${id})`,
    );
  });

/** Tasks of a plan by their status, each of the weight 1 or as it is given. */
export const tasksOf = (
  world: World,
  plan: string,
  tasks: readonly { status: string; weight?: number }[],
): Promise<unknown> =>
  within(world, async (db) => {
    const at = db.now.toISOString();
    for (const { status, weight = 1 } of tasks)
      await db.query(sql`insert into task (org_id, id, ref, title, parent_kind, parent_id, status, weight, created_at, updated_at)
        values (${db.org_id}, ${newId(db.now)}, ${`T-${9000 + counter++}`}, 'One step of it', 'cip', ${plan}, ${status}, ${weight}, ${at}, ${at})`);
  });

/** Finance, with an editor who decides, an owner who may only use the product, and a control of theirs. */
export async function financed() {
  const world = await newWorld();
  const department_id = world.departments['Finance'] as string;
  const [owner, approver, stranger] = await Promise.all([
    world.person('User', { Finance: 'viewer' }),
    world.person('Staff', { Finance: 'editor' }),
    world.person('Staff', { Operations: 'editor' }),
  ]);
  const control_id = await someControl(world, { department_id, owner_id: owner.id });
  return { world, department_id, owner, approver, stranger, control_id };
}
export type Financed = Awaited<ReturnType<typeof financed>>;

export const created = async (who: Caller, body: NewPlan): Promise<Plan> =>
  (await who.calls(createPlan, { body })).data;
export const whole = ({ owner, approver, control_id }: Financed, more: Partial<NewPlan> = {}): NewPlan => ({
  title: 'Pay once and no more',
  control_id,
  objective: 'Nothing is paid twice',
  owner_id: owner.id,
  approver_id: approver.id,
  start_on: '2026-05-04',
  due_on: '2026-12-31',
  ...more,
});
/** Uses verbs one after the other; each names the version that the one before left behind. */
export async function through(plan: Plan, ...steps: [Caller, Endpoint, object?][]): Promise<Plan> {
  let now = plan;
  for (const [who, verb, more = {}] of steps) {
    const sent = { params: { id: now.id }, body: { version: now.version, ...more } };
    now = (await who.calls(verb as typeof verbs.startPlan, sent)).data;
  }
  return now;
}
export const refused = async (who: Caller, verb: Endpoint, { id, version }: Plan, more: object = {}) => {
  const { status, code, errors } = await who.isRefused(verb, { params: { id }, body: { version, ...more } });
  return [status, code, ...Object.keys(errors ?? {})];
};
