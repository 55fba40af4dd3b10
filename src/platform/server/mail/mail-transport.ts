import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#platform/server/process/folder.ts';
import type { Mail } from './mail-kind.ts';
import { ownAddressOf } from '#platform/server/outgoing/addresses.ts';
import { mailDomainOf } from '#platform/contract/plain-text/mail-domain.ts';
import { codeOf, numberIn } from '#platform/server/process/thrown.ts';

/** A mail with where it goes. */
export interface Letter extends Mail {
  /** Of the mail itself: the same however often it is sent, so that a program that gets it twice can tell. */
  id: string;
  to: { name: string; address: string };
  /** Who reads an answer; otherwise nobody does. */
  replyTo?: { name: string; address: string };
}

export interface MailTransport {
  /** Hands a mail over. Throws `MailRefused` when it will never be taken, and any other error when it may be later. */
  send(letter: Letter): Promise<void>;
  /** What a mail is that was handed over: kept, where there is no server to send it by. */
  readonly done: 'sent' | 'kept';
}

/** The server said no, for good: another try would be answered the same. */
export class MailRefused extends Error {}

/** Who takes our mails. */
export interface MailServer {
  host: string;
  port: number | undefined;
  /** `upgrade`: by STARTTLS, or nothing is sent. `none`: the operator said so, of a relay of their own network. */
  tls: 'at once' | 'upgrade' | 'none';
  auth: { user: string; pass: string } | undefined;
}

export interface MailSettings {
  /** Without one, mails are kept as files. */
  smtp: MailServer | undefined;
  /** `Plumbline <grc@example.com>` */
  from: string;
  /** Where mails are kept that nobody sends. */
  folder: string;
}

/** The library holds some seven megabytes: it comes with the first mail. */
const library = () => import('nodemailer');

/** Milliseconds: together well within the time that a job may take (queue-schema.ts). */
const patience = { connectionTimeout: 8000, greetingTimeout: 8000, dnsTimeout: 5000, socketTimeout: 12_000 };
const longest = 40_000;

/** Of a sender as the settings take it (platform/server/process/config.ts). */
const domainOf = (from: string): string => mailDomainOf(from).replace('>', '');

const messageOf = ({ id, to, replyTo, subject, text, html }: Letter, from: string) => ({
  from,
  to,
  ...(replyTo && { replyTo }),
  subject,
  text,
  html,
  messageId: `<${id}@${domainOf(from)}>`,
  // Programs that answer for people who are away answer none of these.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

export const mailTransport = (settings: MailSettings): MailTransport =>
  settings.smtp === undefined ? keepingFiles(settings) : bySmtp(settings.smtp, settings);

function bySmtp({ host, port, tls, auth }: MailServer, { from }: MailSettings): MailTransport {
  const open = async () =>
    (await library()).createTransport({
      host: tls === 'none' ? await ownAddressOf(host) : host,
      port,
      auth,
      secure: tls === 'at once',
      requireTLS: tls === 'upgrade',
      ignoreTLS: tls === 'none',
      // Whatever the environment says of certificates.
      tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
      ...patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  return {
    done: 'sent',
    async send(letter) {
      let tooLong: NodeJS.Timeout | undefined;
      const giveUp = new Promise<never>((_, reject) => {
        tooLong = setTimeout(() => reject(new Error('the mail server took too long')), longest);
      });
      try {
        const transport = await open();
        await Promise.race([transport.sendMail(messageOf(letter, from)), giveUp]);
      } catch (error) {
        const code = codeOf(error);
        // What is wrong with this mail, and not with the server or with how we sign in there.
        if ((code === 'EENVELOPE' || code === 'EMESSAGE') && numberIn(error, 'responseCode') >= 500)
          throw new MailRefused(error instanceof Error ? error.message : '');
        throw error;
      } finally {
        clearTimeout(tooLong);
      }
    },
  };
}

/** A mail as a file that mail programs open. */
export async function emlOf(letter: Letter, from: string): Promise<Buffer> {
  const { createTransport } = await library();
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail(messageOf(letter, from));
  return message as Buffer;
}

/** Days for which a mail is told of, and its file kept. */
export const mailDays = 30;
const day = 86_400_000;

/** Each mail as a file named by its id: written twice, it is one. Once a day, old ones go with a new one. */
function keepingFiles({ folder, from }: MailSettings): MailTransport {
  let removed = 0;
  return {
    done: 'kept',
    async send(letter) {
      const content = await emlOf(letter, from);
      await makeFolder(folder, 0o700);
      const path = join(folder, `${letter.id}.eml`);
      await writeFile(`${path}.part`, content, { mode: 0o600 });
      await rename(`${path}.part`, path);
      if (Date.now() - removed < day) return;
      removed = Date.now();
      await removeOldFiles(folder, removed - mailDays * day);
    },
  };
}

/** Removes the mails of a folder that were written before a moment. */
async function removeOldFiles(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const path = join(folder, name);
    // Another process may have removed it meanwhile.
    const written = (await stat(path).catch(() => undefined))?.mtimeMs;
    if (written !== undefined && written < before) await rm(path, { force: true });
  }
}
