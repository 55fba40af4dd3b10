import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { changeView, deleteView, keepView, listViews } from './saved-view.contract.ts';

const screen = 'risk-register';
const high = {
  screen,
  name: 'High and open',
  filter: { status: 'open', level: '2,3' },
  columns: ['ref', 'title'],
  sort: '-level',
  is_shared: false,
};

suite('A saved view', () => {
  test('is kept, changed by the version seen, and deleted', async () => {
    const { admin } = await newWorld();
    const { data: kept } = await admin.calls(keepView, { body: high });
    assert.deepEqual((await admin.calls(listViews, { query: { screen } })).data, [kept]);
    assert.deepEqual(kept.filter, high.filter);
    assert.equal((await admin.calls(listViews, { query: { screen: 'another' } })).count, 0);
    const { data: renamed } = await admin.calls(changeView, {
      params: { id: kept.id },
      body: { version: 1, name: 'High', columns: null },
    });
    assert.deepEqual([renamed.name, renamed.columns, renamed.version], ['High', null, 2]);
    const stale = await admin.isRefused(deleteView, { params: { id: kept.id }, body: { version: 1 } });
    assert.deepEqual([stale.status, stale.code], [409, 'stale_version']);
    await admin.calls(deleteView, { params: { id: kept.id }, body: { version: 2 } });
    assert.equal((await admin.calls(listViews, { query: { screen } })).count, 0);
  });

  test("is one's own until it is shared, and changed by its owner or an Admin", async () => {
    const { admin, person } = await newWorld();
    const [staff, user] = [await person('Staff'), await person('User')];
    const { data: own } = await staff.calls(keepView, { body: high });
    assert.equal((await admin.calls(listViews, { query: { screen } })).count, 0);
    const unseen = await admin.isRefused(deleteView, { params: { id: own.id }, body: { version: 1 } });
    assert.equal(unseen.status, 404);
    await staff.calls(changeView, { params: { id: own.id }, body: { version: 1, is_shared: true } });
    const [seen] = (await user.calls(listViews, { query: { screen } })).data;
    assert.deepEqual([seen?.name, seen?.may_change], ['High and open', false]);
    const foreign = await user.isRefused(changeView, {
      params: { id: own.id },
      body: { version: 2, name: 'Mine' },
    });
    assert.equal(foreign.status, 403);
    await admin.calls(changeView, { params: { id: own.id }, body: { version: 2, name: 'Everybody’s' } });
    const shared = await user.isRefused(keepView, { body: { ...high, is_shared: true } });
    assert.deepEqual([shared.status, shared.code], [403, 'sharing_not_yours']);
  });

  test('that is shared names its owner to those who see that person, and is offered to all', async () => {
    const { admin, person } = await newWorld();
    const staff = await person('Staff', { Finance: 'lead' });
    await staff.calls(keepView, { body: { ...high, is_shared: true } });
    const seenBy = async (who: Caller) => {
      const { data } = await who.calls(listViews, { query: { screen } });
      return data.map(({ name, owner }) => [name, owner?.id ?? null]);
    };
    for (const one of [admin, staff, await person('User', { Finance: 'viewer' })])
      assert.deepEqual(await seenBy(one), [['High and open', staff.id]]);
    for (const one of [await person('Staff', { Operations: 'lead' }), await person('User')])
      assert.deepEqual(await seenBy(one), [['High and open', null]]);
  });

  test('that nobody shared is not an Admin’s to change, and is not shared by a User', async () => {
    const { admin, person } = await newWorld();
    const user = await person('User');
    const { data: own } = await user.calls(keepView, { body: high });
    const sharing = await user.isRefused(changeView, {
      params: { id: own.id },
      body: { version: 1, is_shared: true },
    });
    assert.deepEqual([sharing.status, sharing.code], [403, 'sharing_not_yours']);
    const foreign = await admin.isRefused(changeView, {
      params: { id: own.id },
      body: { version: 1, name: 'Looked into' },
    });
    assert.equal(foreign.status, 404);
  });

  test('is one of at most fifty that a person keeps', async () => {
    const { admin, person } = await newWorld();
    for (let n = 1; n <= 50; n++) await admin.calls(keepView, { body: { ...high, name: `View ${n}` } });
    const more = await admin.isRefused(keepView, { body: { ...high, name: 'View 51' } });
    assert.deepEqual([more.status, more.code], [422, 'too_many_views']);
    await (await person('Staff')).calls(keepView, { body: high });
  });

  test('has a name of its own, a readable one, and at most 10 kB of filter', async () => {
    const { admin } = await newWorld();
    await admin.calls(keepView, { body: high });
    const twice = await admin.isRefused(keepView, { body: high });
    assert.deepEqual(
      [twice.status, twice.code, Object.keys(twice.errors ?? {})],
      [400, 'view_name_taken', ['name']],
    );
    const bad = await admin.isRefused(keepView, {
      body: { ...high, name: '\u202egnirts', filter: { q: 'x'.repeat(10_000) }, sort: 'level; drop' },
    });
    assert.deepEqual(Object.keys(bad.errors ?? {}).toSorted(), ['filter', 'name', 'sort']);
  });

  test('is not seen from another organisation', async () => {
    const [here, there] = [await newWorld(), await newWorld()];
    const { data } = await here.admin.calls(keepView, { body: { ...high, is_shared: true } });
    assert.equal((await there.admin.calls(listViews, { query: { screen } })).count, 0);
    const foreign = await there.admin.isRefused(deleteView, {
      params: { id: data.id },
      body: { version: 1 },
    });
    assert.equal(foreign.status, 404);
  });
});
