import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import { renewed, sends, signsIn, statusOf } from '#tests/world/sign-ins.ts';
import { setClock, newWorld } from '#tests/world/world.ts';
import { changePreferences, readOwnData } from '#features/identity/person/person.contract.ts';
import { renewToken } from './session-token.contract.ts';

const day = Date.parse('2026-03-02T08:00:00.000Z');
const itIsAfter = (minutes: number) => setClock(new Date(day + minutes * 60_000).toISOString());

afterEach(() => setClock());

suite('A browser that asks for it', () => {
  const asking = { 'x-session-binding': '1' };

  test('gets a cookie that scripts and other sites cannot use, and others get none', async () => {
    const world = await newWorld();
    const { cookie } = await signsIn(world, world.admin, asking);
    assert.match(cookie, /^bind=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/);
    assert.equal((await signsIn(world, world.admin)).cookie, '');
  });

  test('is bound from the first call that brings the cookie back, whatever call that is', async () => {
    const world = await newWorld();
    for (const endpoint of [readOwnData, changePreferences]) {
      const { token, sent } = await signsIn(world, world.admin, asking);
      const authorization = `token ${token}`;
      const body = endpoint === changePreferences ? { body: { user: {} } } : {};
      assert.equal(await statusOf(world, { authorization }), 200, 'a browser may refuse cookies');
      const wrong = { authorization, cookie: `bind=${'x'.repeat(43)}` };
      assert.equal((await world.guest.sends(endpoint, body, wrong)).status, 401);
      const right = { authorization, cookie: sent };
      assert.equal((await world.guest.sends(endpoint, body, right)).status, 200);
      for (const again of [{ authorization }, wrong]) assert.equal(await statusOf(world, again), 401);
      assert.equal(await statusOf(world, right), 200);
    }
  });

  test('binds its session: a token that was copied away is worth nothing without the cookie', async () => {
    const world = await newWorld();
    const { token, sent } = await signsIn(world, world.admin, asking);
    const fresh = await renewed(world, token, sent);
    for (const stolen of [token, fresh]) {
      assert.equal(await statusOf(world, { authorization: `token ${stolen}` }), 401);
      assert.equal(
        await statusOf(world, { authorization: `token ${stolen}`, cookie: `bind=${'x'.repeat(43)}` }),
        401,
      );
      assert.equal(
        await statusOf(world, { authorization: `token ${stolen}`, cookie: `other=1; ${sent}` }),
        200,
      );
    }
    assert.equal((await sends(world, { authorization: `token ${token}` }, renewToken)).status, 401);
  });

  test('gets a new cookie where it brings one that none of its sessions has: somebody may have put it there', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const planted = `bind=${'A'.repeat(43)}`;
    const { sent, token } = await signsIn(world, world.admin, { ...asking, cookie: planted });
    assert.match(sent, /^bind=[\w-]{43}$/);
    assert.notEqual(sent, planted);
    assert.equal(await statusOf(world, { authorization: `token ${token}`, cookie: planted }), 401);
    const unbound = await signsIn(world, world.admin, { cookie: sent });
    assert.equal(unbound.cookie, '', 'who asks for none gets none');
    itIsAfter(31);
    const later = await signsIn(world, world.admin, { ...asking, cookie: sent });
    assert.notEqual(later.sent, sent, 'a session that is over binds nothing any more');
  });

  test('has one cookie for all its sign-ins, and the cookie alone opens nothing', async () => {
    const world = await newWorld();
    const first = await signsIn(world, world.admin, asking);
    const second = await signsIn(world, world.admin, { ...asking, cookie: first.sent });
    assert.equal(second.sent, first.sent);
    assert.equal((await world.guest.sends(listRisks, {}, { cookie: first.sent })).status, 401);
    const staff = await world.person('Staff');
    assert.notEqual(
      (await signsIn(world, staff, { ...asking, cookie: second.sent })).sent,
      second.sent,
      'somebody else gets a cookie of their own',
    );
    const stranger = await newWorld();
    const theirs = await signsIn(stranger, stranger.admin, asking);
    assert.equal(await statusOf(world, { authorization: `token ${first.token}`, cookie: theirs.sent }), 401);
  });
});
