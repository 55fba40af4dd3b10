import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { raised } from '#tests/world/risk-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { addCategory, changeCategory, listCategories, removeCategory } from './risk-category.contract.ts';
import { readHistory, readRisk } from '#features/risk/record/risk.contract.ts';

suite('A category', () => {
  test('is there from the beginning, in the order of names, and everybody reads it', async () => {
    const { person } = await newWorld();
    const user = await person('User');
    const { data, count } = await user.calls(listCategories);
    assert.equal(count, 8);
    assert.deepEqual(
      data.slice(0, 3).map(({ name }) => name),
      ['Compliance', 'Cyber security', 'Facilities'],
    );
    assert.equal((await user.isRefused(addCategory, { body: { name: 'Mine' } })).status, 403);
  });

  test('has a name that no other has, however its letters are written', async () => {
    const { admin } = await newWorld();
    const { data } = await admin.calls(addCategory, {
      body: { name: 'Café', colour: '#aa3300', default_owner_id: admin.id },
    });
    assert.deepEqual([data.default_owner?.name, data.risks], ['Ada Admin', 0]);
    const taken = await admin.isRefused(addCategory, { body: { name: 'CAFE' } });
    assert.deepEqual(
      [taken.status, taken.code, Object.keys(taken.errors ?? {})],
      [400, 'category_name_taken', ['name']],
    );
    const nobody = await admin.isRefused(changeCategory, {
      params: { id: data.id },
      body: { version: 1, default_owner_id: crypto.randomUUID() },
    });
    assert.deepEqual([nobody.status, Object.keys(nobody.errors ?? {})], [400, ['default_owner_id']]);
  });

  test('names its owner to those who see that person, and to nobody else', async () => {
    const { admin, person } = await newWorld();
    const keeper = await person('Staff', { Finance: 'lead' });
    const { data: kept } = await admin.calls(addCategory, {
      body: { name: 'Kept by somebody', default_owner_id: keeper.id },
    });
    const ownerSeenBy = async (who: Caller) =>
      (await who.calls(listCategories)).data.find(({ id }) => id === kept.id)?.default_owner?.id ?? null;
    for (const one of [admin, keeper, await person('User', { Finance: 'viewer' })])
      assert.equal(await ownerSeenBy(one), keeper.id);
    for (const one of [await person('Staff', { Operations: 'lead' }), await person('User')])
      assert.equal(await ownerSeenBy(one), null);
    const flat = await newWorld({ license: 'flat' });
    const { data: ours } = await flat.admin.calls(addCategory, {
      body: { name: 'Ours', default_owner_id: flat.admin.id },
    });
    const { data } = await (await flat.person('User')).calls(listCategories);
    assert.equal(data.find(({ id }) => id === ours.id)?.default_owner?.name, 'Ada Admin');
  });

  test('lies below another, and no deeper', async () => {
    const { admin } = await newWorld();
    const { data: top } = await admin.calls(addCategory, { body: { name: 'Top' } });
    const { data: below } = await admin.calls(addCategory, { body: { name: 'Below', parent_id: top.id } });
    for (const [body, params] of [
      [{ version: 1, parent_id: below.id }, { id: top.id }],
      [{ version: 1, parent_id: top.id }, { id: top.id }],
    ] as const) {
      const refused = await admin.isRefused(changeCategory, { params, body });
      assert.deepEqual([refused.status, refused.code], [422, 'category_too_deep']);
    }
    const { data: alone } = await admin.calls(addCategory, { body: { name: 'Alone' } });
    for (const tooDeep of [
      await admin.isRefused(addCategory, { body: { name: 'Deeper', parent_id: below.id } }),
      await admin.isRefused(changeCategory, {
        params: { id: alone.id },
        body: { version: 1, parent_id: below.id },
      }),
      await admin.isRefused(changeCategory, {
        params: { id: alone.id },
        body: { version: 1, parent_id: alone.id },
      }),
      await admin.isRefused(changeCategory, {
        params: { id: top.id },
        body: { version: 1, parent_id: alone.id },
      }),
    ])
      assert.deepEqual([tooDeep.status, tooDeep.code], [422, 'category_too_deep']);
    const refused = await admin.isRefused(removeCategory, { params: { id: top.id }, body: { version: 1 } });
    assert.deepEqual([refused.status, refused.code], [422, 'category_has_children']);
    const names = (await admin.calls(listCategories)).data.map(({ name }) => name);
    assert.equal(names.indexOf('Below'), names.indexOf('Top') + 1);
  });

  test('with risks in it goes only when these go somewhere', async () => {
    const { admin } = await newWorld();
    const [from, to] = (await admin.calls(listCategories)).data;
    const risk = await raised(admin, 'Rules change', { category_id: from?.id as string });
    const params = { id: from?.id as string };
    assert.equal((await admin.calls(listCategories)).data[0]?.risks, 1);
    const refused = await admin.isRefused(removeCategory, { params, body: { version: 1 } });
    assert.deepEqual([refused.status, refused.code], [422, 'category_in_use']);
    const none = await admin.isRefused(removeCategory, { params, body: { version: 1, move_to: null } });
    assert.deepEqual([none.status, none.code], [422, 'category_in_use'], 'a risk of the register has one');
    const unknown = await admin.isRefused(removeCategory, {
      params,
      body: { version: 1, move_to: crypto.randomUUID() },
    });
    assert.deepEqual([unknown.status, Object.keys(unknown.errors ?? {})], [400, ['move_to']]);
    await admin.calls(removeCategory, { params, body: { version: 1, move_to: to?.id as string } });
    const { data: moved } = await admin.calls(readRisk, { params: { id: risk.id } });
    assert.deepEqual([moved.category?.id, moved.version], [to?.id, 2]);
    const { data: history } = await admin.calls(readHistory, { params: { id: risk.id } });
    assert.equal(history[0]?.action, 'risk_category.removed');
  });

  test('is changed and removed by the version one saw', async () => {
    const { admin } = await newWorld();
    const { data } = await admin.calls(addCategory, { body: { name: 'Space weather' } });
    const params = { id: data.id };
    await admin.calls(changeCategory, { params, body: { version: 1, name: 'Weather' } });
    for (const stale of [
      await admin.isRefused(changeCategory, { params, body: { version: 1, name: 'Storms' } }),
      await admin.isRefused(removeCategory, { params, body: { version: 1 } }),
    ])
      assert.deepEqual(
        [stale.status, stale.code, (stale.data as { name: string }).name],
        [409, 'stale_version', 'Weather'],
      );
    for (const move_to of [data.id, crypto.randomUUID()]) {
      const nowhere = await admin.isRefused(removeCategory, { params, body: { version: 2, move_to } });
      assert.deepEqual([nowhere.status, Object.keys(nowhere.errors ?? {})], [400, ['move_to']]);
    }
    await admin.calls(removeCategory, { params, body: { version: 2 } });
    const gone = await admin.isRefused(changeCategory, { params, body: { version: 2, name: 'Storms' } });
    assert.equal(gone.status, 404);
  });

  test('of another organisation does not exist', async () => {
    const here = await newWorld();
    const there = await newWorld();
    const [theirs] = (await there.admin.calls(listCategories)).data;
    const params = { id: theirs?.id as string };
    assert.equal((await here.admin.isRefused(removeCategory, { params, body: { version: 1 } })).status, 404);
    const refused = await here.admin.isRefused(addCategory, {
      body: { name: 'Below theirs', parent_id: params.id },
    });
    assert.deepEqual([refused.status, Object.keys(refused.errors ?? {})], [400, ['parent_id']]);
  });
});
