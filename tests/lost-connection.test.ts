import assert from 'node:assert/strict';
import { after, afterEach, suite, test } from 'node:test';
import { readConfig } from '#platform/server/process/config.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import {
  changeRisk,
  readRisk,
  registerRisk,
  listRisks,
  type Risk,
} from '#features/risk/record/risk.contract.ts';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import { createApp } from '#app/create-app.ts';
import { losses, startCuttingProxy, type Loss } from '#tests/world/cutting-proxy.ts';
import { addressOf } from '#tests/world/caller.ts';
import { newWorld, password, secret, sharedServer, type World } from '#tests/world/world.ts';

const { adminUrl } = await sharedServer();
const proxy = await startCuttingProxy(adminUrl);
/** A server whose way to the database can be cut; the one of the tests' world sees what became of it. */
const behind = await createApp({
  config: readConfig({
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    LIMIT_NETWORK_FAILURES: '1000000',
    LIMIT_SIGN_IN_FAILURES: '1000000',
    LIMIT_PERSON_PER_MINUTE: '1000000',
    LIMIT_ORGANISATION_PER_MINUTE: '1000000',
  }),
  adminUrl: proxy.address,
  secret,
});
after(async () => {
  proxy.cutAfter(undefined);
  await behind.close();
  await proxy.close();
});

const sender =
  ({ slug, admin }: World) =>
  async (
    endpoint: Endpoint,
    sent: { params?: unknown; body?: unknown } = {},
    headers: Record<string, string> = {},
  ) => {
    const answer = await behind.app.inject({
      method: endpoint.method,
      url: addressOf(slug, endpoint, sent),
      headers: { authorization: `token ${admin.token}`, ...headers },
      ...(sent.body !== undefined && { payload: sent.body as object }),
    });
    return { status: answer.statusCode, text: answer.body, body: answer.json() as { data: Risk } };
  };

/** Makes the call again and again, and each time loses the connection one message of the database later, until it lasts for
 *  the whole call. Then it holds again, and `afterwards` looks at what became of the call. */
async function sweep<Reply extends { status: number; text: string }>(
  how: Loss,
  call: () => Promise<Reply>,
  afterwards: (reply: Reply) => Promise<void> = async () => undefined,
  from = proxy.greeting(),
): Promise<void> {
  // Beside the call the server shares its counts each second: now and then that connection is there already, and whole.
  for (let moment = from, whole = 0; whole < 3; moment++) {
    await proxy.forget();
    proxy.cutAfter(moment, how);
    const reply = await call();
    const cuts = proxy.cuts();
    proxy.cutAfter(undefined);
    await proxy.forget();
    // Refused for no other reason: these calls are right.
    const where = `${how} after ${moment} messages: ${reply.status} ${reply.text}`;
    assert.ok(reply.status === 200 || (reply.status === 503 && cuts > 0), where);
    await afterwards(reply);
    whole = cuts > 0 ? 0 : whole + 1;
  }
}

afterEach(() => proxy.cutAfter(undefined));

suite('A connection to the database that is lost at any moment of a call', () => {
  for (const how of losses) {
    test(`(${how}) leaves a write done once or not at all; sent again with its key, it is done once`, async () => {
      const world = await newWorld({ home: firstHome });
      const send = sender(world);
      let written = 0;
      const risk = () => ({ body: { title: `Risk ${written}` } });
      const key = () => ({ 'idempotency-key': `${how}-${written}` });
      await send(registerRisk, risk(), key());
      await sweep(
        how,
        () => (written++, send(registerRisk, risk(), key())),
        async (first) => {
          const again = await world.admin.sends(registerRisk, risk(), key());
          assert.equal(again.status, 200);
          if (first.status === 200) assert.deepEqual(again.body, first.body);
          assert.equal((await world.admin.calls(listRisks)).count, written + 1);
        },
        // One of them from the first message on: the greeting, too.
        how === 'said' ? 1 : proxy.greeting(),
      );
    });
  }

  test('leaves a change done or not done, and never told otherwise', async () => {
    const world = await newWorld({ home: firstHome });
    const send = sender(world);
    let { data: now } = await world.admin.calls(registerRisk, { body: { title: 'Changed 0 times' } });
    const params = { id: now.id };
    const change = () =>
      send(changeRisk, {
        params,
        body: { version: now.version, title: `Changed ${now.version} times` },
      });
    await sweep('said', change, async ({ status }) => {
      const { data } = await world.admin.calls(readRisk, { params });
      if (status === 200) assert.equal(data.version, now.version + 1);
      assert.equal(data.title, `Changed ${data.version - 1} times`);
      now = data;
    });
  });

  test('leaves somebody signing in with a sign-in or the word to try again', async () => {
    const world = await newWorld({ home: firstHome });
    const send = sender(world);
    await sweep('said', () => send(signIn, { body: { email: world.admin.email, password } }));
  });
});
