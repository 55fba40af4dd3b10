import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { address, directoryOf, entraUser, oktaUser, patchOf } from '#tests/sign-in/scim-directory.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';

const owner = await asOwner();
const world = await newWorld();
const { ask } = await directoryOf(world);

suite('A directory', () => {
  test('is answered nothing without a token, by one that nobody has, or by the session of an Admin', async () => {
    const asks = async (headers: Record<string, string>) =>
      (await world.running.app.inject({ url: `/org/${world.slug}/scim/v2/Users`, headers })).statusCode;
    assert.equal(await asks({}), 401);
    assert.equal(await asks({ authorization: `Bearer ${'A'.repeat(43)}` }), 401);
    assert.equal(await asks({ authorization: `Bearer ${world.admin.token}` }), 403);
  });

  test('finds nothing by an id that nobody has, and changes nothing by it', async () => {
    const id = crypto.randomUUID();
    const other = await newWorld();
    const replies = [id, other.admin.id].flatMap((one) => [
      ask('GET', `Users/${one}`),
      ask('PUT', `Users/${one}`, oktaUser(address(world))),
      ask('PATCH', `Users/${one}`, patchOf({ op: 'replace', path: 'active', value: false })),
      ask('DELETE', `Users/${one}`),
    ]);
    replies.push(
      ask('GET', `Groups/${id}`),
      ask('PUT', `Groups/${id}`, { displayName: 'Finance' }),
      ask('PATCH', `Groups/${id}`, patchOf({ op: 'replace', path: 'displayName', value: 'Finance' })),
      ask('DELETE', `Groups/${id}`),
    );
    for (const { status, body } of await Promise.all(replies))
      assert.equal(status, 404, JSON.stringify(body));
  });

  test('gives nobody an address that is none', async () => {
    const { body: made } = await ask('POST', 'Users', entraUser(address(world)));
    const operation = { op: 'Replace', path: 'emails[type eq "work"].value', value: 'Grace at home' };
    assert.equal((await ask('PATCH', `Users/${made.id}`, patchOf(operation))).status, 400);
  });

  test('makes nobody and no group without a name', async () => {
    const user = { ...entraUser(address(world)), userName: '  ' };
    assert.equal((await ask('POST', 'Users', user)).status, 400);
    assert.equal((await ask('POST', 'Groups', { displayName: '  ' })).status, 400);
  });

  test('makes nobody a member of a group but members of the organisation', async () => {
    const { body: made } = await ask('POST', 'Groups', { displayName: 'Finance' });
    const auditor = await world.person('User');
    await owner.query(
      `update person set type = 'Auditor', status = 'external', access_ends_at = '2099-01-01' where id = $1`,
      [auditor.id],
    );
    for (const value of [auditor.id, 'everybody']) {
      const operation = { op: 'add', path: 'members', value: [{ value }] };
      assert.equal((await ask('PATCH', `Groups/${made.id}`, patchOf(operation))).status, 400, value);
    }
  });
});
