import { randomInt } from 'node:crypto';
import type { CaptchaService } from '#platform/server/captcha/captcha.ts';
import type { Database } from '#platform/server/database/database.ts';
import { refuse, Refused } from '#platform/server/http/refuse.ts';
import type { Call, WithoutTransaction } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { semaphore } from '#platform/server/limits/semaphore.ts';
import type { By } from '#platform/server/log/activity.ts';
import { newTypedSecret, revealed } from '#platform/server/session/random-secret.ts';
import { captchaWrong } from '#platform/contract/captcha.ts';
import { hashPassword } from '#features/identity/password/server/shared/password-hash.service.ts';
import { isPublicMail } from '#features/organisation/look-up/public-mail.rules.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { slugOf } from '#features/organisation/organisation/organisation-name.rules.ts';
import { slugTaken } from '#features/organisation/organisation/server/shared/directory.service.ts';
import * as contract from '../registration.contract.ts';
import { welcomeMail } from './registration-mail.content.ts';
import { findByWork } from './registration.queries.ts';
import { mailDomainOf } from '#platform/contract/plain-text/mail-domain.ts';

/** Hours after which an organisation goes that nobody has signed in to (specification 5.5 of security). */
export const pendingHours = 48;
/** Hours for which the mailed password opens anything (6.4.1 of the security goals); after them a link sets another one. */
export const oneTimePasswordHours = 24;

/** An organisation as it registers, and its administrator. */
export interface Registered {
  name: string;
  slug: string;
  license: 'flat' | 'corporate';
  domains: string[];
  business_email: string;
  signup_work: string;
  default_locale: 'en' | 'tr' | 'ar';
}
export interface FirstAdministrator {
  email: string;
  first_name: string;
  last_name: string;
  locale: 'en' | 'tr' | 'ar';
  password_hash: string;
  must_change_password: true;
  password_ends_at: string;
  first_logging_in: true;
}

export interface RegistrationNeeds {
  /** Whether whoever runs the product lets organisations register. */
  isOpen: boolean;
  /** Tries of one network in an hour. */
  perHour: number;
  captcha: CaptchaService;
  throttle: Throttle;
  outbox: Outbox;
  /** Makes an organisation on the emptiest home, with what every organisation begins with; `also` is done with it or nothing is. */
  create(
    organisation: Registered,
    administrator: FirstAdministrator,
    how: { now: Date; by: By; also(call: Pick<Call, 'db'>): Promise<void> },
  ): Promise<unknown>;
}

/** Each holds a connection of its own to the directory. */
const turns = semaphore({ atOnce: 2, waiting: 20, retryAfter: 2 });
const slugTries = 5;

/** Registers an organisation: refuses where registration is closed (422), without work (400), beyond the network's or
 *  the address's share (429), and where the name is taken (400). */
export const signUp =
  (needs: RegistrationNeeds) =>
  async ({ database, body, by, request, now, language }: WithoutTransaction<typeof contract.signUp>) => {
    if (!needs.isOpen) refuse(contract.registrationClosed);
    const work = (await needs.captcha.verify(request.header('x-captcha'), now)) ?? refuse(captchaWrong);
    const { organization_name: name, license = 'flat', business_email, first_name, last_name } = body;
    const email = body.email.toLowerCase();
    // Whoever did not hear the answer sends it again.
    const earlier = await madeWith(database, work, name);
    if (earlier !== undefined) return earlier;
    if (isPublicMail(mailDomainOf(email))) refuse(contract.registrationMailPublic);
    await needs.throttle.count([
      { name: `signup ${request.network}`, most: needs.perHour, seconds: 3600 },
      { name: `signup of ${email}`, most: needs.perHour, seconds: 86_400 },
    ]);
    const password = newTypedSecret();
    const administrator: FirstAdministrator = {
      email,
      first_name,
      last_name,
      locale: language,
      password_hash: await hashPassword(revealed(password)),
      must_change_password: true,
      password_ends_at: hoursAfter(now, oneTimePasswordHours),
      first_logging_in: true,
    };
    const until = hoursAfter(now, pendingHours);
    const organisation = {
      name,
      license,
      domains: [],
      business_email,
      signup_work: work,
      default_locale: language,
    };
    const create = (slug: string) =>
      needs.create({ ...organisation, slug }, administrator, {
        now,
        by,
        also: ({ db }) =>
          needs.outbox.put(db, welcomeMail, {
            to: { name: `${first_name} ${last_name}`, address: email, language, timezone: 'UTC' },
            data: { slug, email, password_until: administrator.password_ends_at, until },
            secret: { text: password, ends_at: administrator.password_ends_at },
          }),
      });
    return turns.take(async () => {
      for (let tries = 1; ; tries++) {
        const slug = shortNameFor(name, tries);
        try {
          await create(slug);
          return { slug };
        } catch (error) {
          // Sent twice at the same moment.
          const meanwhile = await madeWith(database, work, name);
          if (meanwhile !== undefined) return meanwhile;
          if (!(error instanceof Refused) || error.refusal !== slugTaken || tries === slugTries) throw error;
        }
      }
    });
  };

const hoursAfter = (moment: Date, hours: number): string =>
  new Date(moment.getTime() + hours * 3_600_000).toISOString();

/** What was made with this work. It is good for one organisation. */
async function madeWith(
  database: Database,
  work: string,
  name: string,
): Promise<{ slug: string } | undefined> {
  const made = await findByWork(database, work);
  if (made === undefined) return undefined;
  return made.name === name ? { slug: made.slug } : refuse(captchaWrong);
}

/** The short name that a name suggests; with four digits behind it where that is taken, or where it suggests none. */
function shortNameFor(name: string, tries: number): string {
  const suggested = slugOf(name);
  const digits = String(randomInt(1000, 10_000));
  return suggested === undefined ? `org-${digits}` : tries === 1 ? suggested : `${suggested}-${digits}`;
}
