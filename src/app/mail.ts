import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import type { MailKind } from '#platform/server/mail/mail-kind.ts';
import { mailTransport } from '#platform/server/mail/mail-transport.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { originOf, type Config } from '#platform/server/process/config.ts';
import { openWorkQueue, type WorkTimes } from '#platform/server/queue/work-queue.ts';
import { apiTokenMail } from '#features/identity/api-token/server/api-token-mail.content.ts';
import { passkeyMail } from '#features/identity/passkey/server/passkey-mail.content.ts';
import { passwordMails } from '#features/identity/password/server/password-mail.content.ts';
import { secondFactorMail } from '#features/identity/second-factor/server/second-factor-mail.content.ts';
import { signInMails } from '#features/identity/sign-in/server/sign-in-mail.content.ts';
import { welcomeMail } from '#features/organisation/registration/server/registration-mail.content.ts';
import { invitationMail } from '#features/organisation/invitation/server/invitation-mail.content.ts';
import { contactDelivery } from '#features/public-site/contact/server/contact.jobs.ts';
import { mailDelivery } from '#features/organisation/mail/server/mail.jobs.ts';
import { outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';

/** Every kind of mail that the product sends. */
const kinds: readonly MailKind<never>[] = [
  ...passwordMails,
  secondFactorMail,
  passkeyMail,
  apiTokenMail,
  ...signInMails,
  welcomeMail,
  invitationMail,
];

interface Needed {
  config: Config;
  database: Homes;
  clock: () => Date;
  times: WorkTimes;
  log: Pick<FastifyBaseLogger, 'error'>;
  metrics: Metrics;
}

/** The queue of this process, the outbox that puts mails into it, and their delivery. */
export function openMail({ config, database, clock, times, log, metrics }: Needed) {
  const queue = openWorkQueue(database, { times, onError: (err) => log.error({ err }, 'queued work') });
  const routes = {
    kinds,
    origin: originOf(config, config.port),
    from: config.mail.from,
    isDemo: config.demo && config.loopbackOnly && config.mail.smtpUrl === undefined,
    queue,
  };
  const folder = join(config.dataDir, 'mail');
  const transport = mailTransport({ ...config.mail, folder });
  const contact =
    config.mail.contactTo === undefined
      ? mailTransport({ ...config.mail, smtpUrl: undefined, folder })
      : transport;
  return {
    queue,
    /** What calls need of it. */
    needs: { mail: routes, outbox: outbox(queue), origin: routes.origin },
    /** From now on this process delivers as well. */
    startWorking: () =>
      queue.startWorking([
        mailDelivery({
          ...routes,
          database,
          transport,
          clock,
          claimSeconds: times.expire,
          onTry: (outcome) => metrics.countMail(outcome),
        }),
        contactDelivery({
          database,
          transport: contact,
          to: config.mail.contactTo ?? 'contact@localhost',
          clock,
        }),
      ]),
    async stop(): Promise<void> {
      await queue.stop();
      transport.close();
    },
  };
}
