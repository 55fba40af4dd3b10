import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { mailsOf, signsInAnew } from '#tests/mail/mail-world.ts';
import { readMail } from '#features/organisation/mail/mail.contract.ts';
import { worksFor } from '#tests/accounts/captcha.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, password, setClock, type World } from '#tests/world/world.ts';
import { signIn } from './sign-in.contract.ts';

const owner = await asOwner();
afterEach(() => setClock());

const kindsOf = async (world: World) => (await mailsOf(world)).map(({ kind }) => kind);
const signsIn = ({ guest }: World, email: string, headers: Record<string, string> = {}, word = password) =>
  guest.sends(signIn, { body: { email, password: word } }, headers);

/** The cookies that an answer gives, as a browser sends them back. */
const cookiesOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ');

suite('The owner of an account', () => {
  test('is not told of their first sign-in, nor of one with what they used before', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    assert.equal((await signsIn(world, staff.email)).status, 200);
    assert.deepEqual(await kindsOf(world), []);
  });

  test('is told of a sign-in by a program that was not used before, once', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    await signsInAnew(world, staff);
    assert.deepEqual(await kindsOf(world), ['sign_in.new_device']);
    const [mail] = await mailsOf(world);
    assert.deepEqual([mail?.to_address, mail?.status, mail?.attempts], [staff.email, 'waiting', 0]);
    const { text } = (await world.admin.calls(readMail, { params: { id: mail?.id ?? '' } })).data;
    assert.match(text, /Device: Firefox on Linux/);
    assert.match(text, /\/profile\n/);
    assert.doesNotMatch(text, /correct-horse/);
  });

  test('is told of a new browser, and not of the same browser again', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    const binding = { 'x-session-binding': '1', 'user-agent': 'lightMyRequest' };
    const { headers } = await signsIn(world, staff.email, binding);
    assert.deepEqual(
      await kindsOf(world),
      ['sign_in.new_device'],
      'what a program is called tells nothing of a browser',
    );
    await signsIn(world, staff.email, { ...binding, cookie: cookiesOf(headers) });
    assert.equal((await mailsOf(world)).length, 1);
    await signsIn(world, world.admin.email, { ...binding, cookie: cookiesOf(headers) });
    assert.equal(
      (await mailsOf(world)).length,
      2,
      'the browser is known for one account, and not for another',
    );
  });

  test('is told of a sign-in after five failures, whatever it is made with', async () => {
    const world = await newWorld();
    const { email } = world.admin;
    for (let failed = 0; failed < 4; failed++) await signsIn(world, email, {}, 'not the password');
    assert.equal((await signsIn(world, email)).status, 200);
    assert.deepEqual(await kindsOf(world), [], 'four are forgiven');
    for (let failed = 0; failed < 5; failed++) await signsIn(world, email, {}, 'not the password');
    assert.equal((await worksFor((headers) => signsIn(world, email, headers))).status, 200);
    const [mail] = await mailsOf(world);
    assert.equal(mail?.kind, 'sign_in.after_failures');
    const { text } = (await world.admin.calls(readMail, { params: { id: mail?.id ?? '' } })).data;
    assert.match(text, /after 5 tries with a wrong password/);
  });

  test('is told in their language', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff');
    for (const [locale, subject] of [
      ['tr', /yeni oturum$/],
      ['ar', /^تسجيل دخول جديد/],
    ] as const) {
      await owner.query('update person set locale = $3 where org_id = $1 and id = $2', [
        world.orgId,
        staff.id,
        locale,
      ]);
      await signsInAnew(world, staff);
      const [mail] = await mailsOf(world);
      assert.equal(mail?.language, locale);
      assert.match(mail?.subject ?? '', subject);
    }
  });
});
