// Own process: it works in a database of its own, whose every mail is delivered.
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, suite, test } from 'node:test';
import { changePassword } from '#features/identity/password/password.contract.ts';
import { listMails, readMail } from '#features/organisation/mail/mail.contract.ts';
import { aboutMail } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { sendContactQuery } from '#features/public-site/contact/contact.contract.ts';
import { mostContactQueries } from '#features/public-site/contact/server/contact.queries.ts';
import {
  listFailedContacts,
  mailFailedContacts,
} from '#features/public-site/contact/server/failed-contact.service.ts';
import { startMailServer } from '#tests/mail/mail-server.ts';
import { mailSeals } from '#tests/mail/mailed-secret.ts';
import { until } from '#tests/world/waiting/until.ts';
import { byMail, deliveringServer } from '#tests/mail/mail-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { setClock } from '#tests/world/world.ts';

await workInOwnDatabase();
const { at, captcha, guest, registered, running } = await import('#tests/accounts/registration-world.ts');

const server = await startMailServer();
const owner = await asOwner();
afterEach(() => setClock());
afterEach(() => server.becomes('takes'));

const settings = { ...byMail(server.url), CONTACT_TO: 'office@provider.example', REGISTRATION: 'yes' };
const written = () => ({
  name: 'Derya Aksoy',
  from_email: 'derya.aksoy@harbour.example',
  phone: '+902121234567',
  subject: `Risk register ${crypto.randomUUID()}`,
  message: 'We keep 900 risks in a <workbook>.\nCan we bring them?',
});
const writes = async (language = 'en'): Promise<string> => {
  const body = written();
  const header = await captcha();
  for (let twice = 0; twice < 2; twice++)
    assert.equal(
      (await guest.sends(sendContactQuery, { body }, { 'x-captcha': header, 'accept-language': language }))
        .status,
      200,
    );
  return body.subject;
};
const mailedAt = async (subject: string) =>
  (await owner.query('select mailed_at from contact_query where subject = $1', [subject])).rows[0]?.mailed_at;
/** A mail without the ends of lines that its way puts there. */
const joined = (mail: { raw: string } | undefined) => (mail?.raw ?? '').replaceAll('=\r\n', '');
const about = (subject: string) =>
  server.arrived.filter(({ raw }) => raw.replaceAll(/=?\r\n /g, ' ').includes(subject));

