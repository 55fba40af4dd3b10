import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { record } from '#platform/server/log/activity.ts';
import { asOwner } from '#tests/world/connections.ts';
import { logOf, worldWithActs } from '#tests/settings/log-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { byProduct, listActivity, listActivityKinds } from './activity-log.contract.ts';

const owner = await asOwner();

suite('The activity log', () => {
  test('tells the latest first who did what to which record, and what changed', async () => {
    const { admin, staff, ids } = await worldWithActs();
    const { data, count } = await admin.calls(listActivity, {
      query: { limit: '2', offset: '0', kind: 'risk' },
    });
    assert.equal(count, 9);
    assert.deepEqual(
      data.map(({ action, actor_id }) => [action, actor_id]),
      [
        ['risk.reopened', null],
        ['risk.changed', staff.id],
      ],
    );
    const changed = data[1];
    assert.deepEqual(changed?.changes, [{ field: 'title', old: 'Risk of day 5', new: 'Reworded 5' }]);
    assert.deepEqual(
      [changed?.objects[0]?.id, changed?.objects_count, changed?.changes_count],
      [ids[2], 1, 1],
    );
    assert.match(changed?.objects[0]?.ref ?? '', /^R-/);
    const { data: next } = await admin.calls(listActivity, {
      query: { limit: '2', offset: '2', kind: 'risk' },
    });
    assert.deepEqual(
      next.map(({ action }) => action),
      ['risk.registered', 'risk.reopened'],
    );
  });

  test('is narrowed by who, what kind, which record and the days, each by itself and together', async () => {
    const world = await worldWithActs();
    const { staff, ids } = world;
    const actions = async (query: object) => (await logOf(world, query)).map(({ action }) => action);
    assert.deepEqual(new Set(await actions({ actor: staff.id, kind: 'risk' })), new Set(['risk.changed']));
    assert.ok((await logOf(world, { actor: byProduct })).every(({ actor_id }) => actor_id === null));
    assert.ok((await actions({ kind: 'person' })).every((action) => action.startsWith('person.')));
    assert.equal((await actions({ record: ids[1] })).length, 3);
    assert.deepEqual(await actions({ record: ids[1], actor: staff.id }), ['risk.changed']);
    const days = async (query: object) =>
      new Set((await logOf(world, { kind: 'risk', ...query })).map(({ at }) => at.slice(8, 10)));
    assert.deepEqual(await days({ from: '2027-03-04' }), new Set(['04', '05']));
    assert.deepEqual(await days({ to: '2027-03-04' }), new Set(['03', '04']));
    assert.deepEqual(await days({ from: '2027-03-04', to: '2027-03-04' }), new Set(['04']));
  });

  test('begins its days at the midnight of the organisation', async () => {
    const world = await newWorld();
    await owner.query(`update organisation set timezone = 'Asia/Tokyo' where org_id = $1`, [world.orgId]);
    // Nine in the evening of the third in London is the fourth in Tokyo.
    const late = new Date('2027-03-03T21:00:00.000Z');
    await world.database.inOrganisation(world.orgId, { now: late }, async (db) =>
      record(db, undefined, { action: 'risk.reopened', objects: { type: 'risk', id: world.orgId } }),
    );
    const on = async (day: string) => (await logOf(world, { from: day, to: day, kind: 'risk' })).length;
    assert.deepEqual([await on('2027-03-03'), await on('2027-03-04')], [0, 1]);
  });

  test('knows the kinds of things that were acted on', async () => {
    const { admin } = await worldWithActs();
    const { data } = await admin.calls(listActivityKinds);
    const kinds = data.map(({ kind }) => kind);
    assert.deepEqual(kinds, [...new Set(kinds)].toSorted());
    for (const kind of ['organisation', 'person', 'risk']) assert.ok(kinds.includes(kind), kind);
  });

  test('tells of an act about many things the first of them, and how many they were', async () => {
    const world = await newWorld();
    await world.database.inOrganisation(world.orgId, {}, async (db) =>
      record(db, undefined, {
        action: 'risk.bulk_changed',
        objects: Array.from({ length: 100 }, () => ({ type: 'risk', id: crypto.randomUUID() })),
        changes: Array.from({ length: 70 }, (_, n) => ({ field: `field_${n}`, old: null, new: n })),
      }),
    );
    const [act] = await logOf(world, { kind: 'risk' });
    assert.deepEqual(
      [act?.objects.length, act?.objects_count, act?.changes.length, act?.changes_count],
      [30, 100, 30, 70],
    );
    assert.deepEqual(act?.changes[29], { field: 'field_29', old: null, new: 29 });
  });

  test('is read along an index, however it is narrowed by one', async () => {
    const { orgId } = await newWorld();
    const other = await newWorld();
    // Enough rows for the planner to care.
    for (const org of [orgId, other.orgId])
      await owner.query(
        `insert into activity (org_id, seq, at, actor_id, action, body, hash, seal)
          select $1, 1000 + n, now() - n * interval '1 minute', case n % 50 when 0 then gen_random_uuid() end,
            case n % 50 when 0 then 'risk.changed' else 'person.signed_in' end, '{}', repeat('0', 64), '' from generate_series(1, 20000) n`,
        [org],
      );
    await owner.query('analyze activity');
    for (const where of [
      'true',
      `kind = 'risk'`,
      `actor_id = '${orgId}'`,
      `at < now() - interval '5 days'`,
    ]) {
      const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
        `explain select seq from activity where org_id = '${orgId}' and ${where} order by at desc, seq desc limit 25`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      assert.match(plan, /Index.* Scan Backward using activity_by_/, where);
      assert.doesNotMatch(plan, /Sort/, where);
    }
    await owner.query('delete from activity where org_id = any ($1) and seq > 1000', [[orgId, other.orgId]]);
  });
});
