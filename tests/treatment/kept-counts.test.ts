// Own process: one of them counts a database anew, and keeps its tables locked meanwhile.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql, type SQL } from 'drizzle-orm';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { setAbsence } from '#features/identity/absence/absence.contract.ts';
import { controlStatuses } from '#features/treatment/control/control-status.contract.ts';
import {
  changeControl,
  deleteControl,
  listControls,
  restoreControl,
} from '#features/treatment/control/control.contract.ts';
import {
  createEvidence,
  listEvidence,
  withdrawEvidence,
} from '#features/treatment/evidence/evidence.contract.ts';
import { evidenceStatuses } from '#features/treatment/evidence/evidence.workflow.ts';
import { listPlans } from '#features/treatment/plan/plan-list.contract.ts';
import { cancelPlan } from '#features/treatment/plan/plan-verbs.contract.ts';
import { createPlan } from '#features/treatment/plan/plan.contract.ts';
import { planStatuses } from '#features/treatment/plan/plan-status.contract.ts';
import { listTasks } from '#features/treatment/task/task-list.contract.ts';
import { taskStatuses } from '#features/treatment/task/task-status.contract.ts';
import { finishTask, startTask } from '#features/treatment/task/task-verbs.contract.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { addedControl } from '#tests/treatment/control-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { asApp, asOwner, beginIn } from '#tests/world/connections.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { moveDepartmentBelow } from '#tests/world/risk-world.ts';
import { newWorld, secret, type World } from '#tests/world/world.ts';

await workInOwnDatabase();
const owner = await asOwner();

/** The same numbers in every run. */
let seed = 20260101;
const some = (below: number): number => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};
const oneOf = <One>(these: readonly One[]): One => these[some(these.length)] as One;

interface Place {
  world: World;
  /** All of the organisation, the one without rights last. */
  people: Caller[];
  places: (string | null)[];
}

const lists = {
  control: { list: listControls, statuses: controlStatuses, dpt: 'dpt', owns: true },
  plan: { list: listPlans, statuses: [...planStatuses, 'open'], dpt: 'department', owns: true },
  task: { list: listTasks, statuses: [...taskStatuses, 'open'], dpt: 'dpt', owns: false },
  evidence: { list: listEvidence, statuses: evidenceStatuses, dpt: 'dpt', owns: true },
} as const;
type Kind = keyof typeof lists;
const kinds = Object.keys(lists) as Kind[];

/** What a list can be narrowed by, each alone and in twos: every third of it, others each time. */
function queriesOf(kind: Kind, { people, places }: Place): Record<string, string>[] {
  const { statuses, dpt, owns } = lists[kind];
  const queries: Record<string, string>[] = [{}];
  for (const status of statuses) queries.push({ status });
  const narrowed = [
    ...places.flatMap((id) => (id === null ? [] : [{ [dpt]: id }])),
    ...(owns ? people.map(({ id }) => ({ owner: id })) : [{ mine: '1' }]),
  ];
  for (const one of narrowed) queries.push(one as never, { ...one, status: oneOf(statuses) } as never);
  return queries.filter(() => some(3) === 0);
}

/** That each list tells as many as it shows, to everybody and however it is narrowed; how many rows that were. */
async function toldIsShown(here: Place): Promise<number> {
  let rows = 0;
  for (const kind of kinds)
    for (const who of here.people)
      for (const query of queriesOf(kind, here)) {
        const { data, count } = await who.calls(lists[kind].list, {
          query: { ...query, limit: '200' },
        } as never);
        assert.equal(count, data.length, `${kind} ${JSON.stringify(query)}`);
        rows += count;
      }
  return rows;
}

