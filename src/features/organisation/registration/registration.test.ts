import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { changePassword, forgotPassword } from '#features/identity/password/password.contract.ts';
import { listColleagues, readOwnData } from '#features/identity/person/person.contract.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import type { Reply } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import {
  at,
  captcha,
  day,
  details,
  found,
  guest,
  registered,
  signsIn,
  signsUp,
  slugIn,
  statusOf,
  tokenOf,
  unique,
  type Details,
} from '#tests/accounts/registration-world.ts';
import { mailedSecrets } from '#tests/mail/mailed-secret.ts';
import { setClock } from '#tests/world/world.ts';
import { readRegistration } from './registration.contract.ts';

const owner = await asOwner();
const itIsHoursAfter = (hours: number) => setClock(new Date(day + hours * 3_600_000).toISOString());
afterEach(() => setClock());

suite('An organisation that registers', () => {
  test('waits for its administrator, who is mailed a password for the first sign-in', async () => {
    const written = details();
    const one = await registered(written);
    assert.match(one.slug, /^harbour-/);
    assert.equal(await statusOf(one), 'pending');
    const { rows } = await owner.query(
      `select o.name, o.license, o.business_email, p.type, p.first_name, p.last_name, p.email, p.must_change_password, p.first_logging_in
        from organisation o join person p on p.org_id = o.org_id where o.org_id = $1`,
      [one.id],
    );
    assert.deepEqual(rows, [
      {
        name: written.organization_name,
        license: 'corporate',
        business_email: written.business_email,
        type: 'Admin',
        first_name: 'Derya',
        last_name: 'Aksoy',
        email: written.email,
        must_change_password: true,
        first_logging_in: true,
      },
    ]);
    assert.match(one.password, /^(?:[a-z2-9]{4}-){6}[a-z2-9]{4}$/);
    assert.deepEqual(await found(written.email), [], 'nobody has shown yet whose domain it is');
  });

  test('opens with the first sign-in, which proves its domain and leads to a password of one’s own', async () => {
    const one = await registered();
    const answer = await signsIn(one);
    assert.equal(answer.status, 200);
    const [own] = (answer.body as { data: [{ must: string; first_logging_in: boolean; type: string }] }).data;
    assert.deepEqual([own.must, own.first_logging_in, own.type], ['set_password', true, 'Admin']);
    assert.equal(await statusOf(one), 'active');
    assert.deepEqual(await found(one.email), [
      { organization_name: (await found(one.email))[0]?.organization_name, base_url: `/org/${one.slug}` },
    ]);
    const admin = at(one.slug, tokenOf(answer));
    assert.equal((await admin.sends(listColleagues)).status, 403);
    const next = 'four lamps by the quay';
    await admin.calls(changePassword, { body: { email: one.email, password: next } });
    assert.equal((await admin.calls(listColleagues)).data.length, 1);
    assert.equal((await admin.calls(readOwnData)).data.organization_data.slug, one.slug);
    assert.equal((await signsIn(one)).status, 400, 'the mailed one is good for nothing any more');
    assert.equal((await signsIn({ ...one, password: next })).status, 200);
  });

  test('opens by the mailed password for a day, and by a link to its mailbox after that', async () => {
    const [intime, late] = [await registered(), await registered()];
    itIsHoursAfter(23);
    assert.equal((await signsIn(intime)).status, 200);
    itIsHoursAfter(25);
    const refused = await signsIn(late);
    const { code, errors } = refused.body as { code: string; errors: { password: string[] } };
    assert.deepEqual([refused.status, code], [400, 'one_time_password_lapsed']);
    assert.match(errors.password[0] ?? '', /Forgot password/);
    const guessed = await signsIn({ ...late, password: 'not what was mailed' });
    assert.equal((guessed.body as { code: string }).code, 'wrong_credentials', 'who guesses learns nothing');
    assert.equal(await statusOf(late), 'pending');
    await at(late.slug).calls(forgotPassword, { body: { email: late.email } });
    const [link = ''] = await mailedSecrets(late.id, 'password.reset_link');
    const [secret = ''] = link.split('.');
    const next = 'four lamps by the quay';
    const body = { email: late.email, password: next };
    await at(late.slug, secret).calls(changePassword, { body });
    assert.equal((await signsIn({ ...late, password: next })).status, 200);
    assert.equal(await statusOf(late), 'active');
  });

  test('is led to by its domain, unless that leads to another already', async () => {
    const domain = `${unique()}.example`;
    const [first, second] = [await registered(details(domain)), await registered(details(domain))];
    for (const one of [second, first, first]) assert.equal((await signsIn(one)).status, 200);
    assert.deepEqual(
      (await found(first.email)).map(({ base_url }) => base_url),
      [`/org/${second.slug}`],
      'who came first has it',
    );
    const { rowCount } = await owner.query('select from organisation_domain where domain = $1', [domain]);
    assert.equal(rowCount, 2);
  });

  test('is made once when it is sent again, and another one takes work of its own', async () => {
    const written = details();
    const header = await captcha();
    const slugs = await Promise.all([1, 2, 3].map(async () => slugIn(await signsUp(written, header))));
    assert.equal(new Set(slugs).size, 1);
    const other = await signsUp(details(), header);
    assert.deepEqual([other.status, (other.body as { code: string }).code], [400, 'captcha_wrong']);
    const { rowCount } = await owner.query('select from organisation_address where name = $1', [
      written.organization_name,
    ]);
    assert.equal(rowCount, 1);
  });

  test('has a short name of its own, also where its name suggests none or one that is taken', async () => {
    const word = unique();
    const name = (more: string) => ({ ...details(), organization_name: `${word} ${more}` });
    const first = slugIn(await signsUp(name('ß')));
    const second = slugIn(await signsUp(name('æ')));
    assert.equal(first, word);
    assert.match(second, new RegExp(`^${word}-\\d{4}$`));
    const arabic = [...unique()]
      .map((letter) => String.fromCharCode(0x621 + (letter.charCodeAt(0) % 26)))
      .join('');
    assert.match(slugIn(await signsUp({ ...details(), organization_name: `شركة ${arabic}` })), /^org-\d{4}$/);
  });
});

