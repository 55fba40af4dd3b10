import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { suite, test } from 'node:test';
import { anotherServer } from '#tests/world/another-server.ts';
import { newWorld, password } from '#tests/world/world.ts';

/** Of a product that browsers reach over TLS, and of one on this machine alone. */
const { app } = await anotherServer({ TLS_AT_PROXY: 'yes', TRUST_PROXY: '127.0.0.1' });
const { app: plain } = await anotherServer();
await plain.listen({ host: '127.0.0.1', port: 0 });
const { port: plainPort } = plain.server.address() as { port: number };
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as { port: number };
const world = await newWorld();
const org = `/org/${world.slug}`;
const signedIn = `Authorization: token ${world.admin.token}\r\n`;
const json = 'Content-Type: application/json\r\n';

interface Said {
  status: number;
  headers: Map<string, string>;
  cookies: string[];
}

/** What comes back on a connection of one's own: also where no call was reached, and what was sent is no HTTP. */
async function said(sent: string, to = port): Promise<Said> {
  const socket = connect(to, '127.0.0.1').on('error', () => undefined);
  socket.write(sent);
  let text = '';
  for await (const part of socket as AsyncIterable<Buffer>) {
    text += part.toString('latin1');
    if (text.includes('\r\n\r\n')) break;
  }
  socket.destroy();
  const [start = '', ...lines] = (text.split('\r\n\r\n')[0] ?? '').split('\r\n');
  const pairs = lines.map((line) => /^([^:]+): (.*)$/.exec(line)?.slice(1) as [string, string]);
  return {
    status: Number(start.split(' ')[1]),
    headers: new Map(pairs.map(([name, value]) => [name.toLowerCase(), value])),
    cookies: pairs.filter(([name]) => name.toLowerCase() === 'set-cookie').map(([, value]) => value),
  };
}
const request = (line: string, more = '', body = '', to = port) =>
  said(
    `${line} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n${more}${body && `Content-Length: ${body.length}\r\n`}\r\n${body}`,
    to,
  );

/** What Node answers by itself: it says nothing, so that it is of no type. */
const isOfNode = new Set(['no host', 'what nobody expects']);

/** Replies of every kind, by what they are: their status, and how they are got. */
const replies: readonly (readonly [what: string, status: number, got: () => Promise<Said>])[] = [
  ['a call', 200, () => request(`GET ${org}/user/`, signedIn)],
  ['a file', 200, () => request(`GET ${org}/risk/export/?format=csv`, signedIn)],
  ['a stream', 200, () => request(`GET ${org}/notification/stream/`, signedIn)],
  ['nothing', 204, () => request('POST /csp-report', json, '{"csp-report":{}}')],
  ['the description of the calls', 200, () => request('GET /openapi.json')],
  ['its page', 200, () => request('GET /documentation')],
  ['health', 200, () => request('GET /livez')],
  ['a wrong input', 400, () => request(`POST ${org}/user/login/`, json, '{}')],
  ['no JSON', 400, () => request(`POST ${org}/user/login/`, json, '{')],
  ['nobody signed in', 401, () => request(`GET ${org}/user/`)],
  ['nothing there', 404, () => request('GET /nothing')],
  ['no such organisation', 404, () => request('GET /org/nobody-here/user/')],
  ['another method', 405, () => request('PUT /tenant/query/')],
  ['a method of no call', 405, () => request('TRACE /livez')],
  ['too much', 413, () => request(`POST ${org}/user/login/`, json, `"${'x'.repeat(30_000)}"`)],
  ['another type', 415, () => request(`POST ${org}/user/login/`, 'Content-Type: text/plain\r\n', '{}')],
  ['a broken address', 400, () => request('GET /%')],
  ['no host', 400, () => said('GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n')],
  ['no HTTP', 400, () => said('GET / HTTP/1.1\r\nHost here\r\n\r\n')],
  ['headers without end', 431, () => said(`GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`)],
  ['what nobody expects', 417, () => request('GET /livez', 'Expect: nothing\r\n')],
];

suite('Every reply', () => {
  for (const [what, status, got] of replies)
    test(`tells browsers to do nothing else with it: ${what}`, async () => {
      const reply = await got();
      assert.equal(reply.status, status);
      const told = (name: string) => reply.headers.get(name);
      assert.equal(told('x-content-type-options'), 'nosniff');
      assert.equal(told('referrer-policy'), 'no-referrer');
      assert.equal(told('cross-origin-resource-policy'), 'same-origin');
      assert.equal(told('strict-transport-security'), 'max-age=63072000; includeSubDomains');
      if (what !== 'its page')
        assert.equal(told('content-security-policy'), "default-src 'none'; frame-ancestors 'none'; sandbox");
      // Nothing of it stays in the browser, and no other origin is let in.
      assert.equal(told('cache-control'), 'no-store');
      assert.deepEqual(
        [...reply.headers.keys()].filter((name) => /^access-control-|^x-powered/.test(name)),
        [],
      );
      if (told('content-length') !== '0' && status !== 204 && !isOfNode.has(what))
        assert.match(told('content-type') ?? '', /^(application\/json|text\/[a-z-]+); charset=utf-8$/);
    });

  test('lets no other origin read it, wherever a page says that it comes from', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://here', 'https://here.evil.example'])
      for (const [line, more] of [
        [`GET ${org}/user/`, signedIn],
        ['GET /openapi.json', ''],
        [`OPTIONS ${org}/user/`, 'Access-Control-Request-Method: GET\r\n'],
      ] as const) {
        const { headers } = await request(line, `${more}Origin: ${origin}\r\n`);
        assert.deepEqual(
          [...headers.keys()].filter((name) => name.startsWith('access-control-')),
          [],
        );
      }
  });

  test('promises TLS only where there is TLS', async () => {
    const { headers } = await request('GET /livez', '', '', plainPort);
    assert.equal(headers.get('strict-transport-security'), undefined);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  });
});

suite('A page', () => {
  test('may load its own files and nothing else, runs no script of its text, and stands in no frame', async () => {
    const [one, other] = [await request('GET /documentation'), await request('GET /documentation')];
    const policies = [one, other].map(({ headers }) => headers.get('content-security-policy') ?? '');
    const [policy = ''] = policies;
    assert.notEqual(policies[0], policies[1], 'a nonce is used once');
    assert.equal(
      policy.replace(/'nonce-[\w+/]{22}=='/, "'nonce-'"),
      "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'nonce-'; img-src 'self' data: blob:; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types service-worker proof-of-work; " +
        'report-uri /csp-report; report-to policy',
    );
  });
});

suite('A cookie', () => {
  const signIn = (to: number) =>
    request(
      `POST ${org}/user/login/`,
      `${json}X-Session-Binding: 1\r\n`,
      JSON.stringify({ email: world.admin.email, password }),
      to,
    );

  test('over TLS is of this host alone, sent over TLS alone, to be read by no script, and by no other site', async () => {
    const { cookies } = await signIn(port);
    assert.equal(cookies.length, 2);
    for (const cookie of cookies)
      assert.match(cookie, /^__Host-\w+=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/);
  });

  test('without TLS is read by no script either', async () => {
    for (const cookie of (await signIn(plainPort)).cookies)
      assert.match(cookie, /^\w+=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
  });
});
