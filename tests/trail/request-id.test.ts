import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { rememberScreen } from '#features/workspace/screen-memory/screen-memory.contract.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';

const owner = await asOwner();

/** A server whose log is read. */
async function loggingServer(level: string) {
  const lines: string[] = [];
  const { app } = await anotherServer(
    { LOG_LEVEL: level },
    { logTo: { write: (line) => void lines.push(line) } },
  );
  return { app, lines };
}

suite('The id of a request', () => {
  test('is told with every reply, whoever answers, and is never one that the caller brought', async () => {
    const { app } = await loggingServer('silent');
    const brought = 'mine-and-nobody-elses';
    const ids = new Set<unknown>();
    for (const url of [
      '/livez',
      '/openapi.json',
      '/tenant/domain/',
      '/org/none/user/',
      '/nothing',
      '/login',
      '/%E0%A4%A',
    ])
      for (const method of ['GET', 'POST'] as const) {
        const { headers } = await app.inject({ method, url, headers: { 'x-request-id': brought } });
        assert.match(String(headers['x-request-id']), /^[0-9a-f]{8}-[0-9a-f-]{27}$/, `${method} ${url}`);
        ids.add(headers['x-request-id']);
      }
    assert.equal(ids.size, 14, 'each request has its own');
  });

  test('finds what the log says of it: the beginning alone finds the line of a call that broke', async () => {
    const { admin, slug, orgId } = await newWorld();
    await admin.calls(rememberScreen, { params: { screen: 'register' }, body: { density: 'compact' } });
    // As no call of the product would leave it: the reply breaks its contract.
    await owner.query(`update screen_memory set content = '"broken"' where org_id = $1`, [orgId]);
    const { app, lines } = await loggingServer('error');
    const headers = { authorization: `token ${admin.token}` };
    const url = (screen: string) => `/org/${slug}/user/screen/${screen}/`;
    await app.inject({ method: 'GET', url: url('other'), headers });
    assert.equal(lines.length, 0, 'nothing broke yet');
    const reply = await app.inject({ method: 'GET', url: url('register'), headers });
    assert.deepEqual([reply.statusCode, reply.json<{ code: string }>().code], [500, 'unexpected']);
    const reference = String(reply.headers['x-request-id']).slice(0, 8);
    const [found, ...others] = lines.filter((line) => line.includes(reference));
    assert.deepEqual(others, []);
    const logged = JSON.parse(found ?? '{}') as { msg: string; endpoint: string; err: { message: string } };
    assert.equal(logged.msg, 'defect');
    assert.equal(logged.endpoint, '/org/:org/user/screen/:screen/');
    assert.match(logged.err.message, /returned a wrong/);
  });
});
