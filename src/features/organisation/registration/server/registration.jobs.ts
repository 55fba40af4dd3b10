import type { Database } from '#platform/server/database/database.ts';
import { removeOrganisation } from '#platform/server/database/homes/remove-organisation.ts';
import {
  endWaiting,
  giveUpAddress,
} from '#features/organisation/organisation/server/shared/directory.service.ts';
import { findWaiting, statusOfNew } from './registration.queries.ts';
import { pendingHours } from './registration.service.ts';
import { mailDomainOf } from '#platform/contract/plain-text/mail-domain.ts';

interface Needed {
  database: Pick<Database, 'lookUp' | 'inOrganisation'>;
  /** The administrator's address of each home, the one with the directory first. */
  homes: readonly [{ url: string }, ...{ url: string }[]];
  onError: (error: unknown) => void;
}

/** Removes organisations, whole and with their address, that nobody has signed in to for two days; and tells the directory of those
 *  that somebody has, where that was cut off. Answers how many went. */
export const endWaitingOrganisations =
  ({ database, homes, onError }: Needed) =>
  async (now: Date): Promise<number> => {
    const [directory] = homes;
    let gone = 0;
    for (const { id, is_over } of await findWaiting(
      database,
      new Date(now.getTime() - pendingHours * 3_600_000),
    )) {
      try {
        const [found] = await database.inOrganisation(id, { readOnly: true, now }, (db) =>
          db.ask<{ status: string; email: string }>(statusOfNew, [db.org_id]),
        );
        if (found !== undefined && found.status !== 'pending')
          await endWaiting(directory.url, id, mailDomainOf(found.email));
        else if (is_over && (await removeOrganisation(homes, id, { onlyWhen: "status = 'pending'" }))) {
          await giveUpAddress(directory.url, id);
          gone += 1;
        }
      } catch (error) {
        onError(error); // Of the next round; the others go on.
      }
    }
    return gone;
  };
