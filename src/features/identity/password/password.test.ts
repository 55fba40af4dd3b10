import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { solved, workIn } from '#tests/accounts/captcha.ts';
import { asOwner } from '#tests/world/connections.ts';
import { organisationCookie } from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';
import type { Caller, Reply } from '#tests/world/caller.ts';
import { setClock, newWorld, password, secret, type World } from '#tests/world/world.ts';
import { listColleagues, readOwnData } from '#features/identity/person/person.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { changePassword } from './password.contract.ts';
import { withPasswords } from './server/shared/password-hash.service.ts';

const owner = await asOwner();
const next = 'örtlich-gültig كلمة 42';
const generic = { message: 'Successful.', data: { changed: false } };

afterEach(() => setClock());

/** Sets a password as somebody; without a current one, the header stays away. */
const sets = (who: Caller, email: string, wanted: string, current?: string): Promise<Reply> =>
  who.sends(
    changePassword,
    { body: { email, password: wanted } },
    current === undefined ? {} : { 'x-current-password': encodeURIComponent(current) },
  );
const signsIn = async ({ guest }: World, email: string, word: string) =>
  (await guest.sends(signIn, { body: { email, password: word } })).status;
const tokenOf = async ({ guest }: World, { email }: Caller) =>
  ((await guest.sends(signIn, { body: { email, password } })).body as { data: [{ token: string }] }).data[0]
    .token;
const codeOf = ({ body }: Reply) => (body as { code: string }).code;
const answers = async ({ guest }: World, token: string) =>
  (await guest.sends(readOwnData, {}, { authorization: `token ${token}` })).status;

