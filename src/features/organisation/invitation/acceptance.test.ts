import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asOwner } from '#tests/world/connections.ts';
import { caller } from '#tests/world/caller.ts';
import {
  accepts,
  codeOf,
  invitationOf,
  invites,
  newPassword,
  opens,
  secretOf,
} from '#tests/accounts/invitation-world.ts';
import { besideUncommitted } from '#tests/accounts/uncommitted.ts';
import { newWorld, password, type World } from '#tests/world/world.ts';
import { listDepartments } from '#features/organisation/department/department.contract.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { acceptInvitation } from './acceptance.contract.ts';
import { resendInvitation, revokeInvitation, type Invited } from './invitation.contract.ts';

const owner = await asOwner();
const beside = { holder: await asOwner(), watcher: owner };

/** Invites somebody and answers the secret that was mailed. */
async function invited(world: World, member: Invited): Promise<string> {
  await invites(world.admin, member);
  return secretOf(world, member.email);
}

const signsIn = ({ guest }: World, email: string, word = newPassword) =>
  guest.sends(signIn, { body: { email, password: word } });

async function signedIn(world: World, email: string) {
  const { body } = await signsIn(world, email);
  const [{ token, id }] = (body as { data: [{ token: string; id: string }] }).data;
  return caller(world.running, world.slug, { id, email, token });
}