suite('A registration is refused', () => {
  const errorsOf = ({ body }: Reply) => (body as { errors?: unknown }).errors;

  test('with what is wrong with each field, in the words of the specification', async () => {
    const email = ['Please enter a valid email'];
    const wrong: [Partial<Details>, Record<string, string[]>][] = [
      [{ first_name: 'Ali' }, { first_name: ['Min character length is 4'] }],
      [{ last_name: ' Öz ' }, { last_name: ['Min character length is 4'] }],
      [
        { email: 'derya@', business_email: 'info@' },
        { email, business_email: email },
      ],
      [{ organization_name: ' ' }, { organization_name: ["Organization's name already exists"] }],
      [
        { business_email: 'info@elsewhere.example' },
        { business_email: ['Email & Business email after @ should match'] },
      ],
    ];
    for (const [change, errors] of wrong) {
      const refused = await signsUp(
        { ...details(), ...change },
        'what is wrong is told before any work is done',
      );
      assert.deepEqual([refused.status, errorsOf(refused)], [400, errors]);
    }
    const { organization_name: _, ...without } = details();
    assert.deepEqual(Object.keys(errorsOf(await signsUp(without, 'x')) ?? {}), ['organization_name']);
  });

  test('where the name is taken, also in letters that only look different', async () => {
    const written = details();
    await registered(written);
    for (const name of [
      written.organization_name,
      written.organization_name.toUpperCase().replace('A', 'А'),
    ]) {
      const refused = await signsUp({ ...details(), organization_name: name });
      assert.deepEqual(
        [refused.status, errorsOf(refused)],
        [400, { organization_name: ["Organization's name already exists"] }],
      );
    }
  });

  test('from a mail provider of everybody', async () => {
    const refused = await signsUp({
      ...details(),
      email: 'derya@gmail.com',
      business_email: 'harbour@gmail.com',
    });
    assert.equal((refused.body as { code: string }).code, 'registration_mail_public');
  });

  test('without the work of a browser', async () => {
    for (const header of ['', 'x'])
      assert.deepEqual((await signsUp(details(), header)).body, {
        code: 'captcha_wrong',
        message: 'Recaptcha is not available,try again later.',
      });
  });

  test('where whoever runs the product has not opened it', async () => {
    const closed = await anotherServer();
    const url = '/tenant/signup/';
    assert.equal((await closed.app.inject({ url })).json().data.is_open, false);
    assert.equal((await guest.calls(readRegistration)).data.is_open, true);
    const answer = await closed.app.inject({ method: 'POST', url, payload: details() });
    assert.deepEqual([answer.statusCode, answer.json().code], [422, 'registration_closed']);
  });

  test('from one network more than three times an hour', async () => {
    const { app } = await anotherServer({ REGISTRATION: 'yes' }, { clock: () => new Date(day + 5000) });
    const from = `198.51.${process.pid % 250}.7`;
    const tries = [];
    for (let n = 0; n < 4; n++)
      tries.push(
        (
          await app.inject({
            method: 'POST',
            url: '/tenant/signup/',
            remoteAddress: from,
            headers: { 'x-captcha': await captcha() },
            payload: details(),
          })
        ).statusCode,
      );
    assert.deepEqual(tries, [200, 200, 200, 429]);
  });
});