suite('A new password', () => {
  test('is set by one’s own session and the current password, and ends the other sessions', async () => {
    const world = await newWorld();
    const other = await tokenOf(world, world.admin);
    const { status, body } = await sets(world.admin, world.admin.email.toUpperCase(), next, password);
    assert.deepEqual([status, body], [200, { message: 'Successful.', data: { changed: true } }]);
    assert.equal(await signsIn(world, world.admin.email, password), 400);
    assert.equal(await signsIn(world, world.admin.email, next), 200);
    assert.equal(await answers(world, other), 401);
    assert.equal(await answers(world, world.admin.token), 200);
    const again = await sets(world.admin, world.admin.email, `${next}!`, next);
    assert.equal(again.status, 200, 'a current password of any letters gets through the header');
  });

  test('is refused without the current one, and signs nobody out', async () => {
    const world = await newWorld();
    for (const current of [undefined, '', 'not the password']) {
      const { status, body } = await sets(world.admin, world.admin.email, next, current);
      assert.equal(status, 403);
      assert.deepEqual(body, {
        code: 'current_password_wrong',
        message: 'This is not your current password.',
        errors: { current_password: ['This is not your current password.'] },
      });
    }
    const raw = await world.admin.sends(
      changePassword,
      { body: { email: world.admin.email, password: next } },
      { 'x-current-password': '%E0%A4%A' },
    );
    assert.equal(raw.status, 403);
    assert.equal(await answers(world, world.admin.token), 200);
    assert.equal(await signsIn(world, world.admin.email, password), 200);
  });

  test('is long, and holds neither one’s own name nor the organisation’s', async () => {
    const world = await newWorld();
    const person = await world.person('Staff', {}, { last_name: 'Karatavuk' });
    const bad = [
      ['fourteen chars', 'At least 15 characters.'],
      ['🔑🔑🔑🔑🔑🔑🔑🔑', 'At least 15 characters.'],
      ['my-KARATAVUK-42', 'The password contains a name that others can guess.'],
      [`for-${world.slug}-only`, 'The password contains a name that others can guess.'],
      [`${person.email.split('@')[0]} and more`, 'The password contains a name that others can guess.'],
    ];
    for (const [wanted = '', words] of bad) {
      const { status, body } = await sets(person, person.email, wanted, password);
      assert.deepEqual([status, (body as { errors: unknown }).errors], [400, { password: [words] }], wanted);
    }
    assert.equal(await signsIn(world, person.email, password), 200);
  });

  test('is none that everybody tries first, however it was made longer', async () => {
    const world = await newWorld();
    const sent = async (wanted: string) => {
      const { body } = await sets(world.admin, world.admin.email, wanted, 'not the current one');
      return (body as { code: string; errors?: Record<string, string[]> }).code;
    };
    for (const wanted of ['passwordpassword', '123456789012345', 'Password123!!!!'])
      assert.equal(await sent(wanted), 'password_too_common', wanted);
    assert.equal(await sent(next), 'current_password_wrong');
    const { body } = await sets(world.admin, world.admin.email, 'Password123!!!!', password);
    assert.deepEqual((body as { errors: unknown }).errors, {
      password: [
        'Many people use this password, and it is tried first. Take several words that do not belong together.',
      ],
    });
    assert.equal(await signsIn(world, world.admin.email, password), 200);
  });

  test('makes whoever guesses the current one work for it, here and at the sign-in alike', async () => {
    const world = await newWorld();
    const { email } = world.admin;
    for (let guess = 1; guess <= 5; guess++)
      assert.equal((await sets(world.admin, email, next, `guess number ${guess}`)).status, 403);
    const refused = await sets(world.admin, email, next, password);
    assert.deepEqual([refused.status, (refused.body as { code: string }).code], [400, 'captcha_required']);
    const atSignIn = await world.guest.sends(signIn, { body: { email, password } });
    assert.equal((atSignIn.body as { code: string }).code, 'captcha_required');
    // The work is for the account: which of the two calls asked for it is the same.
    const headers = {
      'x-current-password': encodeURIComponent(password),
      'x-captcha': await solved(workIn(atSignIn)),
    };
    const { status } = await world.admin.sends(changePassword, { body: { email, password: next } }, headers);
    assert.equal(status, 200);
  });

  test('is proved with the tries of the browser it is asked in, as at the sign-in', async () => {
    const world = await newWorld();
    const { email } = world.admin;
    const known = organisationCookie(secret).remember(undefined, { org: world.orgId, email }, new Date());
    const browser = { cookie: `orgs=${known}` };
    const signsInHere = async (word: string) =>
      codeOf(await world.guest.sends(signIn, { body: { email, password: word } }, browser));
    const setsHere = async (current: string) =>
      codeOf(
        await world.admin.sends(
          changePassword,
          { body: { email, password: next } },
          { ...browser, 'x-current-password': current },
        ),
      );
    for (let guess = 1; guess <= 5; guess++) assert.equal(await signsIn(world, email, `guess ${guess}`), 400);
    assert.equal(
      codeOf(await sets(world.admin, email, next, password)),
      'captcha_required',
      'strangers have used up theirs',
    );
    for (let guess = 1; guess <= 3; guess++)
      assert.equal(await setsHere(`guess-${guess}`), 'current_password_wrong');
    for (let guess = 1; guess <= 2; guess++)
      assert.equal(await signsInHere(`guess ${guess}`), 'wrong_credentials');
    assert.deepEqual(
      [await setsHere(password), await signsInHere(password)],
      ['captcha_required', 'captcha_required'],
    );
  });

  test('that could not be looked at, because too many are, counts as no guess', async () => {
    const world = await newWorld();
    const release = Promise.withResolvers<void>();
    const others: Promise<void>[] = [];
    for (let full = false; !full;) {
      const other = withPasswords(() => release.promise);
      full = await Promise.race([
        other.then(Boolean, () => true),
        new Promise<false>((go) => setImmediate(go, false)),
      ]);
      others.push(other);
    }
    for (let at = 0; at < 7; at++) {
      const { status, headers } = await sets(world.admin, world.admin.email, next, 'a guess');
      assert.deepEqual([status, headers['retry-after']], [503, '2']);
      assert.equal(await signsIn(world, world.admin.email, 'a guess'), 503);
    }
    release.resolve();
    await Promise.allSettled(others);
    assert.equal((await sets(world.admin, world.admin.email, next, password)).status, 200);
  });

  test('sent by anybody else is thrown away, with one answer for all of them', async () => {
    const world = await newWorld();
    const elsewhere = await newWorld();
    const staff = await world.person('Staff');
    const tries: [told: string, Promise<Reply>][] = [
      ['a guest for somebody known', sets(world.guest, staff.email, next)],
      ['a guest for nobody', sets(world.guest, 'nobody@nowhere.example', next)],
      ['a guest who knows the password', sets(world.guest, staff.email, next, password)],
      ['a guest with a password that is no good', sets(world.guest, staff.email, 'short')],
      ['an administrator', sets(world.admin, staff.email, next, password)],
      ['a colleague', sets(staff, world.admin.email, next, password)],
      [
        'a token that is none',
        world.guest.sends(
          changePassword,
          { body: { email: staff.email, password: next } },
          { authorization: `token ${staff.token}x`, 'x-current-password': password },
        ),
      ],
      [
        'a token of another organisation',
        world.guest.sends(
          changePassword,
          { body: { email: world.admin.email, password: next } },
          { authorization: `token ${elsewhere.admin.token}`, 'x-current-password': password },
        ),
      ],
    ];
    const headers = new Set<string>();
    for (const [told, reply] of tries) {
      const { status, body, headers: sent } = await reply;
      assert.deepEqual([status, body], [200, generic], told);
      headers.add(Object.keys(sent).toSorted().join());
    }
    assert.equal(headers.size, 1);
    for (const { email } of [staff, world.admin]) assert.equal(await signsIn(world, email, password), 200);
  });

  test('takes texts and nothing else, and drops what it does not know', async () => {
    const world = await newWorld();
    for (const body of [
      { email: [world.admin.email], password: next },
      { email: world.admin.email, password: [next] },
      { email: { $ne: '' }, password: next },
      { password: next },
      { email: world.admin.email },
    ])
      assert.equal((await world.admin.isRefused(changePassword, { body })).status, 400);
    const { status } = await world.admin.sends(changePassword, {
      body: { email: world.admin.email, password: next, current_password: password, token: 'x' },
    });
    assert.equal(status, 403, 'what a body says of authority counts for nothing');
  });

  test('is in the log as an act, and never as a word', async () => {
    const world = await newWorld();
    await tokenOf(world, world.admin);
    await sets(world.admin, world.admin.email, next, password);
    const { rows } = await owner.query<{ body: string }>(
      `select body from activity where org_id = $1 and action = 'person.password_changed'`,
      [world.orgId],
    );
    assert.equal(rows.length, 1);
    assert.doesNotMatch(rows[0]?.body ?? '', /argon2|correct-horse|örtlich/);
    assert.match(rows[0]?.body ?? '', /"note":"1"/);
  });
});

