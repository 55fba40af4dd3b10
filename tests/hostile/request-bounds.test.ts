import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { suite, test } from 'node:test';
import { ipHashOf } from '#platform/server/http/network.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { registerRisk, listRisks } from '#features/risk/record/risk.contract.ts';
import { newWorld } from '#tests/world/world.ts';

const world = await newWorld();
const logins = `/org/${world.slug}/user/login/`;

/** A server that listens, with what it writes into its log. */
async function listening(settings: Record<string, string> = {}) {
  const lines: string[] = [];
  const { app } = await anotherServer(
    { LOG_LEVEL: 'info', ...settings },
    { logTo: { write: (line) => void lines.push(line) } },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { port, requests: () => written().filter(({ msg }) => msg === 'request') };
}

/** All that comes back on one connection, until it ends or nothing more is to come. */
async function answers(port: number, sent: string): Promise<{ statuses: string[]; isClosed: boolean }> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let text = '';
  socket.on('data', (part: Buffer) => void (text += part.toString('latin1')));
  const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
  socket.write(sent);
  const isClosed = await Promise.race([
    closed,
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 8000).unref()),
  ]);
  socket.destroy();
  return { statuses: [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status = '']) => status), isClosed };
}

const { port, requests } = await listening();

suite('Where a request ends', () => {
  /** What a proxy in between may have taken for a part of the body. */
  const smuggled = 'GET /livez HTTP/1.1\r\nHost: here\r\n\r\n';
  const start = `POST ${logins} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n`;

  for (const [what, sent] of [
    ['a length and chunks', `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `Content-Length: 2\r\nContent-Length: ${2 + smuggled.length}\r\n\r\n{}${smuggled}`],
    ['a length that is a list', `Content-Length: 2, 40\r\n\r\n{}${smuggled}`],
    ['a length with a sign', `Content-Length: +2\r\n\r\n{}${smuggled}`],
    ['an encoding that nobody knows', `Transfer-Encoding: xchunked\r\n\r\n{}${smuggled}`],
    ['chunks that are not the last', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a name with a space', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a header on two lines', `Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a line that ends without CR', `Content-Length: 2\nX: 1\r\n\r\n{}${smuggled}`],
    ['a chunk of no size', `Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ] as const)
    test(`is not guessed: ${what}`, async () => {
      const { statuses, isClosed } = await answers(port, `${start}${sent}`);
      assert.deepEqual(statuses, ['400']);
      assert.ok(isClosed, 'nothing more is read from the connection');
      assert.deepEqual(
        requests().filter(({ route }) => route === '/livez'),
        [],
        'what stood behind was taken for a request',
      );
    });

  test('is known, so that the next one is another', async () => {
    const { statuses } = await answers(
      port,
      `GET /livez HTTP/1.1\r\nHost: here\r\n\r\n${smuggled.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`,
    );
    assert.deepEqual(statuses, ['200', '200']);
  });
});

suite('An address', () => {
  /** Each of its signs by its number. */
  const encoded = (text: string) =>
    [...text].map((sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');

  test('is decoded once: what is encoded once names the same, and what is encoded twice names nothing', async () => {
    const { slug, admin, departments } = world;
    const id = departments['Finance'] ?? '';
    const statusOf = async (organisation: string, department: string) => {
      const { statuses } = await answers(
        port,
        `GET /org/${organisation}/user/department/${department}/members/ HTTP/1.1\r\nHost: here\r\nConnection: close\r\nAuthorization: token ${admin.token}\r\n\r\n`,
      );
      return statuses.join();
    };
    assert.equal(await statusOf(slug, id), '200');
    assert.equal(await statusOf(encoded(slug), encoded(id)), '200');
    for (const [organisation, department] of [
      [encoded(encoded(slug)), id],
      [slug, encoded(encoded(id))],
      [slug, `..%2f${id}`],
      [slug, `${id}%2f`],
      [`${slug}%2f..%2f${slug}`, id],
    ] as const)
      assert.equal(await statusOf(organisation, department), '404', `${organisation} ${department}`);
    assert.equal(await statusOf(slug, `${id}%00`), '400');
  });

  test('names each value once, and nothing of a body or a header stands for it', async () => {
    const { status, errors } = await world.admin.isRefused({ ...listRisks, path: '/risk/?limit=1&limit=2' });
    assert.deepEqual([status, Object.keys(errors ?? {})], [400, ['limit']]);
    const whole = { title: 'Laptops leave the building', description: 'Unlocked', department_id: null };
    const moved = { ...registerRisk, path: `/risk/?title=${whole.title}` };
    const { title: _, ...rest } = whole;
    const missing = await world.admin.isRefused(moved, { body: rest });
    assert.equal(missing.status, 400);
    assert.ok(missing.errors?.['title'], 'a part of the address stands for none of the body');
  });
});

suite('What a proxy says of a caller', () => {
  /** Whose failure the log has, of a sign-in with these headers. */
  async function countedAs(settings: Record<string, string>, headers: string): Promise<unknown> {
    const server = await listening(settings);
    const body = JSON.stringify({ email: `nobody@${world.slug}.example`, password: 'harbour lantern' });
    await answers(
      server.port,
      `POST ${logins} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\n${headers}\r\n${body}`,
    );
    const [failure] = server.requests();
    assert.equal(failure?.['reason'], 'person_unknown');
    return failure['ip_hash'];
  }
  const forwarded =
    'X-Forwarded-For: 198.51.100.7, 203.0.113.9\r\nX-Real-IP: 198.51.100.7\r\nForwarded: for=198.51.100.7\r\n';

  test('counts for nothing where no proxy is named', async () => {
    assert.equal(await countedAs({}, forwarded), ipHashOf('127.0.0.1'));
  });

  test('counts for nothing where it comes from another address than the proxy’s', async () => {
    const settings = { TLS_AT_PROXY: 'yes', TRUST_PROXY: '10.0.0.0/8' };
    assert.equal(await countedAs(settings, forwarded), ipHashOf('127.0.0.1'));
  });

  test('counts from the proxy that is named, and of it the last address alone: the others came with the request', async () => {
    const settings = { TLS_AT_PROXY: 'yes', TRUST_PROXY: '127.0.0.1' };
    assert.equal(await countedAs(settings, forwarded), ipHashOf('203.0.113.9'));
    const further = { TLS_AT_PROXY: 'yes', TRUST_PROXY: '127.0.0.1, 203.0.113.0/24' };
    assert.equal(await countedAs(further, forwarded), ipHashOf('198.51.100.7'));
  });
});
