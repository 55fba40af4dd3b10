import type { TenantDb } from '#platform/server/database/database.ts';
import { secretFrom } from '#platform/server/session/random-secret.ts';
import { resetLinkMail } from '#features/identity/password/server/password-mail.content.ts';
import { outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { mailSeals } from '#tests/mail/mailed-secret.ts';
import type { Caller } from '#tests/world/caller.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { password, quickWork, type World } from '#tests/world/world.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { listMails, type Mail } from '#features/organisation/mail/mail.contract.ts';

/** A process that delivers mails, by these settings. */
export async function deliveringServer(settings: Record<string, string>) {
  const running = await anotherServer(
    {
      LIMIT_SIGN_IN_FAILURES: '1000000',
      PUBLIC_ORIGIN: 'https://grc.example.com',
      ...settings,
    },
    { workTimes: quickWork },
  );
  running.startWorking();
  return running;
}

export const byMail = (url: string) => ({
  SMTP_URL: url,
  // The server is of this machine.
  SMTP_TLS: 'no',
  MAIL_FROM: 'Plumbline <plumbline@grc.example.com>',
});

let devices = 0;

/** Signs in with a program that this person has not used before: they are sent a mail. */
export async function signsInAnew({ guest }: World, { email }: Caller): Promise<void> {
  const agent = `Mozilla/5.0 (X11; Linux x86_64; rv:${++devices}.0) Gecko/20100101 Firefox/${devices}.0`;
  const { status } = await guest.sends(signIn, { body: { email, password } }, { 'user-agent': agent });
  if (status !== 200) throw new Error(`the sign-in answered ${status}`);
}

/** Puts a mail into the outbox whose link lets its reader do something. */
export const putsMail = (
  { running, slug }: World,
  db: TenantDb,
  { email }: Caller,
  { token = 'the-token-of-a-link', minutes = 30 } = {},
) =>
  outbox(running.queue, mailSeals).put(db, resetLinkMail, {
    to: { name: 'Ada Admin', address: email, language: 'en', timezone: 'UTC' },
    data: { org: slug, minutes, by: null },
    secret: {
      text: secretFrom(token),
      ends_at: new Date(db.now.getTime() + minutes * 60_000).toISOString(),
    },
  });

/** The organisation's mails, the latest first: up to a hundred. */
export const mailsOf = async ({ admin }: World): Promise<Mail[]> =>
  (await admin.calls(listMails, { query: { limit: '100' } })).data;
