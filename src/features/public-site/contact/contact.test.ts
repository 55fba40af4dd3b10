import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { solved } from '#tests/accounts/captcha.ts';
import { besideUncommitted } from '#tests/accounts/uncommitted.ts';
import { asOwner } from '#tests/world/connections.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { newWorld, secret, setClock } from '#tests/world/world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { readCaptcha, type CaptchaChallenge } from '#platform/contract/captcha.ts';
import { captchaService } from '#platform/server/captcha/captcha.ts';
import { sendContactQuery } from './contact.contract.ts';

const { guest } = await newWorld();
const owner = await asOwner();
const beside = { holder: await asOwner(), watcher: owner };
const day = Date.now();
const itIsAfter = (seconds: number) => setClock(new Date(day + seconds * 1000).toISOString());
const details = () => ({
  name: 'Derya Aksoy',
  from_email: 'derya.aksoy@harbour.example',
  phone: '+902121234567',
  subject: `Risk register ${crypto.randomUUID()}`,
  message: 'We keep 900 risks in a workbook.\nCan we bring them?',
});
type Details = ReturnType<typeof details>;

afterEach(() => setClock());

/** Work that was done in the seconds before now. */
async function captcha(who: Caller = guest): Promise<string> {
  itIsAfter(0);
  const { data } = await who.calls(readCaptcha);
  const header = await solved(data);
  itIsAfter(5);
  return header;
}
const sends = (body: unknown, header?: string, who = guest) =>
  who.sends(sendContactQuery, { body }, header === undefined ? {} : { 'x-captcha': header });
const stored = async ({ subject }: Details) =>
  (await owner.query('select * from contact_query where subject = $1', [subject])).rows;

