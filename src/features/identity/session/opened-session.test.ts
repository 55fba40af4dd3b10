import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { asOwner } from '#tests/world/connections.ts';
import type { Caller } from '#tests/world/caller.ts';
import { setClock, newWorld, password, type World } from '#tests/world/world.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { prove } from '#features/identity/proof/proof.contract.ts';
import { renewToken } from './session-token.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { endOtherSessions, endSession, listSessions } from './session.contract.ts';

const owner = await asOwner();
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const at = (clock: string) => setClock(`2026-04-06T${clock}:00.000Z`);

afterEach(() => setClock());

/** A further sign-in of somebody, and who they are with it. */
async function signsIn({ guest }: World, who: Caller, headers: Record<string, string> = {}): Promise<Caller> {
  const { body } = await guest.sends(signIn, { body: { email: who.email, password } }, headers);
  const [{ token }] = (body as { data: [{ token: string }] }).data;
  const asThem = { authorization: `token ${token}` };
  return {
    ...who,
    token,
    sends: (endpoint, sent, more) => guest.sends(endpoint, sent, { ...asThem, ...more }),
  };
}
const listOf = async (who: Caller) =>
  ((await who.sends(listSessions)).body as { data: (typeof listSessions)['response']['item']['_output'][] })
    .data;
const answers = async (who: Caller) => (await who.sends(readOwnData)).status;

suite('One’s sessions', () => {
  test('are listed with what they are, this one first', async () => {
    at('08:00');
    const world = await newWorld();
    at('08:05');
    const bound = await signsIn(world, world.admin, { 'user-agent': firefox, 'x-session-binding': '1' });
    at('08:20');
    const renewed = (await world.admin.calls(renewToken)).access_token;
    const here = { authorization: `token ${renewed}` };
    const sessions = await listOf(world.admin);
    assert.deepEqual(sessions, [
      {
        id: sessions[0]?.id,
        browser: null,
        system: null,
        created_at: '2026-04-06T08:00:00.000Z',
        last_seen_at: '2026-04-06T08:20:00.000Z',
        is_bound: false,
        is_this: true,
      },
      {
        id: sessions[1]?.id,
        browser: 'Firefox',
        system: 'Windows',
        created_at: '2026-04-06T08:05:00.000Z',
        last_seen_at: '2026-04-06T08:05:00.000Z',
        is_bound: true,
        is_this: false,
      },
    ]);
    at('08:36');
    const { body } = await world.guest.sends(listSessions, {}, here);
    assert.equal((body as { count: number }).count, 1, 'one that is over is not listed');
    assert.equal(await answers(bound), 401);
  });

  test('are ended one by one, and the next call of an ended one is refused as not signed in', async () => {
    const world = await newWorld();
    const other = await signsIn(world, world.admin);
    const [here, there] = await listOf(world.admin);
    assert.deepEqual([here?.is_this, there?.is_this], [true, false]);
    await world.admin.calls(endSession, { params: { id: there?.id ?? '' } });
    const { status, headers, body } = await other.sends(readOwnData);
    assert.deepEqual([status, headers['www-authenticate']], [401, 'Token reason="invalid"']);
    assert.equal((body as { code: string }).code, 'sign_in_required');
    assert.equal((await world.admin.isRefused(endSession, { params: { id: there?.id } })).status, 404);
    await world.admin.calls(endSession, { params: { id: here?.id ?? '' } });
    assert.equal(await answers(world.admin), 401);
  });

  test('end everywhere else at once, and stay where one is', async () => {
    const world = await newWorld();
    const others = [await signsIn(world, world.admin), await signsIn(world, world.admin)];
    const colleague = await world.person('Staff');
    assert.deepEqual((await world.admin.calls(endOtherSessions)).data, { ended: 2 });
    for (const other of others) assert.equal(await answers(other), 401);
    for (const one of [world.admin, colleague]) assert.equal(await answers(one), 200);
    assert.deepEqual((await world.admin.calls(endOtherSessions)).data, { ended: 0 });
    const { rows } = await owner.query<{ action: string }>(
      `select action from activity where org_id = $1 and action like 'person.session%'`,
      [world.orgId],
    );
    assert.equal(rows.length, 2);
  });

  test('are ended after a fresh proof of who asks: whoever finds an open one ends no other', async () => {
    at('08:00');
    const world = await newWorld();
    const other = await signsIn(world, world.admin);
    at('08:06');
    const [, there] = await listOf(world.admin);
    for (const refused of [
      await world.admin.isRefused(endSession, { params: { id: there?.id } }),
      await world.admin.isRefused(endOtherSessions),
    ])
      assert.deepEqual([refused.status, refused.code], [403, 'proof_required']);
    assert.equal(await answers(other), 200);
    await world.admin.calls(prove, { body: { password } });
    await world.admin.calls(endOtherSessions);
    assert.equal(await answers(other), 401);
  });

  test('are one’s own: nobody lists or ends those of somebody else', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const [session] = await listOf(staff);
    assert.equal((await world.admin.isRefused(endSession, { params: { id: session?.id } })).status, 404);
    assert.equal((await listOf(world.admin)).length, 1);
    assert.equal(await answers(staff), 200);
  });
});
