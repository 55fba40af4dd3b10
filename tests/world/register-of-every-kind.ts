import { sql } from 'drizzle-orm';
import { closeRisk, deleteRisk, type RiskRow } from '#features/risk/record/risk.contract.ts';
import { triageRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { created, someControl } from '#tests/treatment/plan-world.ts';
import { applies, checks, csv } from './import-world.ts';
import { addRetiredModel, moveDepartmentBelow, raised, rating, setRiskColumns } from './risk-world.ts';
import type { Caller } from './caller.ts';
import { newWorld, type World } from './world.ts';

const versions = { current: 1, older: 9 };

/** An organisation whose register has a risk of every kind that a dashboard tells apart, in every department, owned and raised by
 *  people of others, too; and those people. */
export async function registerOfEveryKind(): Promise<{ world: World; people: Record<string, Caller> }> {
  const world = await newWorld({ departments: ['Finance', 'Treasury', 'Payroll', 'Operations', 'Legal'] });
  const { admin, departments } = world;
  const of = (name: string) => departments[name] as string;
  for (const name of ['Treasury', 'Payroll']) await moveDepartmentBelow(world, of(name), of('Finance'));
  const people = {
    'an Admin': admin,
    'Staff of one department': await world.person('Staff', { Operations: 'lead' }),
    'Staff of a department below another': await world.person('Staff', { Treasury: 'editor' }),
    'Staff of two departments who edits for all': await world.person(
      'Staff',
      { Finance: 'editor', Legal: 'viewer' },
      { org_editor: true },
    ),
    'a User of one department': await world.person('User', { Finance: 'viewer' }),
    'a User of several departments': await world.person('User', { Finance: 'viewer', Payroll: 'viewer' }),
    'a User of none': await world.person('User'),
  };
  await addRetiredModel(world, versions.older);

  const everybody = Object.values(people);
  const places = [...Object.values(departments), null];
  const owners = everybody.map(({ id }) => id);
  const risks: RiskRow[] = [];
  for (let n = 0; n < 56; n++)
    risks.push(
      await raised(admin, `Risk number ${n}`, {
        department_id: places[n % places.length],
        owner_id: owners[n % owners.length],
        review_on: n % 4 === 0 ? '2020-01-01' : n % 4 === 1 ? '2099-01-01' : null,
      }),
    );
  const some = (every: number, at: number) => risks.filter((_, n) => n % every === at).map(({ id }) => id);
  const cell = (n: number) => ({ l: 1 + (n % 5), c: 1 + ((n * 3) % 5) });
  for (const [n, { id }] of risks.entries()) {
    if (n % 7 === 0) continue;
    const { l, c } = cell(n);
    await setRiskColumns(world, [id], {
      ...rating('inherent', l, c, levelAt(l, c)),
      ...(n % 3 === 0 && rating('residual', 1, c, levelAt(1, c))),
      ...(n % 5 === 0 && rating('target', 1, 1, 0)),
      ...(n % 11 === 0 && { model_version: versions.older }),
    });
  }
  const request = (verb: string) =>
    JSON.stringify({
      verb,
      details: {},
      by: { id: admin.id, name: 'Ada' },
      at: '2026-01-01T00:00:00.000Z',
    });
  await setRiskColumns(world, some(13, 1), { status: 'avoided', treatment: 'avoid' });
  await setRiskColumns(world, some(13, 2), { status: 'mitigated', treatment: 'mitigate' });
  await setRiskColumns(world, some(13, 3), { status: 'transferred', treatment: 'transfer' });
  await setRiskColumns(world, some(13, 4), { status: 'accepted', treatment: 'accept' });
  await setRiskColumns(world, some(13, 5), { treatment: 'accept' });
  await setRiskColumns(world, some(13, 6), { request: request('close') });
  for (const id of [...some(13, 7), ...some(26, 1)])
    await admin.calls(closeRisk, { params: { id }, body: { version: 1, reason: 'no_longer_exists' } });
  for (const id of [...some(13, 8), ...some(26, 14)])
    await admin.calls(deleteRisk, { params: { id }, body: { version: 1, reason: 'Entered twice' } });

  await unhealthy(world, some, Object.values(people));

  // What people raise waits for triage, or was rejected there; and it lies where they need not belong.
  for (const [n, who] of everybody.entries())
    for (const isRejected of [false, true]) {
      const { id } = await raised(admin, `Raised by number ${n}`);
      await setRiskColumns(world, [id], {
        triage: 'submitted',
        raised_by: who.id,
        owner_id: null,
        department_id: places[(n + (isRejected ? 1 : 3)) % places.length] as string | null,
      });
      if (isRejected)
        await admin.calls(triageRisk, {
          params: { id },
          body: { version: 1, decision: 'reject', reason: 'It is no risk' },
        });
    }
  const file = csv(
    ['Title', 'Department', 'Date raised', 'Likelihood', 'Impact', 'Status', 'Date closed'],
    ['Open since January', 'Finance', '2026-01-05', '4', '4', 'Open', ''],
    ['Closed in March', 'Operations', '2026-01-06', '2', '2', 'Closed', '2026-03-04'],
    ['Closed some day', 'Legal', '2026-02-06', '2', '5', 'Closed', ''],
    ['Raised long ago', 'Treasury', '2019-02-06', '5', '5', 'Open', ''],
  );
  await applies(admin, await checks(admin, 'register.csv', file));
  return { world, people };
}

/** What the standing checks of risk health find: of risks, and of plans and controls of some departments. */
async function unhealthy(
  world: World,
  some: (every: number, at: number) => string[],
  people: readonly Caller[],
): Promise<void> {
  const { departments, database, orgId } = world;
  const leaver = await world.person('User');
  const second = await world.person('Admin');
  await setRiskColumns(world, some(17, 5), { owner_id: leaver.id });
  await setRiskColumns(world, some(6, 1), { appetite_level: 0 });
  await setRiskColumns(world, some(9, 3), { residual_basis: 'override', residual_lapses_on: '2020-01-01' });
  await setRiskColumns(world, some(11, 6), { title: 'Entered by two people' });
  await database.inOrganisation(orgId, { unrecorded: true }, (db) =>
    db.query(sql`update person set status = 'deactivated' where org_id = ${db.org_id} and id = ${leaver.id}`),
  );
  for (const [n, place] of [...Object.values(departments), null].entries()) {
    const owner_id = people[n % people.length]?.id as string;
    const control = await someControl(world, { department_id: place, owner_id, status: 'implemented' });
    const plan = await created(world.admin, {
      title: 'Two people pay from May on',
      control_id: control,
      owner_id: world.admin.id,
      approver_id: second.id,
    });
    await database.inOrganisation(orgId, { unrecorded: true }, (db) =>
      db.query(
        sql`update plan set status = 'in_progress', due_on = '2020-01-01' where org_id = ${db.org_id} and id = ${plan.id}`,
      ),
    );
  }
}

const matrix = [
  [0, 0, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [0, 1, 2, 2, 3],
  [1, 1, 2, 3, 3],
  [1, 2, 2, 3, 3],
];
const levelAt = (likelihood: number, consequence: number): number =>
  matrix[likelihood - 1]?.[consequence - 1] ?? 0;
