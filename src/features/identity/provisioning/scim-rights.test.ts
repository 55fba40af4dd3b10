import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { reactivatePerson } from '#features/identity/leaving/leaving.contract.ts';
import { changeMember, listMembers, readMember } from '#features/identity/member/member.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { invitePeople, resendInvitation } from '#features/organisation/invitation/invitation.contract.ts';
import { changeSeats } from '#features/organisation/invitation/server/seat-change.service.ts';
import { operator } from '#app/new-organisation.ts';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import { calling, makes } from '#tests/accounts/api-token.ts';
import { accepts, codeOf, invitationOf, invites, secretOf } from '#tests/accounts/invitation-world.ts';
import { setsUpFactor } from '#tests/accounts/second-factor.ts';
import { address, directoryOf, entraUser, oktaUser, patchOf } from '#tests/sign-in/scim-directory.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, password, type World } from '#tests/world/world.ts';

const owner = await asOwner();
async function directoryHere() {
  const world = await newWorld();
  return { world, ...(await directoryOf(world)) };
}
const memberOf = async ({ admin }: World, { id }: { id: string }) =>
  (await admin.calls(readMember, { params: { id } })).data;
const active = (is: boolean) => patchOf({ op: 'replace', path: 'active', value: is });

suite('Nobody becomes an Admin by a directory’s word', () => {
  test('whatever it says of roles, types, rights and groups', async () => {
    const { world, ask } = await directoryHere();
    const person = await world.person('User');
    const roles = [{ value: 'Admin', primary: true, type: 'WindowsAzureActiveDirectoryRole' }];
    const said = {
      roles,
      userType: 'Admin',
      type: 'Admin',
      entitlements: roles,
      org_editor: true,
      groups: ['Admin'],
    };
    const { body: made } = await ask('POST', 'Users', { ...entraUser(address(world)), ...said });
    assert.equal(
      (await ask('PUT', `Users/${person.id}`, { ...oktaUser(person.email), ...said })).status,
      200,
    );
    for (const [path, value] of Object.entries(said))
      await ask(
        'PATCH',
        `Users/${person.id}`,
        patchOf({ op: 'add', path, value }, { op: 'add', value: { [path]: value } }),
      );
    const members = [{ value: made.id }, { value: person.id }];
    for (const displayName of ['Admin', 'Admins', 'Administrators', 'Finance'])
      assert.equal((await ask('POST', 'Groups', { displayName, members })).status, 201);
    for (const id of [made.id, person.id]) {
      const { type, org_editor, departments } = await memberOf(world, { id });
      assert.deepEqual(
        [type, org_editor, departments.map(({ name, access }) => `${name} ${access}`)],
        ['User', false, ['Finance viewer']],
      );
    }
  });

  test('also nobody who was one: whoever it lets in again comes back as a User', async () => {
    const { world, ask } = await directoryHere();
    for (const body of [active(true), { ...oktaUser('grace'), active: 'True' }]) {
      const second = await world.person('Admin');
      assert.equal((await ask('PATCH', `Users/${second.id}`, active(false))).status, 200);
      assert.equal((await memberOf(world, second)).type, 'Admin');
      const method = 'Operations' in body ? 'PATCH' : 'PUT';
      const sent =
        method === 'PUT' ? { ...body, userName: second.email, emails: [{ value: second.email }] } : body;
      const { status } = await ask(method, `Users/${second.id}`, sent);
      assert.equal(status, 200);
      const { type, status: stands } = await memberOf(world, second);
      assert.deepEqual([type, stands], ['User', 'active']);
      const again = await world.signsIn(second);
      assert.equal((await again.isRefused(listMembers)).status, 403);
    }
    const { rows } = await owner.query<{ body: string }>(
      `select body from activity where org_id = $1 and action = 'person.reactivated'`,
      [world.orgId],
    );
    assert.equal(rows.length, 2);
    for (const { body } of rows) assert.match(body, /"field":"type","new":"User","old":"Admin"/);
  });

  test('whoever was none comes back as what they were', async () => {
    const { world, ask } = await directoryHere();
    const staff = await world.person('Staff', { Finance: 'lead' });
    await ask('DELETE', `Users/${staff.id}`);
    await ask('PATCH', `Users/${staff.id}`, active(true));
    const { type, departments } = await memberOf(world, staff);
    assert.deepEqual([type, departments.map(({ access }) => access)], ['Staff', ['lead']]);
  });

  test('and an Admin who stays one, and is said to be active, stays one', async () => {
    const { world, ask } = await directoryHere();
    assert.equal((await ask('PATCH', `Users/${world.admin.id}`, active(true))).status, 200);
    assert.equal((await memberOf(world, world.admin)).type, 'Admin');
  });
});

