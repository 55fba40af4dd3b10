import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { besideUncommitted } from '#tests/accounts/uncommitted.ts';
import { readMail } from '#features/organisation/mail/mail.contract.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import type { Caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { outlastsEvenTime } from '#tests/world/waiting/even-time.ts';
import { mailsOf } from '#tests/mail/mail-world.ts';
import { mailedSecrets } from '#tests/mail/mailed-secret.ts';
import { newWorld, password, setClock, type World } from '#tests/world/world.ts';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import { calling, makes } from '#tests/accounts/api-token.ts';
import { changePassword, forgotPassword } from './password.contract.ts';

const owner = await asOwner();
const beside = { holder: await asOwner(), watcher: owner };
const next = 'eleven purple wagons';
const start = Date.now();
const itIsAfter = (minutes: number) => setClock(new Date(start + minutes * 60_000).toISOString());
afterEach(() => setClock());

const asks = ({ guest }: World, email: string) => guest.sends(forgotPassword, { body: { email } });
/** The secrets of the links on their way, the latest first. */
async function linksOf({ orgId }: World): Promise<{ secret: string; address: string }[]> {
  return (await mailedSecrets(orgId, 'password.reset_link')).map((link) => {
    const dot = link.indexOf('.');
    return { secret: link.slice(0, dot), address: link.slice(dot + 1) };
  });
}
async function linkOf(world: World, email: string): Promise<string> {
  await asks(world, email);
  return (await linksOf(world))[0]?.secret ?? '';
}
const setsBy = ({ guest }: World, secret: string, email: string, wanted = next) =>
  guest.sends(changePassword, { body: { email, password: wanted } }, { authorization: `token ${secret}` });
const signsIn = async ({ guest }: World, email: string, word: string) =>
  (await guest.sends(signIn, { body: { email, password: word } })).status;
const isChanged = ({ body }: { body: unknown }) => (body as { data: { changed: boolean } }).data.changed;
const kindsOf = async (world: World) => (await mailsOf(world)).map(({ kind }) => kind);

