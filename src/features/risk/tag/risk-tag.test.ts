import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { newWorld } from '#tests/world/world.ts';
import { changeRisk, readRisk, registerRisk } from '#features/risk/record/risk.contract.ts';
import { addTag, changeTag, listTags, mergeTags, removeTag } from './risk-tag.contract.ts';

suite('A tag', () => {
  test('is added by staff, and its name is taken whatever its letters look like', async () => {
    const { person } = await newWorld();
    const staff = await person('Staff');
    await staff.calls(addTag, { body: { name: 'Cloud', colour: '#006565' } });
    for (const name of ['cloud', ' CLOUD ', 'clóud']) {
      const taken = await staff.isRefused(addTag, { body: { name } });
      assert.deepEqual(
        [taken.status, taken.code, Object.keys(taken.errors ?? {})],
        [400, 'tag_name_taken', ['name']],
      );
    }
    const long = await staff.isRefused(addTag, { body: { name: 'x'.repeat(41) } });
    assert.deepEqual([long.status, Object.keys(long.errors ?? {})], [400, ['name']]);
    const user = await person('User');
    assert.equal((await user.isRefused(addTag, { body: { name: 'Mine' } })).status, 403);
    assert.deepEqual(
      (await user.calls(listTags)).data.map(({ name, colour, risks }) => [name, colour, risks]),
      [['Cloud', '#006565', 0]],
    );
  });

  test('is counted for the risks one sees, renamed for all of them, and taken off when it goes', async () => {
    const { admin, person, departments } = await newWorld();
    const { data: tag } = await admin.calls(addTag, { body: { name: 'Cloud' } });
    const { data: seen } = await admin.calls(registerRisk, {
      body: { title: 'Seen by all', tag_ids: [tag.id] },
    });
    await admin.calls(registerRisk, {
      body: { title: 'Seen by Finance', department_id: departments['Finance'], tag_ids: [tag.id] },
    });
    const outsider = await person('Staff', { Operations: 'lead' });
    assert.equal((await admin.calls(listTags)).data[0]?.risks, 2);
    assert.equal((await outsider.calls(listTags)).data[0]?.risks, 1);
    const params = { id: tag.id };
    const { data: renamed } = await admin.calls(changeTag, { params, body: { version: 1, name: 'Clouds' } });
    assert.deepEqual([renamed.name, renamed.version, renamed.risks], ['Clouds', 2, 2]);
    const stale = await admin.isRefused(changeTag, { params, body: { version: 1, name: 'Sky' } });
    assert.deepEqual([stale.status, (stale.data as { name: string }).name], [409, 'Clouds']);
    await admin.calls(changeTag, { params, body: { version: 2, name: 'Clouds' } });
    assert.deepEqual(
      (await admin.calls(readRisk, { params: { id: seen.id } })).data.tags.map(({ name }) => name),
      ['Clouds'],
    );
    await admin.calls(removeTag, { params, body: { version: 2 } });
    assert.deepEqual((await admin.calls(readRisk, { params: { id: seen.id } })).data.tags, []);
    assert.equal((await admin.isRefused(removeTag, { params, body: { version: 2 } })).status, 404);
  });

  test('is merged: what carried either carries the one that stays, once', async () => {
    const { admin } = await newWorld();
    const [cloud, clouds, sky] = await Promise.all(
      ['Cloud', 'Clouds', 'Sky'].map(async (name) => (await admin.calls(addTag, { body: { name } })).data),
    );
    assert.ok(cloud && clouds && sky);
    const both = (
      await admin.calls(registerRisk, { body: { title: 'Carries both', tag_ids: [cloud.id, clouds.id] } })
    ).data;
    const one = (await admin.calls(registerRisk, { body: { title: 'Carries one', tag_ids: [sky.id] } })).data;
    const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
    const { data } = await admin.calls(mergeTags, {
      body: { tags: [seen(clouds), seen(sky)], into: seen(cloud) },
    });
    assert.deepEqual([data.name, data.risks, data.version], ['Cloud', 2, 2]);
    for (const { id } of [both, one]) {
      const { data: risk } = await admin.calls(readRisk, { params: { id } });
      assert.deepEqual(
        risk.tags.map(({ name }) => name),
        ['Cloud'],
      );
    }
    const gone = await admin.isRefused(mergeTags, { body: { tags: [seen(sky)], into: seen(data) } });
    assert.deepEqual([gone.status, gone.code], [400, 'tag_unknown']);
    const itself = await admin.isRefused(mergeTags, { body: { tags: [seen(data)], into: seen(data) } });
    assert.deepEqual([itself.status, itself.code], [422, 'tag_merges_itself']);
  });

  test('is removed and merged by the version one saw', async () => {
    const { admin } = await newWorld();
    const { data: cloud } = await admin.calls(addTag, { body: { name: 'Cloud' } });
    const { data: sky } = await admin.calls(addTag, { body: { name: 'Sky' } });
    const params = { id: cloud.id };
    await admin.calls(changeTag, { params, body: { version: 1, name: 'Clouds' } });
    const into = { id: sky.id, version: 1 };
    for (const stale of [
      await admin.isRefused(removeTag, { params, body: { version: 1 } }),
      await admin.isRefused(mergeTags, { body: { tags: [{ id: cloud.id, version: 1 }], into } }),
    ])
      assert.deepEqual([stale.status, stale.code], [409, 'stale_version']);
    await admin.calls(mergeTags, { body: { tags: [{ id: cloud.id, version: 2 }], into } });
  });

  test('of another organisation is not there', async () => {
    const here = await newWorld();
    const there = await newWorld();
    const { data: tag } = await here.admin.calls(addTag, { body: { name: 'Cloud' } });
    await there.admin.calls(addTag, { body: { name: 'Cloud' } });
    const { data: risk } = await there.admin.calls(registerRisk, { body: { title: 'Theirs only' } });
    const refused = await there.admin.isRefused(changeRisk, {
      params: { id: risk.id },
      body: { version: 1, tag_ids: [tag.id] },
    });
    assert.deepEqual([refused.status, refused.code], [400, 'tag_unknown']);
    assert.equal(
      (await there.admin.isRefused(removeTag, { params: { id: tag.id }, body: { version: 1 } })).status,
      404,
    );
  });
});
