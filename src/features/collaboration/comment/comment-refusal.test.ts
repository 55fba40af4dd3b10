import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Caller } from '#tests/world/caller.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { addComment, listComments, removeComment, resolveComment } from './comment.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const risk = await raised(admin, 'Paid twice', { department_id: departments['Finance'] });
const params = { object_type: 'risk', id: risk.id } as const;
const reader = await world.person('User', { Finance: 'viewer' });

const said = async (who: Caller, body: string, parent_id?: string) =>
  (await who.calls(addComment, { params, body: { body, ...(parent_id && { parent_id }) } })).data;
const refused = async (
  who: Caller,
  call: typeof resolveComment | typeof removeComment,
  comment_id: string,
  version = 1,
) => {
  const { status, code } = await who.isRefused(call, {
    params: { ...params, comment_id },
    body: { version },
  });
  return [status, code];
};

suite('A comment', () => {
  test('offers its author, an Admin and other readers what they may do, and lets them do that', async () => {
    const [mine, theirs] = [await said(reader, 'Who checks this?'), await said(admin, 'The auditors do')];
    const offered = async (who: Caller) => {
      const { data } = await who.calls(listComments, { params });
      return [mine, theirs].map(({ id }) => data.find((one) => one.id === id)?.permissions.can);
    };
    assert.deepEqual(await offered(reader), [['edit', 'delete', 'reply', 'resolve'], ['reply']]);
    assert.deepEqual(await offered(admin), [
      ['delete', 'reply', 'resolve'],
      ['edit', 'delete', 'reply', 'resolve'],
    ]);
    const body = { version: 1 };
    await reader.calls(resolveComment, { params: { ...params, comment_id: mine.id }, body });
    assert.deepEqual(await refused(reader, removeComment, theirs.id), [403, 'forbidden']);
    const place = { ...params, comment_id: mine.id };
    assert.ok((await admin.calls(removeComment, { params: place, body: { version: 2 } })).data.deleted);
  });

  test('is resolved once, and an answer to it never', async () => {
    const head = await said(admin, 'Is this still so?');
    const [answer] = (await said(reader, 'It is', head.id)).replies;
    assert.deepEqual(await refused(admin, resolveComment, answer?.id as string), [409, 'wrong_state']);
    await admin.calls(resolveComment, { params: { ...params, comment_id: head.id }, body: { version: 1 } });
    assert.deepEqual(await refused(admin, resolveComment, head.id, 2), [409, 'wrong_state']);
  });

  test('answers none that is not there, or was deleted', async () => {
    const gone = await said(admin, 'To be regretted');
    await admin.calls(removeComment, { params: { ...params, comment_id: gone.id }, body: { version: 1 } });
    const answers = async (parent_id: string) => {
      const { status, code } = await admin.isRefused(addComment, {
        params,
        body: { body: 'Why?', parent_id },
      });
      return [status, code];
    };
    assert.deepEqual(await answers(crypto.randomUUID()), [400, 'comment_unknown']);
    assert.deepEqual(await answers(gone.id), [409, 'wrong_state']);
  });
});
