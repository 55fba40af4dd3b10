import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import type { Running } from '#app/create-app.ts';
import { everyCall, nameOf } from '#tests/generated/every-call.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { addressOf } from '#tests/world/caller.ts';
import { newWorld, password } from '#tests/world/world.ts';

const world = await newWorld();
const { email } = await world.person('User');
const elsewhere = 'https://elsewhere.example';

type Headers = Record<string, string>;

/** Signs in with these headers; answers the status, and the code of a refusal. */
async function signsIn(headers: Headers, { app }: Pick<Running, 'app'> = world.running): Promise<string> {
  const url = addressOf(world.slug, signIn);
  const reply = await app.inject({ method: 'POST', url, headers, payload: { email, password } });
  return reply.statusCode === 200 ? 'in' : `${reply.statusCode} ${reply.json<{ code: string }>().code}`;
}
const refused = '403 foreign_page';

suite('A page of another site', () => {
  test('gets no answer to any call that is more than a read, whoever calls, but for the form of a provider', async () => {
    const answers = await Promise.all(
      everyCall
        .filter(({ method }) => method !== 'GET')
        .map(async (endpoint) => {
          const { method, path, takesForm } = endpoint;
          const url = `/org/${world.slug}${path.replace(/:\w+/g, 'x')}`;
          const headers = { origin: elsewhere, authorization: `token ${world.admin.token}` };
          const { statusCode, body } = await world.running.app.inject({ method, url, headers });
          const isRefused = statusCode === 403 && body.includes('foreign_page');
          return isRefused === (takesForm !== true) ? [] : [nameOf(endpoint)];
        }),
    );
    assert.deepEqual(answers.flat(), []);
  });

  test('signs nobody in, whatever the browser tells of it', async () => {
    const all: readonly Headers[] = [
      { origin: elsewhere },
      { origin: 'null' },
      { origin: 'localhost' },
      { origin: `${elsewhere}/`, host: 'localhost' },
      { origin: 'http://localhost.elsewhere.example', host: 'localhost' },
      { origin: 'http://127.0.0.1.elsewhere.example', host: '127.0.0.1:8443' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:8443', host: 'localhost:8443' },
    ];
    for (const headers of all) assert.equal(await signsIn(headers), refused, JSON.stringify(headers));
  });
});

suite('A page of our own', () => {
  test('signs in, and so does a program that is none', async () => {
    const all: readonly Headers[] = [
      {},
      { origin: 'http://localhost:8443', host: 'localhost:8443' },
      { origin: 'https://grc.example.com', host: 'grc.example.com' },
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8443' },
      { 'sec-fetch-site': 'none' },
      // Beside Vite, which calls the server by another name.
      { origin: 'http://localhost:5173', host: '127.0.0.1:8443' },
      // Behind a proxy that keeps the name to itself.
      { 'sec-fetch-site': 'same-origin', origin: 'https://grc.example.com', host: '10.0.0.7:8443' },
    ];
    for (const headers of all) assert.equal(await signsIn(headers), 'in', JSON.stringify(headers));
  });

  test('has the address of the settings, where they name one', async () => {
    const named = await anotherServer({ PUBLIC_ORIGIN: 'https://grc.example.com' });
    assert.equal(await signsIn({ origin: 'https://grc.example.com' }, named), 'in');
    assert.equal(await signsIn({}, named), 'in');
    for (const [origin, host] of [
      ['http://grc.example.com', 'grc.example.com'],
      ['https://grc.example.com:8443', 'grc.example.com:8443'],
      ['https://grc.example.com.elsewhere.example', 'grc.example.com'],
      ['https://rebound.example', 'rebound.example'],
      ['http://localhost:8443', 'localhost:8443'],
    ] as const) {
      assert.equal(await signsIn({ origin, host }, named), refused, origin);
      const said = { origin, host, 'sec-fetch-site': 'same-origin' };
      assert.equal(await signsIn(said, named), refused, origin);
    }
  });

  test('has the host that a trusted proxy was called by, and no other caller says', async () => {
    const proxied = await anotherServer({ TLS_AT_PROXY: 'yes', TRUST_PROXY: '127.0.0.1' });
    const headers = { origin: 'https://grc.example.com', 'x-forwarded-host': 'grc.example.com' };
    assert.equal(await signsIn(headers, proxied), 'in');
    assert.equal(await signsIn({ ...headers, origin: elsewhere }, proxied), refused);
    assert.equal(await signsIn(headers), refused, 'where no proxy is trusted');
  });
});