suite('Whoever forgot their password', () => {
  test('ends the API tokens of the account by the link as well, where they ask for it', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const { token } = await makes(staff, ['risk:read']);
    const sets = async (end_api_tokens: boolean, wanted: string) => {
      const secret = await linkOf(world, staff.email);
      const body = { email: staff.email, password: wanted, end_api_tokens };
      const reply = await world.guest.sends(changePassword, { body }, { authorization: `token ${secret}` });
      assert.ok(isChanged(reply));
      return (await calling(world, token).sends(listRisks)).status;
    };
    assert.deepEqual([await sets(false, next), await sets(true, `${next} 2`)], [200, 401]);
  });

  test('has no link any more once the account was deactivated, also when it is open again', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const secret = await linkOf(world, staff.email);
    for (const status of ['deactivated', 'active'])
      await owner.query('update person set status = $2 where id = $1', [staff.id, status]);
    assert.ok(!isChanged(await setsBy(world, secret, staff.email)));
  });

  test('is mailed a link, sets a new one by it, once, and is signed in nowhere', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const reply = await asks(world, staff.email.toUpperCase());
    assert.deepEqual([reply.status, reply.body], [200, { message: 'Successful.', data: { asked: true } }]);
    const [link, ...more] = await linksOf(world);
    assert.deepEqual([link?.address, more.length], [staff.email, 0]);
    const { secret = '' } = link ?? {};
    assert.ok(isChanged(await setsBy(world, secret, staff.email)));
    assert.equal(await signsIn(world, staff.email, password), 400);
    assert.equal(await signsIn(world, staff.email, next), 200);
    assert.equal((await staff.sends(readOwnData)).status, 401, 'every session has ended');
    assert.deepEqual(await kindsOf(world), ['password.changed', 'password.reset_link']);
    assert.ok(!isChanged(await setsBy(world, secret, staff.email, `${next} again`)), 'it works once');
    assert.equal(await signsIn(world, staff.email, next), 200);
  });

  test('reads in the mail where the link leads, for how long, and what to do otherwise', async () => {
    const world = await newWorld();
    await asks(world, world.admin.email);
    const [mail] = await mailsOf(world);
    const { text } = (await world.admin.calls(readMail, { params: { id: mail?.id ?? '' } })).data;
    assert.match(text, new RegExp(`/resetpassword\\?org=${world.slug}`));
    assert.match(text, /once, for 30 minutes/);
    const { secret = '' } = (await linksOf(world))[0] ?? {};
    const { rows } = await owner.query('select token_hash from password_reset where org_id = $1', [
      world.orgId,
    ]);
    assert.match(rows[0].token_hash, /^[0-9a-f]{64}$/);
    assert.notEqual(rows[0].token_hash, secret);
  });

  test('cannot use an old link, one of another address, or of another organisation', async () => {
    itIsAfter(0);
    const [world, elsewhere] = [await newWorld(), await newWorld()];
    const [staff, other] = [await world.person('Staff'), await world.person('Staff')];
    const link = await linkOf(world, staff.email);
    const refused = async (told: string, reply: ReturnType<typeof setsBy>) => {
      const { status, body } = await reply;
      assert.deepEqual([status, body], [200, { message: 'Successful.', data: { changed: false } }], told);
    };
    await refused('another address', setsBy(world, link, other.email));
    await refused('another organisation', setsBy(elsewhere, link, elsewhere.admin.email));
    await refused('no link', setsBy(world, 'A'.repeat(43), staff.email));
    itIsAfter(31);
    await refused('half an hour later', setsBy(world, link, staff.email));
    for (const { email } of [staff, other]) assert.equal(await signsIn(world, email, password), 200);
  });

  test('hears what is wrong with the new password, and keeps the link', async () => {
    const world = await newWorld();
    const secret = await linkOf(world, world.admin.email);
    for (const [wanted, code] of [
      ['fourteen chars', 'password_too_short'],
      [`for-${world.slug}-only`, 'password_too_guessable'],
      ['passwordpassword', 'password_too_common'],
    ] as const) {
      const { status, body } = await setsBy(world, secret, world.admin.email, wanted);
      assert.deepEqual([status, (body as { code: string }).code], [400, code]);
    }
    assert.ok(isChanged(await setsBy(world, secret, world.admin.email)));
  });

  test('may set a shorter one where everybody has a second factor', async () => {
    const world = await newWorld();
    await owner.query(
      `update organisation set security = '{"second_factor_required": true}' where org_id = $1`,
      [world.orgId],
    );
    const secret = await linkOf(world, world.admin.email);
    const { body } = await setsBy(world, secret, world.admin.email, 'elevenchars');
    assert.equal((body as { message: string }).message, 'At least 12 characters.');
    assert.ok(isChanged(await setsBy(world, secret, world.admin.email, 'twelve chars')));
  });

  test('of two who use a link at once, one sets the password', async () => {
    const world = await newWorld();
    const secret = await linkOf(world, world.admin.email);
    const replies = await Promise.all(
      [1, 2, 3].map((at) => setsBy(world, secret, world.admin.email, `${next} ${at}`)),
    );
    assert.equal(replies.filter((reply) => reply.status === 200 && isChanged(reply)).length, 1);
  });

  test('gets no link where they were deactivated, and none they have works then', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const staff = await world.person('Staff');
    const secret = await linkOf(world, staff.email);
    await owner.query(`update person set status = 'deactivated' where id = $1`, [staff.id]);
    itIsAfter(6);
    assert.ok(!isChanged(await setsBy(world, secret, staff.email)));
    await asks(world, staff.email);
    assert.equal((await linksOf(world)).length, 1);
  });

  test('sets no password while they are deactivated at the same moment', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const secret = await linkOf(world, staff.email);
    const change = {
      text: `update person set status = 'deactivated' where org_id = $1 and id = $2`,
      values: [world.orgId, staff.id],
    };
    const { status, body } = await besideUncommitted(beside, change, () =>
      setsBy(world, secret, staff.email),
    );
    assert.deepEqual([status, isChanged({ body })], [200, false]);
    await owner.query(`update person set status = 'active' where id = $1`, [staff.id]);
    assert.equal(await signsIn(world, staff.email, password), 200);
  });
});

