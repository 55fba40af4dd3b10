import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, suite, test } from 'node:test';
import { asOwner } from '#tests/world/connections.ts';
import { renewed, sends, signsIn, statusOf } from '#tests/world/sign-ins.ts';
import { setClock, newWorld, type World } from '#tests/world/world.ts';
import { listColleagues, readOwnData } from '#features/identity/person/person.contract.ts';
import { renewToken } from './session-token.contract.ts';
import { signOut } from '#features/identity/sign-in/sign-in.contract.ts';

const owner = await asOwner();
const day = Date.parse('2026-03-02T08:00:00.000Z');
const itIsAfter = (minutes: number) => setClock(new Date(day + minutes * 60_000).toISOString());

afterEach(() => setClock());

const reasonOf = async (world: World, token: string) => {
  const { status, body } = await sends(world, { authorization: `token ${token}` });
  return [status, (body as { data?: { reason: string } }).data?.reason];
};

suite('A token', () => {
  test('is taken as "token" and as "Bearer", however they are spelled, and as nothing else', async () => {
    const world = await newWorld();
    const { token } = world.admin;
    for (const scheme of ['token', 'Token', 'TOKEN', 'Bearer', 'bearer'])
      assert.equal(await statusOf(world, { authorization: `${scheme} ${token}` }), 200, scheme);
    for (const header of [
      token,
      `Basic ${token}`,
      `token  ${token}`,
      `token ${token} ${token}`,
      `token "${token}"`,
      'token',
      'token undefined',
      'token null',
    ])
      assert.equal(await statusOf(world, { authorization: header }), 401, header.slice(0, 30));
    assert.equal(await statusOf(world, { cookie: `token=${token}` }), 401);
    assert.equal(
      (await world.running.app.inject({ url: `/org/${world.slug}/user/?token=${token}` })).statusCode,
      401,
    );
  });

  test('is asked for by its own scheme, with the reason, so that no browser opens a dialog', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const challenge = async (headers: Record<string, string>) =>
      (await sends(world, headers)).headers['www-authenticate'];
    const authorization = `token ${world.admin.token}`;
    assert.equal(await challenge({}), 'Token');
    assert.equal(await challenge({ authorization: `${authorization}x` }), 'Token reason="invalid"');
    assert.equal(await challenge({ authorization }), undefined);
    itIsAfter(31);
    assert.equal(await challenge({ authorization }), 'Token reason="expired"');
  });

  test('twice in one request is none', async () => {
    const world = await newWorld();
    await world.running.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = world.running.app.server.address() as { port: number };
    const asked = async (...headers: string[]) => {
      const sent = request({
        host: '127.0.0.1',
        port,
        path: `/org/${world.slug}/user/`,
        headers: ['Host', 'localhost', 'Connection', 'close', ...headers] as never,
      });
      sent.end();
      const [answer] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }];
      answer.resume();
      return answer.statusCode;
    };
    const one = ['Authorization', `token ${world.admin.token}`];
    assert.equal(await asked(...one), 200);
    assert.equal(await asked(...one, ...one), 401);
    assert.equal(await asked(...one, 'authorization', 'token nothing'), 401);
  });

  test('says nothing but who, where and until when', async () => {
    const { admin, orgId } = await newWorld();
    const [header, payload] = admin.token.split('.').map(
      (part) =>
        JSON.parse(
          Buffer.from(part, 'base64url')
            .toString()
            .replace(/^[^{].*/s, '{}'),
        ) as Record<string, unknown>,
    );
    assert.deepEqual([header?.['alg'], header?.['typ']], ['EdDSA', 'at+jwt']);
    assert.deepEqual(Object.keys(payload ?? {}).toSorted(), [
      'aud',
      'exp',
      'iat',
      'iss',
      'jti',
      'org',
      'sid',
      'sub',
    ]);
    assert.deepEqual([payload?.['sub'], payload?.['org']], [admin.id, orgId]);
  });
});

