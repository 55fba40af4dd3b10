import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import type { MailKind } from '#platform/server/mail/mail-kind.ts';
import { mailTransport } from '#platform/server/mail/mail-transport.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { originOf, type Config } from '#platform/server/process/config.ts';
import { sealing } from '#platform/server/session/seal.ts';
import { openWorkQueue, type WorkKind, type WorkTimes } from '#platform/server/queue/work-queue.ts';
import { noticeMail } from '#features/collaboration/notification/server/notice-mail.content.ts';
import { apiTokenMail } from '#features/identity/api-token/server/api-token-mail.content.ts';
import { lostAccessMails } from '#features/identity/lost-access/server/lost-access-mail.content.ts';
import { passkeyMail } from '#features/identity/passkey/server/passkey-mail.content.ts';
import { passwordMails } from '#features/identity/password/server/password-mail.content.ts';
import { secondFactorMail } from '#features/identity/second-factor/server/second-factor-mail.content.ts';
import { addressChangedMail } from '#features/identity/provisioning/server/address-mail.content.ts';
import { leftBehindMail } from '#features/identity/provisioning/server/left-behind-mail.content.ts';
import { signInMails } from '#features/identity/sign-in/server/sign-in-mail.content.ts';
import { ownOrganisationMail } from '#features/organisation/look-up/server/look-up-mail.content.ts';
import { welcomeMail } from '#features/organisation/registration/server/registration-mail.content.ts';
import { invitationMail } from '#features/organisation/invitation/server/invitation-mail.content.ts';
import { freshnessComputation } from '#features/compliance/control-assessment/server/proof.jobs.ts';
import { contactDelivery } from '#features/public-site/contact/server/contact.jobs.ts';
import { mailDelivery } from '#features/organisation/mail/server/mail.jobs.ts';
import { residualComputation } from '#features/treatment/residual/server/residual.jobs.ts';
import { outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { openNotices } from './notices.ts';
import { residualFollowers } from './residual-followers.ts';

/** Every kind of mail that the product sends. */
export const mailKinds: readonly MailKind<never>[] = [
  ...passwordMails,
  secondFactorMail,
  passkeyMail,
  apiTokenMail,
  ...lostAccessMails,
  addressChangedMail,
  leftBehindMail,
  ...signInMails,
  welcomeMail,
  ownOrganisationMail,
  invitationMail,
  noticeMail,
];

interface Needed {
  config: Config;
  secret: string;
  database: Homes;
  clock: () => Date;
  times: WorkTimes;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  metrics: Metrics;
  /** What else the queue does. */
  otherWork: readonly WorkKind[];
}

/** The queue of this process, the outbox that puts mails into it, and their delivery; and what people are told. */
export function openMail({ config, secret, database, clock, times, log, metrics, otherWork }: Needed) {
  const seals = sealing(secret, 'mails', config.oldSecrets);
  const queue = openWorkQueue(database, { times, onError: (err) => log.error({ err }, 'queued work') });
  const routes = {
    kinds: mailKinds,
    origin: originOf(config, config.port),
    from: config.mail.from,
    isDemo: config.demo && config.loopbackOnly && config.mail.smtp === undefined,
    queue,
    seals,
  };
  if (config.mail.smtp?.tls === 'none')
    log.warn({ host: config.mail.smtp.host }, 'mails leave without TLS: SMTP_TLS=no');
  const folder = join(config.dataDir, 'mail');
  const transport = mailTransport({ ...config.mail, folder });
  const contact =
    config.mail.contactTo === undefined
      ? mailTransport({ ...config.mail, smtp: undefined, folder })
      : transport;
  const puts = outbox(queue, seals);
  const notices = openNotices({ database, clock, outbox: puts, log });
  return {
    queue,
    /** What calls need of it. */
    needs: { mail: routes, outbox: puts, origin: routes.origin, live: notices.live },
    mailing: notices.mailing,
    /** From now on this process delivers as well. */
    startWorking() {
      notices.startWorking();
      queue.startWorking([
        ...otherWork,
        mailDelivery({
          ...routes,
          database,
          transport,
          clock,
          claimSeconds: times.expire,
          onTry: (outcome) => metrics.countMail(outcome),
        }),
        residualComputation({ database, clock, followers: residualFollowers }),
        freshnessComputation({ database, clock }),
        contactDelivery({
          database,
          transport: contact,
          to: config.mail.contactTo ?? 'contact@localhost',
          clock,
          onTry: (outcome) => metrics.countMail(outcome),
        }),
      ]);
    },
    async stop(): Promise<void> {
      notices.stop();
      await queue.stop();
    },
  };
}