suite('The contact form', () => {
  test('stores what somebody wrote, and says so in the words of the specification', async () => {
    const written = details();
    const { status, body } = await sends(written, await captcha());
    assert.deepEqual([status, body], [200, { message: 'Successful.', data: null }]);
    const [query, ...more] = await stored(written);
    assert.equal(more.length, 0);
    const { name, from_email, phone, message, status: state, created_at, ip_hash } = query;
    assert.deepEqual({ name, from_email, phone, subject: query.subject, message }, written);
    assert.equal(state, 'new');
    assert.equal(new Date(created_at).getTime(), day + 5000);
    assert.match(ip_hash, /^[0-9a-f]{16}$/);
  });

  test('stores it once when it is sent again, and takes nothing else for the same work', async () => {
    const written = details();
    const header = await captcha();
    const replies = await Promise.all([1, 2, 3].map(() => sends(written, header)));
    assert.deepEqual(
      replies.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.equal((await stored(written)).length, 1);
    const other = details();
    assert.equal((await sends(other, header)).status, 400);
    assert.equal((await stored(other)).length, 0);
  });

  test('takes nothing for work that another message is stored for at the same moment', async () => {
    const header = await captcha();
    const done = await captchaService(secret).verify(header, new Date(day + 5000));
    const change = {
      text: `insert into contact_query (id, created_at, name, from_email, phone, subject, message, ip_hash, captcha, language)
        values (gen_random_uuid(), now(), 'Derya Aksoy', 'derya@harbour.example', '+902121234567', 'Another', 'Hello', 'x', $1, 'en')`,
      values: [done],
    };
    const written = details();
    const { status, body } = await besideUncommitted(beside, change, () => sends(written, header));
    assert.deepEqual([status, (body as { code: string }).code], [400, 'captcha_wrong']);
    assert.equal((await stored(written)).length, 0);
  });

  test('says what is wrong with each field, by the rules of the specification', async () => {
    const wrong: [Partial<Details>, Record<string, string[]>][] = [
      [{ name: 'Ali' }, { name: ['Name should be atleast 4 chracters long.'] }],
      [{ from_email: 'derya@' }, { from_email: ['Please enter a valid email.'] }],
      [{ phone: '12345678' }, { phone: ['Enter a valid phone number.'] }],
      [{ phone: '12345 6789' }, { phone: ['Enter a valid phone number.'] }],
      [{ subject: 'Hey' }, { subject: ['Min character length should be 4.'] }],
      [{ message: '  ' }, { message: ['All the feilds are required. '] }],
    ];
    for (const [change, errors] of wrong) {
      const refused = await guest.isRefused(sendContactQuery, { body: { ...details(), ...change } });
      assert.deepEqual([refused.status, refused.errors], [400, errors]);
    }
    // A second header of a mail is one line more.
    for (const field of ['name', 'subject', 'from_email', 'phone'])
      assert.equal(
        (await sends({ ...details(), [field]: 'Derya\r\nBcc: all@x.example' })).status,
        400,
        field,
      );
  });
});

suite('A message without the work of a browser', () => {
  const isRefused = async (header: string | undefined, what: string) => {
    const written = details();
    const { status, body } = await sends(written, header);
    assert.deepEqual(
      [status, (body as { code: string }).code],
      [400, 'captcha_wrong'],
      `work that is ${what}`,
    );
    assert.equal((body as { message: string }).message, 'Recaptcha is not available,try again later.');
    assert.equal((await stored(written)).length, 0);
  };

  test('is refused: none, not ours, changed, made easier, or not solved', async () => {
    await isRefused(undefined, 'missing');
    for (const nonsense of ['', 'x', 'bnVsbA==', Buffer.from('{}').toString('base64'), 'A'.repeat(5000)])
      await isRefused(nonsense, 'nonsense');
    const header = await captcha();
    const read = JSON.parse(Buffer.from(header, 'base64').toString());
    const changed = (change: (answer: typeof read) => void) => {
      const copy = structuredClone(read);
      change(copy);
      return Buffer.from(JSON.stringify(copy)).toString('base64');
    };
    await isRefused(
      changed((one) => (one.challenge.parameters.cost = 1)),
      'made easier',
    );
    await isRefused(
      changed((one) => (one.challenge.parameters.data.issued_at += 1000)),
      'made younger',
    );
    await isRefused(
      changed((one) => (one.challenge.signature = '0'.repeat(64))),
      'signed by nobody',
    );
    await isRefused(
      changed((one) => (one.solution.derivedKey = one.challenge.parameters.keyPrefix)),
      'not solved',
    );
    const ofTry = await captchaService(secret).challenge(new Date(day), { purpose: 'try somebody' });
    await isRefused(await solved(ofTry), 'for something else');
    const foreign = captchaService('another secret of nobody, long enough');
    await isRefused(await solved(await foreign.challenge(new Date(day))), 'of another server');
  });

  test('is refused where the work is older than five minutes, or younger than a person can read', async () => {
    const header = await captcha();
    itIsAfter(1);
    await isRefused(header, 'younger than two seconds');
    itIsAfter(301);
    await isRefused(header, 'older than five minutes');
    itIsAfter(299);
    assert.equal((await sends(details(), header)).status, 200);
  });
});

suite('Messages from one network', () => {
  test('are so many an hour, and then wait; those of another network do not', async () => {
    let now = new Date(day);
    const { app } = await anotherServer({ LIMIT_CONTACTS_PER_HOUR: '2' }, { clock: () => now });
    const byte = () => Math.floor(Math.random() * 250) + 1;
    const sendsFrom = async (remoteAddress: string) => {
      now = new Date(day);
      const asked = await app.inject({ url: readCaptcha.path, remoteAddress });
      const header = await solved(asked.json<{ data: CaptchaChallenge }>().data);
      now = new Date(day + 5000);
      const { path: url } = sendContactQuery;
      return app.inject({
        method: 'POST',
        url,
        remoteAddress,
        headers: { 'x-captcha': header },
        payload: details(),
      });
    };
    const network = `10.${byte()}.${byte()}`;
    for (const status of [200, 200, 429]) {
      const reply = await sendsFrom(`${network}.${byte()}`);
      assert.equal(reply.statusCode, status);
      if (status === 429) assert.ok(Number(reply.headers['retry-after']) > 3000);
    }
    assert.equal((await sendsFrom(`11.${byte()}.${byte()}.1`)).statusCode, 200);
  });
});

suite('What strangers wrote', () => {
  test('goes after a year', async () => {
    const written = details();
    await sends(written, await captcha());
    await owner.query(
      "update contact_query set created_at = created_at - interval '366 days' where subject = $1",
      [written.subject],
    );
    await sends(details(), await captcha());
    assert.equal((await stored(written)).length, 0);
  });
});
