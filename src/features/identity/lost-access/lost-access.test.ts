import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { listMembers } from '#features/identity/member/member.contract.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { readSecondFactor } from '#features/identity/second-factor/second-factor.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { readMail } from '#features/organisation/mail/mail.contract.ts';
import { codeOf, setsUpFactor } from '#tests/accounts/second-factor.ts';
import { mailsOf } from '#tests/mail/mail-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, password } from '#tests/world/world.ts';
import { endPersonSessions, takeSecondFactor, unlinkPerson } from './lost-access.contract.ts';

const owner = await asOwner();
const world = await newWorld();
const { admin } = world;
const of = ({ id }: { id: string }) => ({ params: { id } });
const memberOf = async ({ id }: Caller) =>
  (await admin.calls(listMembers, { query: { limit: '200' } })).data.find((one) => one.id === id);
const actsOn = async ({ id }: Caller, action: string) =>
  (
    await owner.query(
      `select actor_id from activity a join activity_object o using (org_id, seq) where a.org_id = $1 and action = $2 and o.object_id = $3`,
      [world.orgId, action, id],
    )
  ).rows.map(({ actor_id }) => actor_id as string);
async function mailTo({ email }: Caller, kind: string): Promise<string> {
  const found = (await mailsOf(world)).find((one) => one.kind === kind && one.to_address === email);
  return (await admin.calls(readMail, { params: { id: found?.id ?? '' } })).data.text;
}

suite('Whoever lost their second factor', () => {
  test('gets in by their password once an Admin has taken it away, and is told who did', async () => {
    const person = await world.person('Staff');
    const { secret, recovery } = await setsUpFactor(person);
    assert.equal((await memberOf(person))?.has_second_factor, true);
    await admin.calls(takeSecondFactor, of(person));
    assert.equal((await person.sends(readOwnData)).status, 401, 'every session has ended');
    const again = await world.signsIn(person);
    assert.deepEqual((await again.calls(readSecondFactor)).data, {
      is_on: false,
      since: null,
      recovery_left: 0,
    });
    assert.equal((await memberOf(person))?.has_second_factor, false);
    assert.match(
      await mailTo(person, 'lost_access.factor_taken'),
      /Ada Admin, an Admin of your organisation/,
    );
    assert.deepEqual(await actsOn(person, 'person.second_factor_taken'), [admin.id]);
    const next = await setsUpFactor(again);
    const body = { email: person.email, password };
    const [asked] = (
      (await world.guest.sends(signIn, { body })).body as { data: [{ mfa_required: boolean }] }
    ).data;
    assert.equal(asked.mfa_required, true);
    assert.notEqual(next.secret, secret);
    assert.ok(!next.recovery.some((code) => recovery.includes(code)), 'nothing of before counts');
    assert.notEqual(await codeOf(next.secret), await codeOf(secret));
  });

  test('keeps it where there is none, where it is the Admin’s own, and where nobody is', async () => {
    const person = await world.person('User');
    const none = await admin.isRefused(takeSecondFactor, of(person));
    assert.deepEqual([none.status, none.code], [422, 'second_factor_off']);
    await setsUpFactor(admin);
    const own = await admin.isRefused(takeSecondFactor, of(admin));
    assert.deepEqual([own.status, own.code], [422, 'own_access']);
    assert.equal((await admin.calls(readSecondFactor)).data.is_on, true);
    const nobody = await admin.isRefused(takeSecondFactor, of({ id: crypto.randomUUID() }));
    assert.equal(nobody.status, 404);
  });
});

suite('A link to a provider', () => {
  const links = async ({ id }: Caller) =>
    (await owner.query('select from sso_identity where org_id = $1 and person_id = $2', [world.orgId, id]))
      .rowCount;
  const isLinkedTo = ({ id }: Caller, subject: string) =>
    owner.query(
      `insert into sso_identity (org_id, id, person_id, issuer, subject, created_at) values ($1, $2, $3, 'https://idp.example', $4, now())`,
      [world.orgId, crypto.randomUUID(), id, subject],
    );

  test('is undone by an Admin, for one person alone, who is told', async () => {
    const [person, other] = [await world.person('User'), await world.person('User')];
    for (const one of [person, other]) await isLinkedTo(one, one.email);
    assert.equal((await memberOf(person))?.is_linked, true);
    await admin.calls(unlinkPerson, of(person));
    assert.deepEqual([await links(person), await links(other)], [0, 1]);
    assert.equal((await memberOf(person))?.is_linked, false);
    assert.equal((await person.sends(readOwnData)).status, 401);
    assert.equal((await other.sends(readOwnData)).status, 200);
    assert.match(await mailTo(person, 'lost_access.unlinked'), /no longer linked|undid the link/);
    assert.deepEqual(await actsOn(person, 'person.unlinked'), [admin.id]);
    const again = await admin.isRefused(unlinkPerson, of(person));
    assert.deepEqual([again.status, again.code], [422, 'not_linked']);
    assert.equal((await admin.isRefused(unlinkPerson, of({ id: crypto.randomUUID() }))).status, 404);
  });

  test('of the Admin’s own account leaves them the session they act in', async () => {
    const elsewhere = await newWorld();
    const second = await elsewhere.signsIn(elsewhere.admin);
    await owner.query(
      `insert into sso_identity (org_id, id, person_id, issuer, subject, created_at) values ($1, $2, $3, 'https://idp.example', 'me', now())`,
      [elsewhere.orgId, crypto.randomUUID(), elsewhere.admin.id],
    );
    await elsewhere.admin.calls(unlinkPerson, of(elsewhere.admin));
    assert.equal((await elsewhere.admin.sends(readOwnData)).status, 200);
    assert.equal((await second.sends(readOwnData)).status, 401);
  });
});

suite('Whoever lost a device', () => {
  test('is signed out everywhere by an Admin, and signs in again as before', async () => {
    const [person, other] = [await world.person('Staff'), await world.person('Staff')];
    const elsewhere = await world.signsIn(person);
    await admin.calls(endPersonSessions, of(person));
    for (const one of [person, elsewhere]) assert.equal((await one.sends(readOwnData)).status, 401);
    for (const one of [admin, other]) assert.equal((await one.sends(readOwnData)).status, 200);
    assert.deepEqual(await actsOn(person, 'person.sessions_ended'), [admin.id]);
    assert.equal((await (await world.signsIn(person)).sends(readOwnData)).status, 200);
  });

  test('is not the Admin who acts, and is somebody', async () => {
    const own = await admin.isRefused(endPersonSessions, of(admin));
    assert.deepEqual([own.status, own.code], [422, 'own_access']);
    assert.equal((await admin.isRefused(endPersonSessions, of({ id: crypto.randomUUID() }))).status, 404);
    assert.equal((await admin.sends(readOwnData)).status, 200);
  });
});
