import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { mailTransport, type Letter } from '#platform/server/mail/mail-transport.ts';
import { startMailServer } from '#tests/mail/mail-server.ts';

const server = await startMailServer();
const transport = mailTransport({
  smtp: { host: '127.0.0.1', port: Number(new URL(server.url).port), tls: 'none', auth: undefined },
  from: 'Plumbline <grc@example.com>',
  folder: '/nowhere',
});
const evil = 'evil@example.net';
const letter: Letter = {
  id: 'an-id',
  to: { name: 'Ada', address: 'ada@example.com' },
  replyTo: { name: 'Bora', address: 'bora@example.com' },
  subject: 'A word',
  text: 'Nothing to see',
  html: '<p>Nothing to see</p>',
};

/** What people may have typed, at each place of a mail that is theirs to fill. */
const typed: Readonly<Record<string, Partial<Letter>>> = {
  'a subject with further lines': { subject: `Hello\r\nBcc: ${evil}\r\n\r\nforged` },
  'a subject with ends of lines of other kinds': { subject: `Hello\nBcc: ${evil}\u2028Bcc: ${evil}` },
  'a name with further lines': { to: { name: `Ada\r\nBcc: ${evil}`, address: 'ada@example.com' } },
  'a name that looks like an address': { to: { name: `Ada <${evil}>, Bora`, address: 'ada@example.com' } },
  'a name with quotes': { to: { name: `"Ada" <${evil}>\\`, address: 'ada@example.com' } },
  'a name to answer with further lines': {
    replyTo: { name: `Bora\r\nBcc: ${evil}`, address: 'bora@example.com' },
  },
  'an end of the mail within it': {
    text: `first\r\n.\r\nMAIL FROM:<${evil}>\r\nRCPT TO:<${evil}>\r\nDATA\r\n`,
  },
};

/** The lines of the head, each with what goes on in the next ones. */
const headOf = (raw: string): string[] =>
  (raw.split(/\r?\n\r?\n/)[0] ?? '').replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);

suite('A mail', () => {
  for (const [what, more] of Object.entries(typed))
    test(`goes to one reader and is one mail, whatever was typed: ${what}`, async () => {
      const before = server.arrived.length;
      await transport.send({ ...letter, ...more });
      assert.equal(server.arrived.length, before + 1);
      const { to, raw } = server.arrived.at(-1) ?? { to: [], raw: '' };
      assert.deepEqual(to, ['ada@example.com']);
      const names = headOf(raw).map((line) => line.split(':')[0]?.toLowerCase());
      assert.equal(names.filter((name) => name === 'to').length, 1);
      for (const name of ['bcc', 'cc', 'mail from']) assert.ok(!names.includes(name), name);
    });
});
