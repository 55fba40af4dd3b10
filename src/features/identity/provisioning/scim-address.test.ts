import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { forgotPassword } from '#features/identity/password/password.contract.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { accepts, codeOf, invites, secretOf } from '#tests/accounts/invitation-world.ts';
import { actsOf, addressOf, directoryHere, mailedOf, to, told, ways } from '#tests/sign-in/scim-addresses.ts';
import { address, entraUser, oktaUser } from '#tests/sign-in/scim-directory.ts';
import { asOwner } from '#tests/world/connections.ts';
import { password } from '#tests/world/world.ts';

const owner = await asOwner();

suite('A directory changes the address of somebody', () => {
  test('within the verified domains: both addresses are told, all sessions end, and the log says so', async () => {
    const { world, ask } = await directoryHere();
    const person = await world.person('Staff', { Finance: 'editor' });
    const email = address(world);
    const { status, body } = await ask('PATCH', `Users/${person.id}`, to(email));
    assert.deepEqual([status, body['emails']], [200, [{ value: email, type: 'work', primary: true }]]);
    assert.equal((await person.isRefused(readOwnData)).status, 401);
    assert.deepEqual(
      (await mailedOf(world, 'provisioning.address_changed')).toSorted(),
      [person.email, email].toSorted(),
    );
    const [act] = await actsOf(world, 'person.address_changed');
    assert.deepEqual(
      [act?.actor_name, act?.changes],
      ['Okta', [{ field: 'email', old: person.email, new: email }]],
    );
    const signsIn = async (as: string) =>
      (await world.guest.sends(signIn, { body: { email: as, password } })).status;
    assert.deepEqual([await signsIn(person.email), await signsIn(email)], [400, 200]);
    // Said once more it is no change.
    await ask('PATCH', `Users/${person.id}`, to(email));
    assert.equal((await actsOf(world, 'person.address_changed')).length, 1);
  });

  test('and nothing that was mailed to the former one opens anything: no link, no invitation, no password', async () => {
    const { world, ask } = await directoryHere();
    const person = await world.person('User');
    await world.guest.calls(forgotPassword, { body: { email: person.email } });
    // Somebody was asked by mail to come in under an address that a member takes.
    const email = address(world);
    await invites(world.admin, { email, type: 'Admin' });
    const invited = await secretOf(world, email);
    await owner.query(
      `update person set must_change_password = true, password_ends_at = now() + interval '1 day' where id = $1`,
      [person.id],
    );
    const linksOf = async () =>
      (await owner.query('select from password_reset where person_id = $1', [person.id])).rowCount;
    assert.equal(await linksOf(), 1);
    await ask('PATCH', `Users/${person.id}`, to(email));
    assert.equal(await linksOf(), 0);
    assert.deepEqual(codeOf(await accepts(world, invited)), [422, 'invitation_revoked']);
    const mailed = await world.guest.isRefused(signIn, { body: { email, password } });
    assert.equal(mailed.code, 'one_time_password_lapsed');
  });

  test('nor does an invitation to the former address let anybody else in', async () => {
    const { world, ask } = await directoryHere();
    const email = address(world);
    await invites(world.admin, { email, type: 'Admin' });
    const secret = await secretOf(world, email);
    const { rows } = await owner.query<{ id: string }>(
      `insert into person (org_id, id, email, first_name, last_name, type, password_hash, created_at, updated_at)
       values ($1, gen_random_uuid(), $2, 'Grace', 'Hopper', 'User', 'none', now(), now()) returning id`,
      [world.orgId, email],
    );
    await ask('PATCH', `Users/${rows[0]?.id}`, to(address(world)));
    assert.deepEqual(codeOf(await accepts(world, secret)), [422, 'invitation_revoked']);
  });

  for (const [what, said] of ways)
    test(`within verified domains alone, as a change ${what}`, async () => {
      const { world, ask } = await directoryHere();
      const person = await world.person('User');
      const [method, body] = said(person.email, 'grace@elsewhere.example');
      assert.deepEqual(told(await ask(method, `Users/${person.id}`, body)), [400, 'scim_address_foreign']);
      assert.equal(await addressOf(world, person), person.email);
      assert.deepEqual(await mailedOf(world, 'provisioning.address_changed'), []);
    });

  test('and makes nobody with an address of another domain, nor one below or beside a verified one', async () => {
    const { world, ask } = await directoryHere();
    for (const domain of [
      'elsewhere.example',
      `sub.${world.slug}.example`,
      `${world.slug}.example.org`,
      `x${world.slug}.example`,
    ]) {
      const made = await ask('POST', 'Users', entraUser(`grace@${domain}`));
      assert.deepEqual(told(made), [400, 'scim_address_foreign'], domain);
    }
  });

  test('and leaves an address of another domain that somebody has already', async () => {
    const { world, ask } = await directoryHere();
    const person = await world.person('User');
    await owner.query('update person set email = $2 where id = $1', [person.id, 'grace@elsewhere.example']);
    const user = { ...oktaUser('grace'), emails: [{ value: 'Grace@Elsewhere.example' }] };
    const { status, body } = await ask('PUT', `Users/${person.id}`, user);
    assert.deepEqual([status, (body['name'] as { givenName: string }).givenName], [200, 'Katherine']);
  });
});
