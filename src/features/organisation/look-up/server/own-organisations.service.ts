import type { Database } from '#platform/server/database/database.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import { inEvenTime } from '#platform/server/limits/even-time.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { record, type By } from '#platform/server/log/activity.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import type { mailOrganisations } from '../look-up.contract.ts';
import { ownOrganisationMail } from './look-up-mail.content.ts';
import { findAccountOf, findPlacesOf } from './look-up.queries.ts';

export interface OwnOrganisationNeeds {
  throttle: Throttle;
  homes: Pick<Homes, 'names' | 'at' | 'wrongWith'>;
  outbox: Outbox;
  /** Questions that one network may ask in an hour. */
  perHour: number;
}

/** Seconds in which one address is mailed of them once. */
const perAddress = 300;
/** Organisations on one home that are mailed of. */
const mostOnHome = 10;

/** Has each organisation mail its sign-in to whoever has an account there with this address. Known or not, and within
 *  one's share of questions or beyond it: answer and time are the same. */
export const mailOwnOrganisations =
  (needs: OwnOrganisationNeeds) =>
  async ({ body, database, by, now, request }: WithoutTransaction<typeof mailOrganisations>) => {
    const email = body.email.toLowerCase();
    await inEvenTime(async () => {
      // What the network may not ask for any more does not count for the address: whoever goes on asking keeps nobody from their mail.
      const isWithin =
        (await needs.throttle.holds([
          { name: `organisations for ${request.network}`, most: needs.perHour, seconds: 3600 },
        ])) &&
        (await needs.throttle.holds([{ name: `organisations of ${email}`, most: 1, seconds: perAddress }]));
      const found = await placesOf(needs.homes, email);
      if (!isWithin) return;
      await Promise.all(found.map((orgId) => mailOne(needs, database, { orgId, email, by, now })));
    });
    return { asked: true };
  };

/** On every home that answers. */
async function placesOf({ names, at, wrongWith }: OwnOrganisationNeeds['homes'], email: string) {
  const ready = names.filter((name) => wrongWith(name) === undefined);
  return (await Promise.all(ready.map((name) => findPlacesOf(at(name), email, mostOnHome)))).flat();
}

const mailOne = (
  { outbox }: OwnOrganisationNeeds,
  database: Pick<Database, 'inOrganisation'>,
  { orgId, email, by, now }: { orgId: string; email: string; by: By; now: Date },
): Promise<void> =>
  database.inOrganisation(orgId, { now }, async (db) => {
    const account = await findAccountOf(db, email);
    if (account === undefined) return;
    const { id, first_name, last_name, locale, timezone, slug } = account;
    await outbox.put(db, ownOrganisationMail, {
      to: { name: `${first_name} ${last_name}`, address: account.email, language: locale, timezone },
      data: { slug, email: account.email },
    });
    record(db, by, { action: 'person.organisations_mailed', objects: { type: 'person', id } });
  });
