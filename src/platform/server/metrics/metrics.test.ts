import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { anotherServer } from '#tests/world/another-server.ts';

/** What a server of these settings answers to `/metrics`, by who asks. */
async function statusesOf(settings: Record<string, string>, asks: readonly Record<string, string>[]) {
  const { app } = await anotherServer(settings);
  const statuses = asks.map(async (headers) => (await app.inject({ url: '/metrics', headers })).statusCode);
  return Promise.all(statuses);
}

const proxied: readonly Record<string, string>[] = [
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-proto': 'https' },
  { 'x-real-ip': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9' },
  { via: '1.1 proxy' },
  { host: 'grc.example.com' },
];

suite('Figures of the process', () => {
  test('are for programs of this machine, as long as nothing says that others get here', async () => {
    const here: Record<string, string>[] = [{}, { host: '127.0.0.1:8443' }, { host: '[::1]:8443' }];
    assert.deepEqual(await statusesOf({}, here), [200, 200, 200]);
    assert.deepEqual(await statusesOf({ PUBLIC_ORIGIN: 'http://localhost:8443' }, [{}]), [200]);
  });

  test('are for nobody without a token who came through a proxy, whatever the proxy tells', async () => {
    assert.deepEqual(
      await statusesOf({}, proxied),
      proxied.map(() => 404),
    );
    const others: readonly Record<string, string>[] = [
      { TLS_AT_PROXY: 'yes' },
      { TRUST_PROXY: '127.0.0.1' },
      { PUBLIC_ORIGIN: 'https://grc.example.com' },
    ];
    for (const settings of others)
      assert.deepEqual(await statusesOf(settings, [{}]), [404], JSON.stringify(settings));
  });

  test('are for whoever has the token, wherever they come from', async () => {
    const METRICS_TOKEN = 'a-token-of-the-operator';
    const authorization = `Bearer ${METRICS_TOKEN}`;
    const asks: Record<string, string>[] = [
      { authorization },
      { authorization, 'x-forwarded-for': '203.0.113.9', host: 'grc.example.com' },
      { authorization: `${authorization}s` },
      {},
    ];
    for (const TLS_AT_PROXY of ['no', 'yes'])
      assert.deepEqual(await statusesOf({ METRICS_TOKEN, TLS_AT_PROXY }, asks), [200, 200, 404, 404]);
  });
});

suite('The description of the calls', () => {
  const found = async (settings: Record<string, string>) => {
    const { app } = await anotherServer(settings);
    const asked = ['/openapi.json', '/documentation', '/documentation/documentation.js'].map(
      async (url) => (await app.inject({ url })).statusCode,
    );
    return Promise.all(asked);
  };
  test('is for everybody, unless the operator closes it', async () => {
    assert.deepEqual(await found({}), [200, 200, 200]);
    assert.deepEqual(await found({ API_DESCRIPTION: 'no' }), [404, 404, 404]);
  });
});
