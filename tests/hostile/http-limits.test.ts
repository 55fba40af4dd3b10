import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, suite, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { anotherServer } from '#tests/world/another-server.ts';
import { until } from '#tests/world/waiting/until.ts';

const { app } = await anotherServer();
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as { port: number };
const count = async (many: number, ask: () => Promise<number>) => {
  const answers: number[] = [];
  for (let n = 0; n < many; n++) answers.push(await ask());
  return (status: number) => answers.filter((one) => one === status).length;
};

suite('A request with two Host headers', () => {
  test('is refused', async () => {
    for (const [hosts, status] of [
      [['here'], '404'],
      [['here', 'elsewhere'], '400'],
      [['here', 'here'], '400'],
    ] as const) {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `GET /nothing HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`,
      );
      const [said] = (await once(socket, 'data')) as [Buffer];
      assert.equal(/^HTTP\/1\.1 (\d+)/.exec(said.toString())?.[1], status, hosts.join());
    }
  });
});

suite('A method that an address does not have', () => {
  const asked = async (method: 'GET' | 'PUT' | 'OPTIONS', url: string) => {
    const { statusCode, headers, body } = await app.inject({
      method,
      url,
      headers: { 'content-type': 'text/nothing', 'accept-language': 'tr' },
      ...(method === 'PUT' && { payload: 'not looked at' }),
    });
    return [statusCode, headers['allow'], (JSON.parse(body) as { code: string }).code];
  };

  test('is refused by 405 with those that it has, before a body is read', async () => {
    for (const url of ['/tenant/query/', '/tenant/query', '/org/here/tenant/query/?next=/home'])
      for (const method of ['GET', 'PUT', 'OPTIONS'] as const)
        assert.deepEqual(await asked(method, url), [405, 'POST', 'method_not_allowed'], `${method} ${url}`);
    assert.deepEqual(await asked('OPTIONS', '/tenant/signup'), [405, 'GET, POST', 'method_not_allowed']);
  });

  test('is refused where the parameter of another call could take the address', async () => {
    assert.deepEqual(await asked('GET', '/org/here/user/logout/'), [405, 'POST', 'method_not_allowed']);
    assert.deepEqual(await asked('GET', '/org/here/user/login'), [405, 'POST', 'method_not_allowed']);
  });

  test('is unknown where the address is', async () => {
    assert.deepEqual((await asked('OPTIONS', '/tenant/query/further/')).slice(0, 2), [404, undefined]);
  });
});

suite('A caller who says nothing', () => {
  test('is told so and cut, whether or not they listen', async () => {
    const open = () => new Promise<number>((answer) => app.server.getConnections((_, n) => answer(n)));
    await until(async () => (await open()) === 0);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    after(() => socket.destroy());
    const [said] = (await once(socket, 'data')) as [Buffer];
    assert.match(said.toString(), /^HTTP\/1\.1 408 /);
    await until(async () => (await open()) === 0);
  });
});

suite('Reports of a policy', () => {
  const report = (payload: string) =>
    app
      .inject({
        method: 'POST',
        url: '/csp-report',
        headers: { 'content-type': 'application/csp-report' },
        payload,
      })
      .then(({ statusCode }) => statusCode);

  test('are taken up to a size, and so many a minute of one network', async (t) => {
    // A minute that ends meanwhile would take as many again: it stands still.
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    assert.equal(await report('{"csp-report":{}}'), 204);
    assert.equal(await report(JSON.stringify({ 'csp-report': { 'blocked-uri': 'x'.repeat(9000) } })), 413);
    const answers = await count(150, () => report('{"csp-report":{}}'));
    assert.ok(answers(204) >= 50 && answers(429) >= 25, `${answers(204)} taken, ${answers(429)} refused`);
    assert.equal(answers(204) + answers(429), 150);
  });
});

suite('The description of all calls', () => {
  const asked = (encoding?: string) =>
    app.inject({
      method: 'GET',
      url: '/openapi.json',
      ...(encoding !== undefined && { headers: { 'accept-encoding': encoding } }),
    });

  test('comes compressed where the client takes it', async () => {
    const plain = (await asked()).rawPayload;
    for (const [encoding, sent, unpacked] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
      ['*;q=0, br;q=0.0', undefined, (bytes: Buffer) => bytes],
    ] as const) {
      const { headers, rawPayload } = await asked(encoding);
      assert.equal(headers['content-encoding'], sent, encoding);
      assert.equal(headers['vary'], 'accept-encoding');
      assert.ok(unpacked(rawPayload).equals(plain), encoding);
      if (sent !== undefined) assert.ok(rawPayload.length < plain.length / 5, `${rawPayload.length} bytes`);
    }
  });

  test('is given so many times a minute to one network', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const answers = await count(150, async () => (await asked('br')).statusCode);
    assert.ok(answers(200) >= 40 && answers(429) >= 25, `${answers(200)} given, ${answers(429)} refused`);
  });
});