suite('A session', () => {
  test('ends 30 minutes after the person last did something', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const { token } = world.admin;
    itIsAfter(29);
    assert.equal(await statusOf(world, { authorization: `token ${token}` }), 200);
    itIsAfter(31);
    assert.deepEqual(await reasonOf(world, token), [401, 'expired']);
    assert.equal(
      (await sends(world, { authorization: `token ${token}` }, renewToken)).status,
      401,
      'and cannot be renewed any more',
    );
  });

  test('goes on by renewing; the token before stays good until its own end', async () => {
    itIsAfter(0);
    const world = await newWorld();
    itIsAfter(20);
    const next = await renewed(world, world.admin.token);
    itIsAfter(29);
    assert.equal(await statusOf(world, { authorization: `token ${world.admin.token}` }), 200);
    itIsAfter(45);
    assert.equal(await statusOf(world, { authorization: `token ${next}` }), 200);
    assert.deepEqual(await reasonOf(world, world.admin.token), [401, 'expired']);
    itIsAfter(51);
    assert.deepEqual(await reasonOf(world, next), [401, 'expired']);
  });

  const lives: [what: string, headers: Record<string, string>, hours: number][] = [
    ['12 hours after the sign-in of a browser', { 'x-session-binding': '1' }, 12],
    ['4 hours after a sign-in that no browser is bound to', {}, 4],
  ];
  for (const [when, headers, hours] of lives)
    test(`ends ${when}, however busy the person is`, async () => {
      itIsAfter(0);
      const world = await newWorld();
      const signedIn = await signsIn(world, world.admin, headers);
      let { token } = signedIn;
      for (let minutes = 25; minutes < hours * 60; minutes += 25) {
        itIsAfter(minutes);
        token = await renewed(world, token, signedIn.sent);
      }
      const { sent: cookie } = signedIn;
      itIsAfter(hours * 60 - 1);
      assert.equal(await statusOf(world, { authorization: `token ${token}`, cookie }), 200);
      itIsAfter(hours * 60 + 1);
      assert.equal(await statusOf(world, { authorization: `token ${token}`, cookie }), 401);
    });

  test('ends by signing out, at once and for every token of it, and no other session with it', async () => {
    const world = await newWorld();
    const second = await signsIn(world, world.admin);
    const again = await renewed(world, second.token);
    assert.equal((await sends(world, { authorization: `token ${second.token}` }, signOut)).status, 200);
    for (const token of [second.token, again])
      assert.equal(await statusOf(world, { authorization: `token ${token}` }), 401);
    assert.equal((await sends(world, { authorization: `token ${again}` }, signOut)).status, 401);
    assert.equal(await statusOf(world, { authorization: `token ${world.admin.token}` }), 200);
  });

  test('is one of five: a sixth sign-in ends the oldest, and no session of anybody else', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const tokens = [staff.token];
    for (let sixth = 0; sixth < 5; sixth++) tokens.push((await signsIn(world, staff)).token);
    const statuses = () =>
      Promise.all(tokens.map((token) => statusOf(world, { authorization: `token ${token}` })));
    assert.deepEqual(await statuses(), [401, 200, 200, 200, 200, 200]);
    assert.deepEqual(await reasonOf(world, staff.token), [401, 'invalid']);
    assert.equal(await statusOf(world, { authorization: `token ${world.admin.token}` }), 200);
    await sends(world, { authorization: `token ${tokens[3]}` }, signOut);
    tokens.push((await signsIn(world, staff)).token);
    assert.deepEqual(
      await statuses(),
      [401, 200, 200, 401, 200, 200, 200],
      'one that was over counts no more',
    );
    const { rows } = await owner.query<{ body: string }>(
      `select body from activity where org_id = $1 and action = 'person.sessions_ended'`,
      [world.orgId],
    );
    assert.deepEqual(
      rows.map(({ body }) => (JSON.parse(body) as { note: string; actor_id: string }).note),
      ['1'],
    );
  });

  test('is one of five, however many sign in at the same moment', async () => {
    const world = await newWorld();
    const before = [world.admin, await signsIn(world, world.admin), await signsIn(world, world.admin)];
    // As many at once as have their turn without waiting.
    const together = await Promise.all(Array.from({ length: 5 }, () => signsIn(world, world.admin)));
    const statuses = await Promise.all(
      [...before, ...together].map(({ token }) => statusOf(world, { authorization: `token ${token}` })),
    );
    assert.equal(statuses.filter((status) => status === 200).length, 5);
  });

  test('ends with the person, and with the organisation', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    await owner.query(`update person set status = 'deactivated' where org_id = $1 and id = $2`, [
      world.orgId,
      staff.id,
    ]);
    assert.equal((await staff.isRefused(readOwnData)).status, 401);
    await owner.query(`update organisation set status = 'suspended' where org_id = $1`, [world.orgId]);
    assert.equal((await world.admin.isRefused(readOwnData)).status, 401);
  });

  test('has the rights the person has now, not those of the sign-in', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff', { Finance: 'lead' });
    assert.equal((await staff.calls(readOwnData)).data.departments.length, 1);
    await owner.query('delete from department_member where org_id = $1 and person_id = $2', [
      world.orgId,
      staff.id,
    ]);
    assert.deepEqual((await staff.calls(readOwnData)).data.departments, []);
    await owner.query(`update person set type = 'User' where org_id = $1 and id = $2`, [
      world.orgId,
      staff.id,
    ]);
    assert.deepEqual((await staff.calls(readOwnData)).data.role, ['user']);
    assert.deepEqual(
      (await staff.calls(listColleagues)).data.map(({ id, email }) => [id, email]),
      [[staff.id, undefined]],
    );
  });
});