suite('A link for a new password', () => {
  test('is mailed to whoever has the address, whoever asks, and what they sent is thrown away', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const staff = await world.person('Staff');
    const sends = (who: Caller) =>
      who.sends(changePassword, { body: { email: staff.email, password: next } });
    for (const [at, who] of [world.guest, await world.person('User'), world.admin].entries()) {
      itIsAfter(at * 5);
      const { status, body } = await sends(who);
      assert.deepEqual([status, body], [200, { message: 'Successful.', data: { changed: false } }]);
    }
    assert.equal((await linksOf(world)).length, 3);
    assert.equal(await signsIn(world, staff.email, next), 400);
    assert.equal(await signsIn(world, staff.email, password), 200);
  });

  test('that an administrator asked for says so, to its reader and to the log', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    await world.admin.sends(changePassword, { body: { email: staff.email, password: next } });
    const [mail] = await mailsOf(world);
    const { text } = (await world.admin.calls(readMail, { params: { id: mail?.id ?? '' } })).data;
    assert.match(text, /Ada Admin asks you to set a new password/);
    const { rows } = await owner.query<{ actor_id: string }>(
      `select actor_id from activity where org_id = $1 and action = 'person.password_reset_started'`,
      [world.orgId],
    );
    assert.deepEqual(
      rows.map(({ actor_id }) => actor_id),
      [world.admin.id],
    );
  });

  test('is mailed once in five minutes, while fewer than three are open, and the answer stays the same', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const staff = await world.person('Staff');
    const answers = new Set<string>();
    const after: [minutes: number, mailed: number][] = [
      [0, 1],
      [0, 1],
      [4.9, 1],
      [5, 2],
      [9.9, 2],
      [10, 3],
      [15, 3],
      [29.9, 3],
      [30, 4],
      [34.9, 4],
      [35, 5],
      [40, 6],
      [45, 6],
      [90, 7],
    ];
    for (const [minutes, mailed] of after) {
      itIsAfter(minutes);
      const { status, body } = await asks(world, staff.email);
      answers.add(JSON.stringify([status, body]));
      assert.equal((await linksOf(world)).length, mailed, `after ${minutes} minutes`);
    }
    await asks(world, world.admin.email);
    assert.equal((await linksOf(world)).length, 8, 'what one account is mailed does not count for another');
    assert.equal(answers.size, 1);
  });

  test('goes on working when others are asked for, and takes them along once it has set a password', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const first = await linkOf(world, world.admin.email);
    itIsAfter(5);
    const second = await linkOf(world, world.admin.email);
    itIsAfter(10);
    for (let time = 1; time <= 5; time++) await asks(world, world.admin.email);
    const [third = { secret: '' }, ...before] = await linksOf(world);
    assert.equal(before.length, 2);
    assert.ok(isChanged(await setsBy(world, first, world.admin.email)));
    for (const secret of [second, third.secret])
      assert.ok(!isChanged(await setsBy(world, secret, world.admin.email, `${next} again`)));
    assert.equal(await signsIn(world, world.admin.email, next), 200);
  });

  test('asked for by many at once is one', async () => {
    const world = await newWorld();
    await Promise.all(Array.from({ length: 8 }, () => asks(world, world.admin.email)));
    assert.equal((await linksOf(world)).length, 1);
  });

  test('is mailed so many times an hour for one network', async () => {
    const world = await newWorld();
    const people = [await world.person('Staff'), await world.person('Staff'), await world.person('Staff')];
    const { app } = await anotherServer({ LIMIT_RESETS_PER_HOUR: '2' });
    const byte = () => Math.floor(Math.random() * 250) + 1;
    const network = `10.${byte()}.${byte()}`;
    const url = `/org/${world.slug}${forgotPassword.path}`;
    const asksFrom = (remoteAddress: string, email = '') =>
      app.inject({ method: 'POST', url, remoteAddress, payload: { email } });
    for (const { email } of people)
      assert.equal((await asksFrom(`${network}.${byte()}`, email)).statusCode, 200);
    assert.equal((await linksOf(world)).length, 2);
    assert.equal((await asksFrom(`11.${byte()}.${byte()}.1`, people[2]?.email)).statusCode, 200);
    assert.equal((await linksOf(world)).length, 3);
  });

  test('is answered at the end of an even time, whether or not anybody has the address', async () => {
    const world = await newWorld();
    for (const email of [world.admin.email, `nobody@${world.slug}.example`])
      assert.ok(await outlastsEvenTime(asks(world, email)), email);
  });

  test('is asked for with an address and nothing else', async () => {
    const { guest, admin } = await newWorld();
    const { email } = admin;
    for (const body of [{}, { email: [email] }, { email: { $ne: '' } }, { email, org: 'x' }])
      assert.equal((await guest.isRefused(forgotPassword, { body })).status, 400);
  });
});
