import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { readConfig } from '#platform/server/process/config.ts';
import { startMailServer, type MailServer } from '#tests/mail/mail-server.ts';
import { afterFile } from '#tests/world/after-hooks.ts';
import { selfMadeCertificate } from '#tests/world/certificate.ts';
import { mailTransport } from './mail-transport.ts';

const [known, unknown] = [selfMadeCertificate(), selfMadeCertificate()];
const trusted = getCACertificates('default');
setDefaultCACertificates([...trusted, known.certificate]);
afterFile.add(() => setDefaultCACertificates(trusted));

const password = 'the password of the mail server';

/** Sends a mail as the settings say, who we are included. */
function sendsTo(url: string, more: Record<string, string> = {}): Promise<void> {
  const { protocol, host } = new URL(url);
  const SMTP_URL = `${protocol}//plumbline:${encodeURIComponent(password)}@${host}`;
  const { mail } = readConfig({ SMTP_URL, MAIL_FROM: 'Plumbline <a@grc.example.com>', ...more });
  return mailTransport({ ...mail, folder: '' }).send({
    id: crypto.randomUUID(),
    to: { name: 'Ada', address: 'ada@example.com' },
    subject: 'A new password',
    text: 'https://grc.example.com/reset#a-token',
    html: '<p></p>',
  });
}

const heard = ({ arrived, told }: MailServer) => ({ mails: arrived.length, told });

suite('A mail leaves', () => {
  for (const tls of ['at once', 'upgrade'] as const)
    test(`with TLS, ${tls}`, async () => {
      const server = await startMailServer({ tls, ...known });
      await sendsTo(server.url);
      assert.deepEqual(heard(server), { mails: 1, told: [{ password, isSecure: true }] });
    });

  test('without TLS, where the operator says so of a relay of their own', async () => {
    const server = await startMailServer();
    await sendsTo(server.url, { SMTP_TLS: 'no' });
    assert.deepEqual(heard(server), { mails: 1, told: [{ password, isSecure: false }] });
  });
});

suite('Neither a mail nor a password leaves', () => {
  const nothing = { mails: 0, told: [] };

  test('for a server that offers no TLS, or from which somebody on the way took the offer', async () => {
    const server = await startMailServer();
    await assert.rejects(sendsTo(server.url), { code: 'ETLS' });
    assert.deepEqual(heard(server), nothing);
  });

  for (const tls of ['at once', 'upgrade'] as const)
    test(`for a server that nobody vouches for: ${tls}`, async () => {
      const server = await startMailServer({ tls, ...unknown });
      await assert.rejects(sendsTo(server.url), /self-signed certificate/);
      process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
      try {
        await assert.rejects(sendsTo(server.url), /self-signed certificate/);
      } finally {
        delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
      }
      assert.deepEqual(heard(server), nothing);
    });

  test('without TLS to an address of the internet, whatever its name led to before', () =>
    assert.rejects(sendsTo('smtp://93.184.215.14', { SMTP_TLS: 'no' }), {
      name: 'Error',
      message: '93.184.215.14',
    }));
});
