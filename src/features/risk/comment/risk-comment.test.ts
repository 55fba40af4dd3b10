import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { newUnratedRisk } from '#tests/world/risk-team.ts';
import { setClock, newWorld } from '#tests/world/world.ts';
import { deleteRisk, readHistory } from '#features/risk/record/risk.contract.ts';
import {
  addComment,
  changeComment,
  listComments,
  removeComment,
  reopenComment,
  resolveComment,
} from './risk-comment.contract.ts';

afterEach(() => setClock());

suite('A comment', () => {
  test('is said by whoever sees the risk, answered once deep, newest first', async () => {
    const { admin, owner, params } = await newUnratedRisk();
    const { data: first } = await owner.calls(addComment, { params, body: { body: 'Who *checks* this?' } });
    await admin.calls(addComment, { params, body: { body: 'Ask Finance' } });
    const { data: answered } = await admin.calls(addComment, {
      params,
      body: { body: 'The auditors', parent_id: first.id },
    });
    assert.deepEqual(
      [answered.id, answered.replies[0]?.body, answered.replies[0]?.author.name],
      [first.id, 'The auditors', 'Ada Admin'],
    );
    const deeper = await owner.isRefused(addComment, {
      params,
      body: { body: 'Which?', parent_id: answered.replies[0]?.id },
    });
    assert.deepEqual([deeper.status, deeper.code], [422, 'reply_to_reply']);
    const nowhere = await owner.isRefused(addComment, {
      params,
      body: { body: 'Which?', parent_id: crypto.randomUUID() },
    });
    assert.deepEqual([nowhere.status, nowhere.code], [400, 'comment_unknown']);
    const { data, count } = await owner.calls(listComments, { params, query: { limit: '1' } });
    assert.deepEqual([count, data.map(({ body }) => body)], [2, ['Ask Finance']]);
    const { data: second } = await owner.calls(listComments, { params, query: { limit: '1', offset: '1' } });
    assert.deepEqual(second, [
      { ...answered, permissions: second[0]?.permissions, replies: second[0]?.replies },
    ]);
    assert.deepEqual(second[0]?.permissions.can, ['edit', 'delete', 'reply', 'resolve']);
    assert.deepEqual(second[0]?.replies[0]?.permissions.can, []);
  });

  test('is refused empty, endless, or about a risk one cannot see', async () => {
    const { owner, person, params } = await newUnratedRisk();
    for (const body of ['  ', 'x'.repeat(5001)])
      assert.equal((await owner.isRefused(addComment, { params, body: { body } })).status, 400);
    const outsider = await person('Staff', { Operations: 'lead' });
    assert.equal((await outsider.isRefused(addComment, { params, body: { body: 'Hello' } })).status, 404);
    assert.equal((await outsider.isRefused(listComments, { params })).status, 404);
    const there = await newWorld();
    assert.equal((await there.admin.isRefused(listComments, { params })).status, 404);
  });

  test('is corrected silently at first, and later marked as edited with the former text in the log', async () => {
    setClock('2026-03-31T12:00:00Z');
    const { admin, owner, params } = await newUnratedRisk();
    const { data } = await owner.calls(addComment, { params, body: { body: 'Frist thought' } });
    const place = { ...params, comment_id: data.id };
    setClock('2026-03-31T12:14:00Z');
    const { data: corrected } = await owner.calls(changeComment, {
      params: place,
      body: { version: 1, body: 'First thought' },
    });
    assert.deepEqual([corrected.body, corrected.edited], ['First thought', false]);
    setClock('2026-03-31T12:15:00Z');
    const { data: edited } = await owner.calls(changeComment, {
      params: place,
      body: { version: 2, body: 'Second thought' },
    });
    assert.deepEqual([edited.body, edited.edited], ['Second thought', true]);
    const { data: told } = await admin.calls(readHistory, { params });
    assert.deepEqual(
      told.slice(0, 3).map(({ action, changes }) => [action, changes.map((change) => change.old)]),
      [
        ['risk.comment_changed', ['First thought']],
        ['risk.comment_changed', []],
        ['risk.commented', []],
      ],
    );
    const stale = await owner.isRefused(changeComment, {
      params: place,
      body: { version: 2, body: 'Third' },
    });
    assert.deepEqual([stale.status, stale.code], [409, 'stale_version']);
    const other = await admin.isRefused(changeComment, { params: place, body: { version: 3, body: 'Mine' } });
    assert.equal(other.status, 403);
  });

  test('leaves its place when its author or an Admin deletes it', async () => {
    const { admin, owner, person, params } = await newUnratedRisk();
    const { data } = await owner.calls(addComment, { params, body: { body: 'To be regretted' } });
    await admin.calls(addComment, { params, body: { body: 'Answered', parent_id: data.id } });
    const place = { ...params, comment_id: data.id };
    const lead = await person('Staff', { Finance: 'lead' });
    assert.equal((await lead.isRefused(removeComment, { params: place, body: { version: 1 } })).status, 403);
    const { data: gone } = await admin.calls(removeComment, { params: place, body: { version: 1 } });
    assert.deepEqual(
      [gone.body, gone.deleted, gone.replies[0]?.body, gone.permissions.can],
      [null, true, 'Answered', []],
    );
    const again = await owner.isRefused(removeComment, { params: place, body: { version: 2 } });
    assert.deepEqual([again.status, again.code], [409, 'wrong_state']);
    const late = await owner.isRefused(addComment, { params, body: { body: 'But', parent_id: data.id } });
    assert.deepEqual([late.status, late.code], [409, 'wrong_state']);
  });

  test('is resolved and reopened by author, owner and staff', async () => {
    const { admin, owner, person, params } = await newUnratedRisk();
    const { data } = await admin.calls(addComment, { params, body: { body: 'Is this still so?' } });
    const place = { ...params, comment_id: data.id };
    const reader = await person('User', { Finance: 'viewer' });
    assert.equal(
      (await reader.isRefused(resolveComment, { params: place, body: { version: 1 } })).status,
      403,
    );
    const { data: resolved } = await owner.calls(resolveComment, { params: place, body: { version: 1 } });
    assert.ok(resolved.resolved?.by.startsWith('User'));
    const again = await owner.isRefused(resolveComment, { params: place, body: { version: 2 } });
    assert.deepEqual([again.status, again.code], [409, 'wrong_state']);
    const lead = await person('Staff', { Finance: 'lead' });
    const { data: reopened } = await lead.calls(reopenComment, { params: place, body: { version: 2 } });
    assert.equal(reopened.resolved, null);
    const { data: head } = await owner.calls(addComment, {
      params,
      body: { body: 'No', parent_id: data.id },
    });
    const answer = { ...params, comment_id: head.replies[0]?.id as string };
    const deep = await admin.isRefused(resolveComment, { params: answer, body: { version: 1 } });
    assert.deepEqual([deep.status, deep.code], [409, 'wrong_state']);
    const { data: own } = await reader.calls(addComment, { params, body: { body: 'Asked by a reader' } });
    const { data: settled } = await reader.calls(resolveComment, {
      params: { ...params, comment_id: own.id },
      body: { version: 1 },
    });
    assert.ok(settled.resolved);
  });

  test('is not said about a deleted risk', async () => {
    const { admin, params } = await newUnratedRisk();
    await admin.calls(deleteRisk, { params, body: { version: 1, reason: 'Entered twice' } });
    const refused = await admin.isRefused(addComment, { params, body: { body: 'Gone?' } });
    assert.deepEqual([refused.status, refused.code], [409, 'wrong_state']);
  });
});
