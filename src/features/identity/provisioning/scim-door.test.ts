import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { address, directoryOf, entraUser } from '#tests/sign-in/scim-directory.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { inject } from '#tests/world/inject.ts';
import { newWorld } from '#tests/world/world.ts';
import { revokeProvisioningToken } from './provisioning.contract.ts';

const world = await newWorld();
const url = `/org/${world.slug}/scim/v2/Users`;
const wrong = 'A'.repeat(43);

suite('The token of a directory', () => {
  const bodies: Record<string, { payload: string; type?: string }> = {
    'a user': { payload: JSON.stringify(entraUser(address(world))) },
    'what is no JSON': { payload: '{"userName": ' },
    'what says a key twice': { payload: '{"userName": "a", "userName": "b"}' },
    'more than is taken in': { payload: JSON.stringify({ userName: 'x'.repeat(2_000_000) }) },
    'another kind of content': { payload: '<user/>', type: 'application/xml' },
  };
  for (const [what, { payload, type = 'application/scim+json' }] of Object.entries(bodies))
    test(`is asked before ${what} is read`, async () => {
      for (const token of [undefined, wrong]) {
        const reply = await inject(world.running.app, {
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
        });
        assert.equal(reply.statusCode, 401, reply.body);
        assert.equal(reply.headers['content-type'], 'application/scim+json; charset=utf-8');
      }
    });
});

const at = new Date();
const { app } = await anotherServer(
  { LIMIT_DIRECTORY_FAILURES_PER_MINUTE: '3' },
  { clock: () => new Date(at) },
);
const { token: first } = await directoryOf(world);
const { token: second } = await directoryOf(world);
const asks = async (token: string, remoteAddress: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode, headers: said } = await inject(app, { method: 'GET', url, remoteAddress, headers });
  return statusCode === 429 ? `429 ${Number(said['retry-after']) > 0}` : String(statusCode);
};
const inTurn = async (remoteAddress: string, ...tokens: string[]) => {
  const replies = [];
  for (const token of tokens) replies.push(await asks(token, remoteAddress));
  return replies;
};

suite('A network that tries tokens', () => {
  test('is refused unread after so many in a minute, and no other network is', async () => {
    assert.deepEqual(await inTurn('10.1.1.1', wrong, wrong, wrong, wrong, second.token), [
      '401',
      '401',
      '401',
      '429 true',
      '429 true',
    ]);
    assert.equal(await asks(wrong, '10.1.2.1'), '401');
    assert.equal(await asks(second.token, '10.1.2.1'), '200');
  });

  test('is not refused for calls of a directory that was let in before, and these count for nothing', async () => {
    assert.deepEqual(await inTurn('10.2.1.1', first.token, first.token, first.token, first.token), [
      '200',
      '200',
      '200',
      '200',
    ]);
    assert.deepEqual(await inTurn('10.2.1.2', wrong, wrong, wrong, wrong), ['401', '401', '401', '429 true']);
    assert.equal(await asks(first.token, '10.2.1.1'), '200');
  });

  test('by one that was revoked as well', async () => {
    const { token: third } = await directoryOf(world);
    assert.equal(await asks(third.token, '10.3.1.1'), '200');
    await world.admin.calls(revokeProvisioningToken, { params: { id: third.id } });
    assert.deepEqual(await inTurn('10.3.1.1', ...Array<string>(4).fill(third.token)), [
      '401',
      '401',
      '401',
      '429 true',
    ]);
  });

  test('and may try again in the next one', async () => {
    assert.deepEqual(await inTurn('10.4.1.1', wrong, wrong, wrong, wrong), ['401', '401', '401', '429 true']);
    at.setMinutes(at.getMinutes() + 1);
    assert.equal(await asks(wrong, '10.4.1.1'), '401');
  });
});
