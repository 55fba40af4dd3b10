import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Session, SessionEnd } from '#platform/web/session/session.ts';
import { holdsRole } from '#features/identity/person/web/shared/person-of.ts';
import { guard, type ScreenHandle, type Visit } from './guard.ts';

const protectedScreen: ScreenHandle = { needs: 'user' };
const guestScreen: ScreenHandle = { guestOnly: true };
const member = { person: { type: 'User' } } as Session;

const guest = (handle: ScreenHandle | undefined, visit: Partial<Visit> = {}) =>
  guard(handle, undefined, { attempted: '/likelyhood?tab=factors', ...visit });
const toLogin = { to: '/login', redirectUrl: '/likelyhood?tab=factors' };

suite('A guest', () => {
  test('is led from the root and an unknown path to the door', () =>
    assert.deepEqual(guest(undefined), { to: '/home' }));

  for (const end of ['expired', 'idle', 'invalid', 'failed', 'switched'] satisfies SessionEnd[])
    test(`whose session ended as ${end} is led to the sign-in from there too`, () => {
      assert.deepEqual(guest(undefined, { end }), { to: '/login' });
      assert.deepEqual(guest(protectedScreen, { end }), toLogin);
    });

  test('is led from a protected path to the sign-in, with the path remembered', () =>
    assert.deepEqual(guest(protectedScreen), toLogin));

  for (const end of ['signed_out', 'signed_out_elsewhere'] satisfies SessionEnd[])
    test(`who left as ${end} goes home from where they were, and is asked to sign in where they come to later`, () => {
      assert.deepEqual(guest(protectedScreen, { end, endedHere: true }), { to: '/home' });
      assert.deepEqual(guest(protectedScreen, { end }), toLogin);
      assert.deepEqual(guest(undefined, { end }), { to: '/home' });
    });

  test('stays where only guests are', () => assert.equal(guest(guestScreen), undefined));
});

suite('Somebody who is signed in', () => {
  const arrives = (remembered?: unknown) =>
    guard(guestScreen, member, { attempted: '/login', remembered })?.to;

  test('goes on to where they wanted to go', () =>
    assert.equal(arrives('/likelyhood?tab=factors'), '/likelyhood?tab=factors'));

  test('is led to inviting people after the first sign-in, and where they want to be later on', () => {
    const first = { person: { type: 'Admin', isFirstSignIn: true } } as Session;
    const leads = (handle: ScreenHandle) =>
      guard(handle, first, { attempted: '/login', remembered: '/profile' })?.to;
    assert.equal(leads(guestScreen), '/invitemembers');
    assert.equal(leads({ needs: 'user', does: 'set_password' }), '/invitemembers');
    assert.equal(leads(protectedScreen), undefined);
  });

  for (const never of [
    '/homeroute',
    '/logout',
    '/logout?x=1',
    '//elsewhere.example',
    'https://elsewhere.example',
    7,
  ])
    test(`never goes on to ${never}`, () => assert.equal(arrives(never), '/'));

  test('goes to the start from what they may not see', () =>
    assert.deepEqual(guard({ needs: 'admin' }, member, { attempted: '/settings/frameworks' }), { to: '/' }));
});

suite('Somebody who must set a password first', () => {
  const mailed = { person: { type: 'Admin', must: 'set_password' } } as Session;
  const comes = (handle: ScreenHandle | undefined, remembered?: unknown) =>
    guard(handle, mailed, { attempted: '/likelyhood?tab=factors', remembered });
  const settingPage: ScreenHandle = { needs: 'user', does: 'set_password' };

  test('is led there from everywhere, and where they wanted to go is remembered', () => {
    assert.deepEqual(comes(protectedScreen), { to: '/setpassword', redirectUrl: '/likelyhood?tab=factors' });
    assert.deepEqual(comes(guestScreen, '/profile'), { to: '/setpassword', redirectUrl: '/profile' });
    assert.deepEqual(comes(guestScreen, 'https://elsewhere.example'), {
      to: '/setpassword',
      redirectUrl: undefined,
    });
  });

  test('stays there, and may leave', () => {
    assert.equal(comes(settingPage), undefined);
    assert.equal(comes({ needs: 'user', allowedDuring: true }), undefined);
  });

  test('goes on from there afterwards, and nobody else comes there', () => {
    const after = (remembered?: unknown) =>
      guard(settingPage, member, { attempted: '/setpassword', remembered })?.to;
    assert.equal(after('/likelyhood?tab=factors'), '/likelyhood?tab=factors');
    assert.equal(after(), '/');
  });
});

suite('A role', () => {
  for (const role of [[], '', [''], null, undefined])
    test(`of ${JSON.stringify(role)} is none: a guest`, () => assert.equal(holdsRole({ role }), false));
  for (const role of [['user'], 'admin'])
    test(`of ${JSON.stringify(role)} is one`, () => assert.equal(holdsRole({ role }), true));
});