suite('Somebody whose password came by mail', () => {
  const mailed = async (world: World) => {
    const person = await world.person('Staff');
    await owner.query('update person set must_change_password = true where id = $1', [person.id]);
    return person;
  };
  const ownData = async (who: Caller) =>
    ((await who.sends(readOwnData)).body as { data: { must: string | null } }).data;

  test('sets one of their own without naming it, and goes on from there', async () => {
    const world = await newWorld();
    const person = await mailed(world);
    const other = await tokenOf(world, person);
    assert.equal((await ownData(person)).must, 'set_password');
    assert.equal((await person.sends(listColleagues)).status, 403);
    const { status, body } = await sets(person, person.email, next);
    assert.deepEqual([status, body], [200, { message: 'Successful.', data: { changed: true } }]);
    assert.equal((await ownData(person)).must, null);
    assert.equal((await person.sends(listColleagues)).status, 200);
    assert.equal(await answers(world, other), 401, 'whoever else read the mail is out');
    assert.equal(await signsIn(world, person.email, password), 400);
    assert.equal(await signsIn(world, person.email, next), 200);
    assert.equal((await sets(person, person.email, `${next}!`)).status, 403, 'from now on as everybody');
  });

  test('may not keep it, nor take one that others guess', async () => {
    const world = await newWorld();
    const person = await mailed(world);
    for (const [wanted, code] of [
      [password, 'password_unchanged'],
      ['fourteen chars', 'password_too_short'],
      ['Password123!!!!', 'password_too_common'],
    ] as const) {
      const { status, body } = await sets(person, person.email, wanted);
      assert.deepEqual([status, (body as { code: string }).code], [400, code]);
    }
    assert.deepEqual((await sets(person, world.admin.email, next)).body, generic, 'nor for somebody else');
    assert.equal((await ownData(person)).must, 'set_password');
  });
});
