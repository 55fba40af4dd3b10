import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Caller } from '#tests/world/caller.ts';
import { commentedKinds as kinds, type Commented } from '#tests/treatment/comment-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { deleteRisk } from '#features/risk/record/risk.contract.ts';
import {
  addComment,
  changeComment,
  listOwnMentions,
  removeComment,
  resolveComment,
  type CommentedType,
} from './comment.contract.ts';

const mentionsOf = async ({ calls }: Caller) => (await calls(listOwnMentions, {})).data;

suite('Where somebody was mentioned', () => {
  for (const [object_type, kind] of Object.entries(kinds) as [CommentedType, Commented][])
    test(`is listed for records of the type ${object_type}, with the comment and the way to it`, async () => {
      const world = await newWorld();
      const owner = await world.person('User', { Finance: 'viewer' });
      const { id } = await kind.create(world, owner);
      const params = { object_type, id };
      const { data: said } = await world.admin.calls(addComment, {
        params,
        body: { body: 'Please look, @you', mentions: [owner.id] },
      });
      const [found, ...more] = await mentionsOf(owner);
      assert.deepEqual(more, []);
      assert.deepEqual(
        [found?.id, found?.object.type, found?.object.id, found?.body, found?.author.id, found?.resolved],
        [said.id, object_type, id, 'Please look, @you', world.admin.id, false],
      );
      assert.ok(found?.link.includes(id) && found.object.ref !== '');
      assert.deepEqual(await mentionsOf(world.admin), [], 'whoever wrote it was not mentioned');

      await world.admin.calls(resolveComment, {
        params: { ...params, comment_id: said.id },
        body: { version: said.version },
      });
      assert.equal((await mentionsOf(owner))[0]?.resolved, true);
    });

  test('is paged, the newest first, answers among them', async () => {
    const world = await newWorld();
    const owner = await world.person('User', { Finance: 'viewer' });
    const { id } = await kinds.risk.create(world, owner);
    const params = { object_type: 'risk' as const, id };
    const say = (body: string, parent_id: string | null = null) =>
      world.admin.calls(addComment, { params, body: { body, parent_id, mentions: [owner.id] } });
    const { data: first } = await say('One');
    await say('Two', first.id);
    await say('Three');
    const { data, count } = await owner.calls(listOwnMentions, { query: { limit: '2' } });
    assert.deepEqual([count, data.map(({ body }) => body)], [3, ['Three', 'Two']]);
    const rest = await owner.calls(listOwnMentions, { query: { limit: '2', offset: '2' } });
    assert.deepEqual(
      rest.data.map(({ body }) => body),
      ['One'],
    );
  });

  test('is no longer listed once the comment speaks to somebody else, is removed, or its record is not seen any more', async () => {
    const world = await newWorld();
    const owner = await world.person('User', { Finance: 'viewer' });
    const { id, version } = await kinds.risk.create(world, owner);
    const params = { object_type: 'risk' as const, id };
    const say = async (body: string) =>
      (await world.admin.calls(addComment, { params, body: { body, mentions: [owner.id] } })).data;
    const [one, two] = [await say('One'), await say('Two'), await say('Three')];
    await world.admin.calls(changeComment, {
      params: { ...params, comment_id: one.id },
      body: { version: one.version, body: 'One, to nobody', mentions: [] },
    });
    await world.admin.calls(removeComment, {
      params: { ...params, comment_id: two.id },
      body: { version: two.version },
    });
    assert.deepEqual(
      (await mentionsOf(owner)).map(({ body }) => body),
      ['Three'],
    );
    await world.admin.calls(deleteRisk, { params: { id }, body: { version, reason: 'Entered twice' } });
    assert.deepEqual(await mentionsOf(owner), []);
  });
});
