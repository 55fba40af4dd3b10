import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { daysLater, today } from '#platform/contract/today.ts';
import { closeRisk } from '#features/risk/record/risk.contract.ts';
import { lapsingDays } from '#features/risk/record/risk-check.contract.ts';
import { linkControl } from '#features/treatment/risk-control/risk-control.contract.ts';
import { created, someControl } from '#tests/treatment/plan-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { found, raised, rating, setRiskColumns } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { healthChecks, readHealth, readRiskHealth, type HealthCheck } from './health.contract.ts';

const world = await newWorld();
const { admin, departments, database, orgId } = world;
const [finance, operations] = [departments['Finance'] as string, departments['Operations'] as string];
const editor = await world.person('Staff', { Finance: 'editor' });
const elsewhere = await world.person('Staff', { Operations: 'editor' });
const day = today(new Date(), 'UTC');

let counter = 0;
const someRisk = async (columns: Record<string, string | number | null> = {}, title?: string) => {
  const risk = await raised(admin, title ?? `A risk of its own ${counter++}`, { department_id: finance });
  if (Object.keys(columns).length > 0) await setRiskColumns(world, [risk.id], columns);
  return risk;
};
const openOf = async (who: Caller, { id }: { id: string }): Promise<HealthCheck[]> =>
  (await who.calls(readRiskHealth, { params: { risk_id: id } })).data.map(({ check }) => check);
const counts = async (who: Caller, dpt?: string) => {
  const { data } = await who.calls(readHealth, { query: { ...(dpt && { dpt }) } });
  return Object.fromEntries(data.map(({ check, count }) => [check, count]));
};
const unrecorded = (statement: ReturnType<typeof sql>) =>
  database.inOrganisation(orgId, { unrecorded: true }, (db) => db.query(statement));