/** That the sums are those of the rows, each count by itself. */
async function keptIsCounted(orgId: string): Promise<void> {
  const columns = 'role, person_id, department_id, status, is_confidential';
  for (const kind of kinds) {
    const kept = await owner.query(
      `select ${columns}, sum(n)::int as n from kept_count where org_id = $1 and record = $2 group by 1, 2, 3, 4, 5 having sum(n) <> 0 order by 1, 2, 3, 4, 5`,
      [orgId, kind],
    );
    const counted = await owner.query(
      `select c.*, count(*)::int as n from ${kind} r, counted_${kind}(r) c where r.org_id = $1 group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
      [orgId],
    );
    assert.ok(counted.rows.length > 0);
    assert.deepEqual(kept.rows, counted.rows, kind);
  }
}

const within = <Made>({ database, orgId }: World, work: (db: TenantDb) => Promise<Made>): Promise<Made> =>
  database.inOrganisation(orgId, { unrecorded: true }, work);

let number = 5000;
/** Adds records with anything in them, in one statement for each kind. */
async function addMany({ world, people, places }: Place, many: number): Promise<void> {
  await within(world, async (db) => {
    const at = db.now.toISOString();
    const who = () => oneOf(people).id;
    const rowsOf = (row: (ref: string) => SQL) =>
      sql.join(
        Array.from({ length: many }, () => row(String(number++))),
        sql`, `,
      );
    await db.query(sql`insert into control (org_id, id, ref, title, kind, action, owner_id, department_id, status, created_at, updated_at) values
      ${rowsOf((ref) => sql`(${db.org_id}, ${newId(db.now)}, ${`CO-${ref}`}, 'Two people pay', 'process', 'preventive', ${who()}, ${oneOf(places)}, ${oneOf(controlStatuses)}, ${at}, ${at})`)}`);
    const controls = await db.query<{ id: string }>(sql`select id from control where org_id = ${db.org_id}`);
    await db.query(sql`insert into plan (org_id, id, ref, title, control_id, department_id, owner_id, approver_id, status, created_at, updated_at) values
      ${rowsOf((ref) => sql`(${db.org_id}, ${newId(db.now)}, ${`CIP-${ref}`}, 'Pay once', ${oneOf(controls).id}, ${oneOf(places)}, ${oneOf([null, who()])}::uuid, ${oneOf([null, who()])}::uuid, ${oneOf(planStatuses)}, ${at}, ${at})`)}`);
    const plans = await db.query<{ id: string }>(sql`select id from plan where org_id = ${db.org_id}`);
    await db.query(sql`insert into task (org_id, id, ref, title, parent_kind, parent_id, department_id, reviewer_id, status, created_at, created_by, updated_at) values
      ${rowsOf((ref) => {
        const plan = oneOf([null, oneOf(plans).id]);
        return sql`(${db.org_id}, ${newId(db.now)}, ${`T-${ref}`}, 'Ask the bank', ${plan === null ? 'none' : 'cip'}, ${plan}::uuid, ${plan === null ? oneOf(places) : null}::uuid,
          ${oneOf([null, who()])}::uuid, ${oneOf(taskStatuses)}, ${at}, ${who()}, ${at})`;
      })}`);
    await db.query(sql`insert into evidence (org_id, id, ref, name, kind, status, department_id, owner_id, reviewer_id, submitted_by, confidential, effective_from, created_at, created_by, updated_at) values
      ${rowsOf(
        (
          ref,
        ) => sql`(${db.org_id}, ${newId(db.now)}, ${`EV-${ref}`}, 'Minutes', 'statement', ${oneOf(evidenceStatuses)}, ${oneOf(places)}, ${who()}, ${oneOf([null, who()])}::uuid,
        ${oneOf([null, who()])}::uuid, ${some(3) === 0}, '2026-01-01', ${at}, ${who()}, ${at})`,
      )}`);
  });
}

/** Changes what is counted of many records at once, any of it. */
async function changeMany({ world, people, places }: Place): Promise<void> {
  const part = () => sql`org_id = ${world.orgId} and right(ref, 1)::int % 3 = ${some(3)}`;
  const someone = () => oneOf([oneOf(people).id, world.admin.id]);
  const deleted = () => oneOf([sql`deleted_at = now()`, sql`deleted_at = null`, sql`version = version + 1`]);
  await within(world, async (db) => {
    for (const kind of kinds) {
      const table = sql.raw(kind);
      const status = oneOf(lists[kind].statuses.filter((one) => one !== 'open'));
      await db.query(sql`update ${table} set status = ${status}, ${deleted()} where ${part()}`);
      await db.query(sql`update ${table} set ${deleted()} where ${part()}`);
      if (kind === 'task') continue;
      await db.query(
        sql`update ${table} set owner_id = ${someone()}, department_id = ${oneOf(places)} where ${part()}`,
      );
    }
    await db.query(sql`update plan set approver_id = owner_id where ${part()}`);
    await db.query(sql`update plan set approver_id = ${someone()} where ${part()}`);
    await db.query(
      sql`update evidence set reviewer_id = owner_id, submitted_by = ${someone()} where ${part()}`,
    );
    await db.query(
      sql`update evidence set confidential = not confidential, reviewer_id = ${someone()} where ${part()}`,
    );
    await db.query(sql`delete from task_assignee where org_id = ${db.org_id}`);
    await db.query(
      sql`insert into task_assignee (org_id, task_id, person_id) select org_id, id, ${someone()} from task where ${part()}`,
    );
    if (some(2) === 0) await db.query(sql`select fold_kept_counts(${db.org_id})`);
  });
}

/** One of each kind, made and changed by those who may. */
async function actsByCalls({ world, people, places }: Place): Promise<void> {
  const { admin } = world;
  const department_id = oneOf(places);
  const someone = oneOf(people).id;
  const control = await addedControl(admin, 'Matched to an order', { department_id, owner_id: someone });
  const params = { id: control.id };
  const body = { version: 1, title: 'Matched', owner_id: admin.id, department_id: null };
  await admin.calls(changeControl, { params, body });
  await admin.calls(deleteControl, { params, body: { version: 2, reason: 'Entered twice' } });
  await admin.calls(restoreControl, { params, body: { version: 3 } });
  const { data: plan } = await admin.calls(createPlan, {
    body: { title: 'Match them all', control_id: control.id, owner_id: someone },
  });
  await admin.calls(cancelPlan, { params: { id: plan.id }, body: { version: 1, reason: 'Not now' } });
  const { data: task } = await admin.calls(addTask, { body: { title: 'Ask the bank', department_id } });
  const started = await admin.calls(startTask, { params: { id: task.id }, body: { version: 1 } });
  await admin.calls(finishTask, { params: { id: task.id }, body: { version: started.data.version } });
  const { data: evidence } = await admin.calls(createEvidence, {
    body: {
      name: 'Minutes',
      kind: 'statement',
      effective_from: '2026-01-01',
      department_id,
      owner_id: someone,
    },
  });
  await admin.calls(withdrawEvidence, {
    params: { id: evidence.id },
    body: { version: 1, reason: 'No use' },
  });
}

async function staffed(license: 'corporate' | 'flat' = 'corporate'): Promise<Place> {
  const world = await newWorld({ license, departments: ['Finance', 'Payments', 'Legal'] });
  const { admin, departments } = world;
  if (license === 'flat')
    return {
      world,
      people: [admin, await world.person('Staff'), await world.person('User')],
      places: [null],
    };
  await moveDepartmentBelow(world, departments['Payments'] ?? '', departments['Finance'] ?? '');
  const [lead, viewer, editor, outsider] = [
    await world.person('Staff', { Finance: 'lead' }),
    await world.person('User', { Payments: 'viewer', Legal: 'viewer' }),
    await world.person('Staff', { Legal: 'editor' }),
    await world.person('User'),
  ];
  const day = new Date().toISOString().slice(0, 10);
  await outsider.calls(setAbsence, { body: { from: day, to: day, delegate_id: lead.id } });
  const people = [admin, lead, viewer, editor, outsider];
  return { world, people, places: [null, ...Object.values(departments)] };
}

suite('The number of a list of controls, plans, tasks or evidence', () => {
  test('is that of its rows for everybody, however it is narrowed, after calls and changes of many', async () => {
    const here = await staffed();
    let rows = 0;
    for (let round = 0; round < 3; round++) {
      await addMany(here, 25);
      await changeMany(here);
      await actsByCalls(here);
      await keptIsCounted(here.world.orgId);
      rows += await toldIsShown(here);
    }
    await within(here.world, (db) => db.query(sql`select fold_kept_counts(${db.org_id})`));
    await keptIsCounted(here.world.orgId);
    await moveDepartmentBelow(here.world, here.world.departments['Payments'] ?? '', null);
    rows += await toldIsShown(here);
    assert.ok(rows > 1000, `only ${rows} rows were told of`);
  });

  test('is that of its rows in a flat organisation', async () => {
    const here = await staffed('flat');
    await addMany(here, 25);
    await changeMany(here);
    assert.ok((await toldIsShown(here)) > 100);
  });

  test('is kept while two write at once, who do not wait for each other, and neither does a fold', async () => {
    const here = await staffed();
    const { orgId } = here.world;
    await addMany(here, 6);
    const writers = [await asApp(), await asApp()];
    for (const [nth, writer] of writers.entries()) {
      await beginIn(writer, orgId);
      await writer.query('set local lock_timeout = 500');
      for (const kind of kinds)
        await writer.query(
          `update ${kind} set deleted_at = now() where org_id = '${orgId}' and right(ref, 1)::int % 2 = ${nth}`,
        );
      await writer.query(`select fold_kept_counts('${orgId}')`);
    }
    for (const writer of writers) await writer.query('commit');
    for (const kind of kinds) {
      const { rows } = await owner.query<{ n: number }>(
        'select coalesce(sum(n), 0)::int as n from kept_count where org_id = $1 and record = $2',
        [orgId, kind],
      );
      assert.equal(rows[0]?.n, 0, kind);
    }
  });

  test('counts what was there before it was kept, once', async () => {
    const here = await staffed();
    await addMany(here, 10);
    const { adminUrl } = here.world;
    await owner.query('delete from kept_count');
    await migrateDatabase(adminUrl, secret);
    await keptIsCounted(here.world.orgId);
    await migrateDatabase(adminUrl, secret);
    await keptIsCounted(here.world.orgId);
    const { rows } = await owner.query(
      `select relname from pg_class where relname in ('kept_count', 'control', 'plan', 'task', 'evidence') and not relforcerowsecurity`,
    );
    assert.deepEqual(rows, []);
  });
});
