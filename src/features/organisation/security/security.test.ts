import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { closeRisk } from '#features/risk/record/risk.contract.ts';
import { listSessions } from '#features/identity/session/session.contract.ts';
import { logOf } from '#tests/settings/log-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { renewed, signsIn, statusOf } from '#tests/world/sign-ins.ts';
import { newWorld, setClock, type World } from '#tests/world/world.ts';
import { changeSecurity, firstRules, readSecurity } from './security.contract.ts';

const day = Date.parse('2027-03-02T08:00:00.000Z');
const itIsAfter = (minutes: number) => setClock(new Date(day + minutes * 60_000).toISOString());
afterEach(() => setClock());

const rules = async ({ admin }: World, part: object, version = 1) =>
  (await admin.calls(changeSecurity, { body: { ...part, version } })).data;
const lives = async (world: World, token: string) =>
  (await statusOf(world, { authorization: `token ${token}` })) === 200;
const asking = { 'x-session-binding': '1' };

suite('Security rules', () => {
  test('are those of the product until an Admin changes them, and the log says what', async () => {
    const world = await newWorld();
    await world.person('Staff');
    const first = { ...firstRules, version: 1, decides_alone: false };
    assert.deepEqual((await world.admin.calls(readSecurity)).data, first);
    const part = { self_approval: true, idle_minutes: 10 };
    assert.deepEqual(await rules(world, part), { ...first, ...part, version: 2 });
    const [act] = await logOf(world);
    assert.equal(act?.action, 'organisation.security_changed');
    assert.deepEqual(act?.changes, [
      { field: 'idle_minutes', old: 30, new: 10 },
      { field: 'self_approval', old: false, new: true },
    ]);
    assert.equal(
      (await world.admin.isRefused(changeSecurity, { body: { listed: true, version: 1 } })).code,
      'stale_version',
    );
    assert.equal((await rules(world, part, 2)).version, 2);
  });

  test('have limits: a session lives neither for ever nor for no time', async () => {
    const { admin } = await newWorld();
    for (const wrong of [
      { idle_minutes: 4 },
      { idle_minutes: 31 },
      { session_hours: 0 },
      { session_hours: 13 },
      { idle_minutes: 7.5 },
    ]) {
      const { status, errors } = await admin.isRefused(changeSecurity, { body: { ...wrong, version: 1 } });
      assert.deepEqual([status, Object.keys(errors ?? {})], [400, Object.keys(wrong)]);
    }
  });
});

suite('A session', () => {
  test('ends after so many minutes without anybody there, by a sign-in and by a renewal since the rule', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const staff = await world.person('Staff');
    await rules(world, { idle_minutes: 5 });
    const { token, sent } = await signsIn(world, staff, asking);
    const before = staff.token;
    itIsAfter(4);
    assert.ok(await lives(world, before));
    const again = await renewed(world, token, sent);
    itIsAfter(8);
    const at = async (one: string) => statusOf(world, { authorization: `token ${one}`, cookie: sent });
    assert.equal(await at(again), 200);
    itIsAfter(9.5);
    assert.equal(await at(again), 401);
    const exp = JSON.parse(Buffer.from(again.split('.')[1] ?? '', 'base64url').toString()).exp as number;
    assert.equal(exp, Math.floor(day / 1000) + 9 * 60);
  });

  test('ends so many hours after its sign-in, also one that was open when the rule came', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const staff = await world.person('Staff');
    const { token, sent } = await signsIn(world, staff, asking);
    await rules(world, { session_hours: 1 });
    let current = token;
    for (const minutes of [20, 40, 55]) {
      itIsAfter(minutes);
      current = await renewed(world, current, sent);
    }
    itIsAfter(59);
    const at = () => statusOf(world, { authorization: `token ${current}`, cookie: sent });
    assert.equal(await at(), 200);
    const fresh = await signsIn(world, staff, asking);
    itIsAfter(60.5);
    assert.equal(await at(), 401);
    assert.ok((await statusOf(world, { authorization: `token ${fresh.token}`, cookie: fresh.sent })) === 200);
    itIsAfter(75);
    const renewedFresh = await renewed(world, fresh.token, fresh.sent);
    itIsAfter(100);
    const later = await renewed(world, renewedFresh, fresh.sent);
    itIsAfter(119.5);
    assert.equal(await statusOf(world, { authorization: `token ${later}`, cookie: fresh.sent }), 401);
  });

  test('was last seen when it was renewed, whatever the rule', async () => {
    itIsAfter(0);
    const world = await newWorld();
    await rules(world, { idle_minutes: 10 });
    const { token, sent } = await signsIn(world, world.admin, asking);
    itIsAfter(6);
    const mine = await renewed(world, token, sent);
    const { body } = await world.guest.sends(
      listSessions,
      {},
      { authorization: `token ${mine}`, cookie: sent },
    );
    const { data } = body as { data: { is_this: boolean; last_seen_at: string }[] };
    const seen = data.find(({ is_this }) => is_this)?.last_seen_at;
    assert.equal(seen, new Date(day + 6 * 60_000).toISOString());
  });
});

suite('Confirming one’s own request', () => {
  const closes = async (who: World['admin'], id: string) =>
    (await who.calls(closeRisk, { params: { id }, body: { version: 1, reason: 'no_longer_exists' } })).data;

  test('takes a second person, unless the organisation allows it or has nobody else; the log says so', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff', { Finance: 'lead' });
    const riskOfStaff = () =>
      raised(world.admin, `A risk ${crypto.randomUUID()}`, {
        department_id: world.departments['Finance'] as string,
        owner_id: staff.id,
      });
    assert.equal((await closes(staff, (await riskOfStaff()).id)).status, 'created');
    await rules(world, { self_approval: true });
    const own = await riskOfStaff();
    assert.equal((await closes(staff, own.id)).status, 'closed');
    const [act] = await logOf(world, { record: own.id });
    assert.deepEqual([act?.action, act?.note], ['risk.closed', 'decided alone']);
    await rules(world, { self_approval: false }, 2);
    assert.equal((await closes(staff, (await riskOfStaff()).id)).status, 'created');
    assert.equal((await world.admin.calls(readSecurity)).data.decides_alone, false);
    assert.equal((await (await newWorld()).admin.calls(readSecurity)).data.decides_alone, true);
  });
});
