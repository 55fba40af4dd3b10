import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { reportBrowserError } from '#platform/contract/trail/browser-error.contract.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';

const owner = await asOwner();
const report = {
  path: '/apps/risk/management/view',
  message: "TypeError: Cannot read properties of null (reading 'Ada Lovelace')",
  stack: '    at close (https://grc.example/assets/RiskPage-x.js:1:2)',
};

/** A server whose log is read, and a browser of a network that sends to it. */
async function loggingServer(settings: Record<string, string> = {}) {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const { app } = await anotherServer({ LOG_LEVEL: 'warn', ...settings }, { logTo });
  const sends = async (payload: object, { base = '', from = '192.0.2.1' } = {}) => {
    const url = `${base}${reportBrowserError.path}`;
    const { statusCode, headers, body } = await app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: from,
    });
    return { status: statusCode, id: headers['x-request-id'], retryAfter: headers['retry-after'], body };
  };
  return { app, lines, sends };
}

suite('An error in a browser', () => {
  test('reaches the log without a sign-in, under the id that the reply tells, and without what somebody typed', async () => {
    const { app, lines, sends } = await loggingServer();
    const { status, id, body } = await sends(report);
    assert.deepEqual([status, body], [204, '']);
    assert.equal(lines.length, 1);
    const { level: _, time: __, ...line } = JSON.parse(lines[0] ?? '{}') as Record<string, unknown>;
    assert.deepEqual(line, {
      id,
      msg: 'browser error',
      path: '/apps/risk/management/view',
      message: 'TypeError: Cannot read properties of null (reading …)',
      stack: 'close assets/RiskPage-x.js:1:2',
    });
    const { body: metrics } = await app.inject({ method: 'GET', url: '/metrics' });
    assert.match(metrics, /^browser_errors_total 1$/m);
  });

  test('names the organisation of whoever is signed in, and is no act in its log', async () => {
    const { slug, orgId } = await newWorld();
    const countActs = async () =>
      (await owner.query('select count(*)::int as acts from activity where org_id = $1', [orgId])).rows[0];
    const before = await countActs();
    const { lines, sends } = await loggingServer();
    assert.equal((await sends(report, { base: `/org/${slug}` })).status, 204);
    assert.equal((JSON.parse(lines[0] ?? '{}') as { org: string }).org, orgId);
    assert.deepEqual(await countActs(), before);
  });

  test('is refused when it is too long, or says more than it should', async () => {
    const { lines, sends } = await loggingServer();
    assert.equal((await sends({ ...report, stack: 'x'.repeat(9000) })).status, 400);
    assert.equal((await sends({ ...report, stack: 'x'.repeat(11_000) })).status, 413);
    assert.equal((await sends({ ...report, typed: 'Ada' })).status, 400);
    assert.deepEqual(lines, []);
  });

  test('is one of so many that a network may report in a minute, and all networks together', async () => {
    const { lines, sends } = await loggingServer({ LIMIT_BROWSER_ERRORS_PER_MINUTE: '5' });
    const taken = async (network: number, many: number) => {
      let all = 0;
      for (let n = 0; n < many; n++) {
        const { status, retryAfter } = await sends(report, { from: `192.0.${network}.${n}` });
        if (status === 204) all += 1;
        else assert.ok(status === 429 && Number(retryAfter) > 0, 'told when to come again');
      }
      return all;
    };
    // The minute may turn meanwhile.
    const ofOne = await taken(2, 15);
    assert.ok(ofOne === 5 || ofOne === 10, `${ofOne} of 15`);
    let ofAll = ofOne;
    for (let network = 3; network < 30; network++) ofAll += await taken(network, 5);
    assert.ok(ofAll >= 50 && ofAll <= 100, `${ofAll} of 150`);
    const written = lines.filter((line) => JSON.stringify(line).includes('browser error'));
    assert.equal(written.length, ofAll);
  });
});