suite('What makes an Admin', () => {
  test('is asked anew of whoever proved who they are too long ago: an invitation, sent once more as well, and letting in again', async () => {
    const world = await newWorld();
    const { admin } = world;
    const second = await world.person('Admin');
    await invites(admin, { email: 'boss@new.example', type: 'Admin' });
    const { id, version } = await invitationOf(world, 'boss@new.example');
    await owner.query(`update person set status = 'deactivated' where id = $1`, [second.id]);
    const left = await memberOf(world, second);
    await owner.query(`update session set proved_at = now() - interval '1 hour' where person_id = $1`, [
      admin.id,
    ]);
    const invited = { body: { members: [{ email: 'other@new.example', type: 'Admin' as const }] } };
    const again = { params: { id: second.id }, body: { version: left.version } };
    const codes = [
      await admin.isRefused(invitePeople, invited),
      await admin.isRefused(resendInvitation, { params: { id }, body: { version } }),
      await admin.isRefused(reactivatePerson, again),
      await admin.isRefused(changeMember, { ...again, body: { ...again.body, type: 'Admin' as const } }),
    ];
    assert.deepEqual(
      codes.map(({ code }) => code),
      Array(4).fill('proof_required'),
    );
    assert.equal((await memberOf(world, second)).status, 'deactivated');
  });
});

suite('A directory weakens nothing that somebody signs in by', () => {
  test('neither their password, nor their second factor, whatever it says', async () => {
    const { world, ask } = await directoryHere();
    const person = await world.person('User');
    await setsUpFactor(person);
    const said = { password: 'chosen-by-a-directory-42', mfa: false, second_factor_at: null };
    await ask('PUT', `Users/${person.id}`, { ...oktaUser(person.email), ...said });
    await ask(
      'PATCH',
      `Users/${person.id}`,
      patchOf({ op: 'replace', path: 'password', value: said.password }),
    );
    await ask('PATCH', `Users/${person.id}`, active(false));
    await ask('PATCH', `Users/${person.id}`, active(true));
    const tries = (word: string) =>
      world.guest.sends(signIn, { body: { email: person.email, password: word } });
    assert.equal((await tries(said.password)).status, 400);
    const { status, body } = await tries(password);
    assert.equal(status, 200);
    assert.equal((body as { data: [{ mfa_required?: boolean }] }).data[0].mfa_required, true);
  });

  test('and ends the API tokens of whom it deactivates for good', async () => {
    const { world, ask } = await directoryHere();
    const person = await world.person('User');
    const { token } = await makes(person, ['risk:read']);
    assert.equal((await calling(world, token).sends(listRisks)).status, 200);
    await ask('PATCH', `Users/${person.id}`, active(false));
    await ask('PATCH', `Users/${person.id}`, active(true));
    assert.equal((await calling(world, token).isRefused(listRisks)).status, 401);
  });
});

suite('Seats', () => {
  const seats = ({ database, orgId }: World, many: number) => changeSeats(database, orgId, many, operator);

  test('hold for whoever a directory makes a member', async () => {
    const { world, ask } = await directoryHere();
    await seats(world, 2);
    const both = await Promise.all([1, 2].map(() => ask('POST', 'Users', entraUser(address(world)))));
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 422]);
    const refused = await ask('POST', 'Users', oktaUser(address(world)));
    assert.deepEqual([refused.status, refused.body['code']], [422, 'seats_full']);
    assert.match(String(refused.body['detail']), /2 seats, of which 0 are free/);
    const inactive = await ask('POST', 'Users', { ...oktaUser(address(world)), active: false });
    assert.deepEqual([inactive.status, inactive.body['active']], [201, false], 'who takes none');
    const lateAgain = await ask('PATCH', `Users/${inactive.body.id}`, active(true));
    assert.deepEqual([lateAgain.status, lateAgain.body['code']], [422, 'seats_full']);
  });

  test('hold beside invitations at the same moment', async () => {
    const { world, ask } = await directoryHere();
    await seats(world, 2);
    const members = [`invited@${world.slug}.example`];
    const both = await Promise.all([
      ask('POST', 'Users', entraUser(address(world))),
      world.admin.sends(invitePeople, { body: { members } }),
    ]);
    assert.equal(both.filter(({ status }) => status === 422).length, 1);
  });

  test('hold for whoever is let in again, by the directory and by an Admin', async () => {
    const { world, ask } = await directoryHere();
    const [one, two] = [await world.person('User'), await world.person('User')];
    for (const { id } of [one, two]) await ask('PATCH', `Users/${id}`, active(false));
    await seats(world, 2);
    const { version } = await memberOf(world, two);
    const byAdmin = { params: { id: two.id }, body: { version } };
    const both = await Promise.all([
      ask('PATCH', `Users/${one.id}`, active(true)),
      world.admin.sends(reactivatePerson, byAdmin),
    ]);
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 422]);
    const { data } = await world.admin.calls(listMembers, { query: { status: 'active' } });
    assert.equal(data.length, 2);
    for (const { status, body } of both)
      if (status === 422) assert.equal((body as { code: string }).code, 'seats_full');
  });

  test('are as many as before for somebody whose invitation holds one: it is taken back', async () => {
    const { world, ask } = await directoryHere();
    const email = address(world);
    await invites(world.admin, { email, type: 'Admin' });
    await seats(world, 2);
    const { status, body } = await ask('POST', 'Users', entraUser(email));
    assert.equal(status, 201, JSON.stringify(body));
    assert.equal((await memberOf(world, body)).type, 'User');
    assert.deepEqual(codeOf(await accepts(world, await secretOf(world, email))), [422, 'invitation_revoked']);
  });
});
