import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { actsAbout } from '#tests/world/maturity-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { commentedKinds as kinds, type Commented } from '#tests/treatment/comment-world.ts';
import { setClock, newWorld } from '#tests/world/world.ts';
import * as riskComments from '#features/risk/comment/risk-comment.contract.ts';
import {
  addComment,
  changeComment,
  listComments,
  listMentionable,
  removeComment,
  reopenComment,
  resolveComment,
  type CommentedType,
} from './comment.contract.ts';

after(() => setClock());

for (const [object_type, kind] of Object.entries(kinds) as [CommentedType, Commented][]) {
  const newRecord = async () => {
    const world = await newWorld();
    const owner = await world.person('User', { Finance: 'viewer' });
    const made = await kind.create(world, owner);
    return { ...world, world, owner, made, params: { object_type, id: made.id } };
  };

  suite(`A comment on a record of the type ${object_type}`, () => {
    test('is said by whoever sees the record, and answered once deep', async () => {
      const { admin, owner, params } = await newRecord();
      const { data: first } = await owner.calls(addComment, { params, body: { body: 'Who checks this?' } });
      const { data: answered } = await admin.calls(addComment, {
        params,
        body: { body: 'The auditors', parent_id: first.id },
      });
      assert.deepEqual([answered.id, answered.replies.map(({ body }) => body)], [first.id, ['The auditors']]);
      const answer = answered.replies[0]?.id as string;
      const deeper = await owner.isRefused(addComment, { params, body: { body: '?', parent_id: answer } });
      assert.deepEqual([deeper.status, deeper.code], [422, 'reply_to_reply']);
      const { data, count } = await owner.calls(listComments, { params });
      assert.deepEqual([count, data.map(({ id }) => id)], [1, [first.id]]);
      assert.deepEqual(data[0]?.permissions.can, ['edit', 'delete', 'reply', 'resolve']);
      assert.deepEqual(
        (await kind.history(admin, params.id)).slice(0, 2).map(({ action }) => action),
        [`${kind.acts}.comment_answered`, `${kind.acts}.commented`],
      );
      const [act] = await actsAbout(answer);
      assert.deepEqual(
        act?.objects.map(({ type }) => type),
        [object_type, `${object_type}_comment`],
      );
    });

    test('is corrected silently within 15 minutes, and later with its former text in the history', async () => {
      setClock('2026-11-02T12:00:00Z');
      const { admin, owner, params } = await newRecord();
      const { data } = await owner.calls(addComment, { params, body: { body: 'Frist' } });
      const place = { ...params, comment_id: data.id };
      const change = async (version: number, body: string) =>
        (await owner.calls(changeComment, { params: place, body: { version, body } })).data;
      setClock('2026-11-02T12:14:00Z');
      assert.equal((await change(1, 'First')).edited, false);
      setClock('2026-11-02T12:15:00Z');
      assert.equal((await change(2, 'Second')).edited, true);
      assert.deepEqual(
        (await kind.history(admin, params.id)).slice(0, 2).map(({ action, changes }) => [action, changes]),
        [
          [`${kind.acts}.comment_changed`, [{ field: 'body', old: 'First', new: 'Second' }]],
          [`${kind.acts}.comment_changed`, []],
        ],
      );
      const body = { version: 3, body: 'Mine' };
      assert.equal((await admin.isRefused(changeComment, { params: place, body })).status, 403);
      const stale = await owner.isRefused(changeComment, { params: place, body: { version: 2, body: 'x' } });
      assert.deepEqual([stale.status, stale.code], [409, 'stale_version']);
      setClock();
    });

    test('is resolved and reopened by its author, whose record it is, and staff', async () => {
      const { admin, owner, person, params } = await newRecord();
      const { data } = await admin.calls(addComment, { params, body: { body: 'Is this still so?' } });
      const place = { ...params, comment_id: data.id };
      const reader = await person('Staff', { Finance: 'viewer' });
      const refused = await reader.isRefused(resolveComment, { params: place, body: { version: 1 } });
      assert.equal(refused.status, 403);
      const { data: resolved } = await owner.calls(resolveComment, { params: place, body: { version: 1 } });
      assert.ok(resolved.resolved?.by.startsWith('User'));
      const lead = await person('Staff', { Finance: 'lead' });
      const { data: open } = await lead.calls(reopenComment, { params: place, body: { version: 2 } });
      assert.equal(open.resolved, null);
    });

    test('leaves its place when it is deleted', async () => {
      const { admin, owner, params } = await newRecord();
      const { data } = await owner.calls(addComment, { params, body: { body: 'To be regretted' } });
      await admin.calls(addComment, { params, body: { body: 'Answered', parent_id: data.id } });
      const place = { ...params, comment_id: data.id };
      const { data: gone } = await owner.calls(removeComment, { params: place, body: { version: 1 } });
      assert.deepEqual([gone.body, gone.deleted, gone.replies[0]?.body], [null, true, 'Answered']);
      const again = await owner.isRefused(removeComment, { params: place, body: { version: 2 } });
      assert.deepEqual([again.status, again.code], [409, 'wrong_state']);
    });

    test('is neither read nor written by those who do not see the record', async () => {
      const { admin, person, params } = await newRecord();
      const { data } = await admin.calls(addComment, { params, body: { body: 'Among us' } });
      const place = { ...params, comment_id: data.id };
      const outsider = await person('Staff', { Operations: 'lead' });
      for (const who of [outsider, (await newWorld()).admin]) {
        assert.equal((await who.isRefused(listComments, { params })).status, 404);
        assert.equal((await who.isRefused(addComment, { params, body: { body: 'Hello' } })).status, 404);
        for (const call of [removeComment, resolveComment, reopenComment])
          assert.equal((await who.isRefused(call, { params: place, body: { version: 1 } })).status, 404);
      }
    });

    test('is not said about a deleted record', async () => {
      const { world, admin, made, params } = await newRecord();
      await kind.remove(world, made.id, made.version);
      const refused = await admin.isRefused(addComment, { params, body: { body: 'Gone?' } });
      assert.deepEqual([refused.status, refused.code], [409, 'wrong_state']);
    });

    test('mentions people who see the record, and refuses by name those who do not', async () => {
      const { admin, owner, person, params } = await newRecord();
      const lead = await person('Staff', { Finance: 'lead' });
      const outsider = await person('Staff', { Operations: 'lead' });
      const named = async (who: Caller, q?: string) =>
        (await who.calls(listMentionable, { params, query: q === undefined ? {} : { q } })).data;
      const offered = (await named(admin)).map(({ id }) => id);
      assert.ok(offered.includes(owner.id) && offered.includes(lead.id));
      assert.ok(!offered.includes(outsider.id) && !offered.includes(admin.id));
      const [found] = (await named(admin)).filter(({ id }) => id === lead.id);
      const name = found?.name as string;
      assert.ok((await named(admin, name.slice(0, 3).toUpperCase())).some(({ id }) => id === lead.id));
      assert.deepEqual(await named(admin, 'nobody of this name'), []);
      assert.equal((await outsider.isRefused(listMentionable, { params })).status, 404);

      const body = `Ask @${name}`;
      const { data } = await admin.calls(addComment, { params, body: { body, mentions: [lead.id] } });
      assert.deepEqual(data.mentions, [{ id: lead.id, name }]);
      const unseen = await admin.isRefused(addComment, { params, body: { body, mentions: [outsider.id] } });
      assert.deepEqual([unseen.status, unseen.code], [422, 'mention_unseen']);
      assert.match(unseen.message, /^Staff/);
      const place = { ...params, comment_id: data.id };
      const changed = { version: 1, body: 'Ask nobody', mentions: [crypto.randomUUID()] };
      const unknown = await admin.isRefused(changeComment, { params: place, body: changed });
      assert.deepEqual([unknown.status, unknown.code], [400, 'mention_unknown']);
      // Who is not known to the caller is not told from nobody.
      const hidden = { body, mentions: [outsider.id] };
      assert.equal((await owner.isRefused(addComment, { params, body: hidden })).code, 'mention_unknown');
      const { data: left } = await admin.calls(changeComment, {
        params: place,
        body: { ...changed, mentions: [] },
      });
      assert.deepEqual(left.mentions, []);
    });

    test('is not found under another type', async () => {
      const { admin, params } = await newRecord();
      for (const other of Object.keys(kinds).filter((type) => type !== object_type)) {
        const there = { object_type: other as CommentedType, id: params.id };
        assert.equal((await admin.isRefused(listComments, { params: there })).status, 404);
      }
    });
  });
}

suite('Comments', () => {
  test('on a risk are the same at both of their addresses', async () => {
    const world = await newWorld();
    const { id } = await kinds.risk.create(world, world.admin);
    const params = { object_type: 'risk', id } as const;
    await world.admin.calls(riskComments.addComment, { params: { id }, body: { body: 'Said once' } });
    const { data } = await world.admin.calls(listComments, { params });
    assert.deepEqual(data, (await world.admin.calls(riskComments.listComments, { params: { id } })).data);
    assert.deepEqual(
      data.map(({ body }) => body),
      ['Said once'],
    );
  });

  test('are refused for a type of record that has none', async () => {
    const { admin } = await newWorld();
    for (const type of ['person', 'risks', 'constructor', '__proto__']) {
      const params = { object_type: type as CommentedType, id: crypto.randomUUID() };
      const { status } = await admin.isRefused(listComments, { params });
      assert.ok([400, 404].includes(status), `${type}: ${status}`);
    }
  });
});