suite('Accepting an invitation', () => {
  test('tells whoever has the link who invites and where to, and nobody else', async () => {
    const world = await newWorld();
    const elsewhere = await newWorld();
    const secret = await invited(world, { email: 'guest@new.example', type: 'Staff' });
    const { status, body } = await opens(world, secret);
    const { expires_at, ...told } = (body as { data: Record<string, unknown> }).data;
    assert.deepEqual(
      [status, told],
      [
        200,
        {
          organization_name: `Test ${world.slug}`,
          invited_by: 'Ada Admin',
          email: 'guest@new.example',
          type: 'Staff',
          access_ends_at: null,
          second_factor_required: false,
        },
      ],
    );
    assert.ok(Date.parse(String(expires_at)) > Date.now());
    for (const wrong of [secret.slice(0, 42), `${secret.slice(0, 42)}-`, '', 'x'.repeat(43)])
      assert.deepEqual(codeOf(await opens(world, wrong)), [404, 'invitation_unknown']);
    assert.deepEqual(codeOf(await opens(elsewhere, secret)), [404, 'invitation_unknown']);
    assert.deepEqual(codeOf(await accepts(elsewhere, secret)), [404, 'invitation_unknown']);
  });

  test('makes somebody a member of what they were invited to, who signs in with their own password', async () => {
    const world = await newWorld();
    const { Finance, Operations } = world.departments as { Finance: string; Operations: string };
    const email = 'nadia@new.example';
    const secret = await invited(world, {
      email,
      type: 'Staff',
      department_ids: [Finance, Operations],
      access: 'lead',
    });
    assert.equal((await signsIn(world, email)).status, 400);
    const { status, body } = await accepts(world, secret);
    assert.deepEqual(
      [status, (body as { data: unknown }).data],
      [200, { email, organization_name: `Test ${world.slug}` }],
    );
    const nadia = await signedIn(world, email);
    const own = (await nadia.calls(readOwnData)).data;
    assert.deepEqual(
      [own.first_name, own.last_name, own.type, own.first_logging_in],
      ['Nadia', 'Newcomer', 'Staff', false],
    );
    assert.deepEqual(
      (await nadia.calls(listDepartments)).data.map(({ name, access }) => `${name} ${access}`),
      ['Finance lead', 'Operations lead'],
    );
    assert.equal((await invitationOf(world, email)).status, 'accepted');
  });

  test('is done once', async () => {
    const world = await newWorld();
    const secret = await invited(world, { email: 'once@new.example' });
    const answers = await Promise.all([accepts(world, secret), accepts(world, secret)]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422]);
    assert.deepEqual(codeOf(await accepts(world, secret)), [422, 'invitation_accepted']);
    assert.deepEqual(codeOf(await opens(world, secret)), [422, 'invitation_accepted']);
  });

  test('is refused once its time is over, it was taken back, or another link was mailed', async () => {
    const world = await newWorld();
    const { admin, orgId } = world;
    const late = await invited(world, { email: 'late@new.example' });
    await owner.query('update invitation set expires_at = now() where org_id = $1', [orgId]);
    const back = await invited(world, { email: 'back@new.example' });
    const replaced = await invited(world, { email: 'replaced@new.example' });
    const verb = async (endpoint: typeof resendInvitation | typeof revokeInvitation, email: string) => {
      const { id, version } = await invitationOf(world, email);
      await admin.calls(endpoint, { params: { id }, body: { version } });
    };
    await verb(revokeInvitation, 'back@new.example');
    await verb(resendInvitation, 'replaced@new.example');
    for (const [secret, status, code] of [
      [late, 422, 'invitation_expired'],
      [back, 422, 'invitation_revoked'],
      [replaced, 404, 'invitation_unknown'],
    ] as const) {
      assert.deepEqual(codeOf(await opens(world, secret)), [status, code]);
      assert.deepEqual(codeOf(await accepts(world, secret)), [status, code]);
    }
    assert.equal((await accepts(world, await secretOf(world, 'replaced@new.example'))).status, 200);
  });

  test('is refused where it is taken back at the same moment', async () => {
    const world = await newWorld();
    const secret = await invited(world, { email: 'moment@new.example' });
    const text = `update invitation set status = 'revoked' where org_id = $1`;
    const reply = await besideUncommitted(beside, { text, values: [world.orgId] }, () =>
      accepts(world, secret),
    );
    assert.deepEqual(codeOf(reply), [422, 'invitation_revoked']);
  });

  test('asks for a password that nobody guesses, and names that can be read', async () => {
    const world = await newWorld();
    const secret = await invited(world, { email: 'karatavuk@new.example' });
    for (const [word, code] of [
      ['fourteen chars', 'password_too_short'],
      ['my-KARATAVUK-42x', 'password_too_guessable'],
      ['my-newcomer-42-kites', 'password_too_guessable'],
      [`for-${world.slug}-only`, 'password_too_guessable'],
      ['Password123!!!!', 'password_too_common'],
    ] as const)
      assert.deepEqual(codeOf(await accepts(world, secret, { password: word })), [400, code], word);
    const { body } = await accepts(world, secret, { first_name: ' ', last_name: 'a\u202eb' });
    assert.deepEqual(Object.keys((body as { errors: object }).errors).toSorted(), [
      'first_name',
      'last_name',
    ]);
    assert.equal((await accepts(world, secret)).status, 200);
  });

  test('tells where everybody has a second factor, and takes a shorter password there', async () => {
    const world = await newWorld();
    const secret = await invited(world, { email: 'short@new.example' });
    await owner.query(
      `update organisation set security = '{"second_factor_required": true}' where org_id = $1`,
      [world.orgId],
    );
    const { data } = (await opens(world, secret)).body as { data: { second_factor_required: boolean } };
    assert.equal(data.second_factor_required, true);
    assert.deepEqual(codeOf(await accepts(world, secret, { password: 'elevenchars' })), [
      400,
      'password_too_short',
    ]);
    assert.equal((await accepts(world, secret, { password: 'twelve chars' })).status, 200);
  });

  test('leaves an account with the same address elsewhere as it is', async () => {
    const [here, there] = [await newWorld(), await newWorld()];
    const somebody = await there.person('Staff');
    assert.equal((await accepts(here, await invited(here, { email: somebody.email }))).status, 200);
    assert.equal((await signsIn(here, somebody.email)).status, 200);
    assert.equal((await signsIn(here, somebody.email, password)).status, 400);
    assert.equal((await signsIn(there, somebody.email, password)).status, 200);
    assert.equal((await signsIn(there, somebody.email)).status, 400);
  });

  test('finds the seat that the invitation holds, and none where there are fewer by now', async () => {
    const world = await newWorld();
    const setSeats = (seats: number) =>
      owner.query('update organisation set seats = $2 where org_id = $1', [world.orgId, seats]);
    await setSeats(2);
    const secret = await invited(world, { email: 'seat@new.example' });
    await setSeats(1);
    assert.deepEqual(codeOf(await accepts(world, secret)), [422, 'no_seat_left']);
    await setSeats(2);
    assert.equal((await accepts(world, secret)).status, 200);
  });

  test('is refused to somebody who became a member by another way', async () => {
    const world = await newWorld();
    const secret = await invited(world, { email: 'member@new.example' });
    const staff = await world.person('Staff');
    await owner.query('update person set email = $2 where id = $1', [staff.id, 'member@new.example']);
    assert.deepEqual(codeOf(await accepts(world, secret)), [422, 'already_member']);
  });

  test('gives no departments where there are none, nor those that went meanwhile', async () => {
    const flat = await newWorld({ license: 'flat' });
    const email = 'flat@new.example';
    assert.equal((await accepts(flat, await invited(flat, { email, type: 'Staff' }))).status, 200);
    assert.deepEqual((await (await signedIn(flat, email)).calls(listDepartments)).data, []);

    const world = await newWorld({ departments: ['Finance', 'Going'] });
    const ids = Object.values(world.departments);
    const secret = await invited(world, { email, department_ids: ids });
    await owner.query(`delete from department where org_id = $1 and name = 'Going'`, [world.orgId]);
    assert.equal((await accepts(world, secret)).status, 200);
    const { data } = await (await signedIn(world, email)).calls(listDepartments);
    assert.deepEqual(
      data.map(({ name }) => name),
      ['Finance'],
    );
  });

  test('is told in the log as the act of who joined', async () => {
    const world = await newWorld();
    const email = 'logged@new.example';
    await accepts(world, await invited(world, { email }));
    const { rows } = await owner.query<{ action: string; name: string; actor: string | null }>(
      `select action, body::jsonb ->> 'actor_name' as name, actor_id as actor from activity where org_id = $1 order by seq desc limit 2`,
      [world.orgId],
    );
    const { id } = await signedIn(world, email);
    assert.deepEqual(rows, [
      { action: 'invitation.accepted', name: 'Nadia Newcomer', actor: id },
      { action: 'person.created', name: 'Nadia Newcomer', actor: null },
    ]);
  });

  test('takes its secret from the header alone: no address and no log ever holds it', () => {
    assert.equal(acceptInvitation.path, '/user/invite/accept/');
    assert.deepEqual(Object.keys(acceptInvitation.headers), ['Authorization']);
  });
});