suite('Risk health', () => {
  test('of a new organisation is ten checks that pass', async () => {
    const { admin: other } = await newWorld();
    assert.deepEqual(
      (await other.calls(readHealth)).data,
      healthChecks.map((check) => ({ check, count: 0 })),
    );
  });

  test('finds each risk by what is wrong with it, and not the one beside it', async () => {
    const rated = { ...rating('inherent', 4, 4, 2), ...rating('residual', 2, 4, 2) };
    const same = { ...rating('inherent', 4, 4, 2), ...rating('residual', 4, 4, 2) };
    const override = { ...same, residual_basis: 'override' };
    const accepted = { ...same, status: 'accepted', treatment: 'accept' };
    const above = { ...same, appetite_level: 1 };
    const cases: [HealthCheck[], Record<string, string | number | null>][] = [
      [[], {}],
      [['no_owner'], { owner_id: null, triage: 'submitted' }],
      [['overdue_review'], { review_on: daysLater(day, -1) }],
      [[], { review_on: day }],
      [['residual_without_control'], rated],
      [['residual_without_control'], { ...rated, ...rating('residual', 4, 3, 2) }],
      [[], { ...rated, working_controls: 1 }],
      [[], same],
      [['override_lapsing'], { ...override, residual_lapses_on: daysLater(day, lapsingDays) }],
      [[], { ...override, residual_lapses_on: daysLater(day, lapsingDays + 1) }],
      [[], { ...same, residual_lapses_on: null }],
      [['acceptance_missing'], accepted],
      [['acceptance_missing'], { ...accepted, accepted_until: daysLater(day, -1) }],
      [[], { ...accepted, accepted_until: day }],
      [['plan_missing'], above],
      [[], { ...above, open_plans: 1 }],
      [[], { ...above, appetite_level: 2 }],
      [[], { ...above, status: 'accepted', treatment: 'accept', accepted_until: day }],
      [[], { ...rated, status: 'avoided', treatment: 'avoid' }],
    ];
    for (const [expected, columns] of cases) {
      const risk = await someRisk(columns);
      assert.deepEqual(await openOf(admin, risk), expected, JSON.stringify(columns));
      for (const flag of expected)
        assert.ok((await found(admin, { filter_type: 'flag', flag: flag as 'no_owner' })).includes(risk.ref));
    }
  });

  test('finds risks of whoever left', async () => {
    const leaver = await world.person('User');
    const risk = await someRisk({ owner_id: leaver.id });
    assert.deepEqual(await openOf(admin, risk), []);
    await unrecorded(
      sql`update person set status = 'deactivated' where org_id = ${orgId} and id = ${leaver.id}`,
    );
    assert.deepEqual(await openOf(admin, risk), ['inactive_owner']);
    assert.deepEqual(await found(admin, { filter_type: 'flag', flag: 'inactive_owner' }), [risk.ref]);
  });

  test('looks at what is open: a closed risk is no worry', async () => {
    const risk = await someRisk({
      review_on: daysLater(day, -1),
      appetite_level: 0,
      ...rating('inherent', 5, 5, 3),
    });
    assert.deepEqual(await openOf(admin, risk), ['plan_missing', 'overdue_review']);
    await editor.calls(closeRisk, {
      params: { id: risk.id },
      body: { version: 1, reason: 'no_longer_exists' },
    });
    assert.deepEqual(await openOf(admin, risk), []);
  });

  test('finds titles used twice among the risks that one sees, whatever their case', async () => {
    const first = await someRisk({}, 'Keys are lost');
    assert.deepEqual(await openOf(admin, first), []);
    const second = await raised(admin, 'KEYS are lost', { department_id: operations });
    for (const one of [first, second]) assert.deepEqual(await openOf(admin, one), ['duplicate_title']);
    assert.deepEqual(await openOf(editor, first), [], 'nobody learns of a title that they do not see');
    await setRiskColumns(world, [second.id], { title: 'Keys are found' });
    assert.deepEqual(await openOf(admin, first), []);
  });

  test('finds plans past their date while they run, and controls that work and were never tested', async () => {
    const risk = await someRisk();
    const control = await someControl(world, { department_id: finance, status: 'implemented' });
    await admin.calls(linkControl, {
      body: { risk_id: risk.id, control_id: control, acts_on: 'both', design: 50 },
    });
    const plan = await created(admin, {
      title: 'Pay once',
      control_id: control,
      owner_id: admin.id,
      approver_id: editor.id,
      risk_ids: [risk.id],
    });
    const stands = (status: string, due_on: string) =>
      unrecorded(
        sql`update plan set status = ${status}, due_on = ${due_on}::date where org_id = ${orgId} and id = ${plan.id}`,
      );
    assert.deepEqual(await openOf(admin, risk), ['control_never_tested']);
    await stands('in_progress', day);
    assert.deepEqual(await openOf(admin, risk), ['control_never_tested']);
    await stands('in_progress', daysLater(day, -1));
    assert.deepEqual(await openOf(admin, risk), ['plan_overdue', 'control_never_tested']);
    const before = await counts(admin, finance);
    assert.deepEqual([before['plan_overdue'], before['control_never_tested']], [1, 1]);
    const others = await counts(elsewhere);
    assert.deepEqual([others['plan_overdue'], others['control_never_tested']], [0, 0]);
    await stands('completed', daysLater(day, -1));
    await unrecorded(
      sql`update control set last_test_id = gen_random_uuid(), last_test_result = 'pass', last_tested_on = ${day}::date where org_id = ${orgId} and id = ${control}`,
    );
    assert.deepEqual(await openOf(admin, risk), []);
  });

  test('is of what one sees: by department, and of no risk that is hidden', async () => {
    const risk = await someRisk({ review_on: daysLater(day, -1) });
    assert.equal((await elsewhere.isRefused(readRiskHealth, { params: { risk_id: risk.id } })).status, 404);
    const [all, of, others] = [
      await counts(admin),
      await counts(admin, finance),
      await counts(admin, operations),
    ];
    assert.ok((of['overdue_review'] as number) > 0);
    assert.equal(
      all['overdue_review'],
      (of['overdue_review'] as number) + (others['overdue_review'] as number),
    );
    assert.equal((await counts(elsewhere))['overdue_review'], 0);
    assert.equal((await counts(editor))['overdue_review'], of['overdue_review']);
    const unknown = await admin.isRefused(readHealth, { query: { dpt: crypto.randomUUID() } });
    assert.deepEqual([unknown.status, unknown.code], [400, 'department_unknown']);
  });
});