suite('Mails that strangers give the reason for', () => {
  test('what somebody wrote by the contact form is kept as a file, where no mailbox is named', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-contact-'));
    const { CONTACT_TO: _, ...none } = settings;
    const keeping = await deliveringServer({ ...none, DATA_DIR: folder });
    const subject = await writes();
    await until(async () => (await mailedAt(subject)) !== null);
    const files = await readdir(join(folder, 'mail'));
    const [kept = ''] = await Promise.all(files.map((name) => readFile(join(folder, 'mail', name), 'utf8')));
    assert.match(kept, /^Reply-To: Derya Aksoy <derya\.aksoy@harbour\.example>/im);
    assert.equal(files.length, 1);
    assert.deepEqual(about(subject), []);
    await keeping.close();
  });

  test('and is mailed to the mailbox that is, once, also when the server had no time at first', async () => {
    server.becomes('is busy');
    await deliveringServer(settings);
    const subject = await writes();
    await new Promise((resume) => setTimeout(resume, 300));
    assert.equal(await mailedAt(subject), null);
    server.becomes('takes');
    await until(async () => (await mailedAt(subject)) !== null);
    const [mail, ...more] = about(subject);
    assert.deepEqual([mail?.to, more], [['office@provider.example'], []]);
    assert.match(mail?.raw ?? '', /^Reply-To: Derya Aksoy <derya\.aksoy@harbour\.example>/im);
    assert.ok(joined(mail).includes('900 risks in a &lt;workbook&gt;.'));
  });

  test('in the language that they wrote in, also where that runs from the right', async () => {
    const subject = await writes('ar');
    await until(async () => (await mailedAt(subject)) !== null);
    assert.ok(server.arrived.some((mail) => joined(mail).includes('<html lang=3D"ar" dir=3D"rtl">')));
    const { rows } = await owner.query('select language from contact_query where subject = $1', [subject]);
    assert.equal(rows[0].language, 'ar');
  });

  test('and is kept for whoever runs the product where the mail server refuses it, until they send it again', async () => {
    server.becomes('refuses');
    const subject = await writes();
    const idOf = async () =>
      (await owner.query<{ id: string }>('select id from contact_query where subject = $1', [subject]))
        .rows[0]?.id;
    const isFailed = async () => (await listFailedContacts(running.database)).some(({ id }) => id === stored);
    const stored = await idOf();
    await until(isFailed);
    const [failed] = (await listFailedContacts(running.database)).filter(({ id }) => id === stored);
    assert.match(failed?.error ?? '', /./);
    server.becomes('takes');
    const again = await mailFailedContacts(running.database, running.queue);
    assert.ok(again.some(({ id }) => id === stored));
    await until(async () => (await mailedAt(subject)) !== null);
    assert.equal(await isFailed(), false);
    assert.equal(about(subject).length, 1);
  });

  test('and is refused while as much lies there as anybody will read', async () => {
    await owner.query(
      `insert into contact_query (id, created_at, name, from_email, phone, subject, message, ip_hash, captcha, language, failed_at)
        select gen_random_uuid(), now(), 'x', 'x', 'x', 'of many', 'x', 'x', n::text, 'en', now()
        from generate_series(1, $1::int - (select count(*)::int from contact_query)) n`,
      [mostContactQueries],
    );
    const sends = async () =>
      guest.sends(sendContactQuery, { body: written() }, { 'x-captcha': await captcha() });
    const { status, body } = await sends();
    assert.deepEqual([status, (body as { code: string }).code], [503, 'contact_full']);
    await owner.query(`delete from contact_query where subject = 'of many'`);
    assert.equal((await sends()).status, 200);
  });

  test('a new organisation’s administrator is mailed a password, and nobody else reads it', async () => {
    const one = await registered();
    const stored = async () =>
      (await owner.query('select status, token from mail where org_id = $1', [one.id])).rows[0];
    await until(async () => (await stored()).status === 'sent');
    assert.equal((await stored()).token, null);
    const mail = server.arrived.find(({ to }) => to.includes(one.email));
    assert.ok(!joined(mail).includes(`#${one.password}`), 'it is to be typed, and is in no link');
    assert.ok(joined(mail).includes(one.password));
    assert.ok(joined(mail).includes(`https://grc.example.com/login?org=3D${one.slug}`));

    // A product that sends its mails is no demo, where an Admin reads all of them.
    const { app } = await deliveringServer(settings);
    const login = await app.inject({
      method: 'POST',
      url: `/org/${one.slug}/user/login/`,
      payload: { email: one.email, password: one.password },
    });
    const admin = at(one.slug, login.json().data[0].token, { app } as Parameters<typeof at>[2]);
    await admin.calls(changePassword, { body: { email: one.email, password: 'four lamps by the quay' } });
    const told = (await admin.calls(listMails)).data.find(({ kind }) => kind === 'registration.welcome');
    const read = async () => (await admin.calls(readMail, { params: { id: told?.id ?? '' } })).data.text;
    assert.match(await read(), /One-time password: Only in the mail itself/);
    // As one that could not be delivered, whose password is kept until it is over.
    await owner.query(`update mail set status = 'failed', token = $3 where org_id = $1 and id = $2`, [
      one.id,
      told?.id,
      mailSeals.seal(one.password, aboutMail(one.id, told?.id ?? '')),
    ]);
    assert.ok(!(await read()).includes(one.password));
  });
});
