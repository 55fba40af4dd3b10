import type { Database } from '#platform/server/database/database.ts';
import type { WorkQueue } from '#platform/server/queue/work-queue.ts';
import { contactWork } from './contact.jobs.ts';
import { findFailed, noOrganisation, waitAgain, type FailedContactQuery } from './contact.queries.ts';

/** Messages of the contact form that could not be mailed to the provider. */
export const listFailedContacts = (database: Pick<Database, 'lookUp'>): Promise<FailedContactQuery[]> =>
  findFailed(database);

/** Has all of them mailed again; answers which they are. */
export const mailFailedContacts = (
  database: Pick<Database, 'inOrganisation'>,
  queue: Pick<WorkQueue, 'add'>,
): Promise<FailedContactQuery[]> =>
  database.inOrganisation(noOrganisation, { unrecorded: true }, async (db) => {
    const failed = await waitAgain(db);
    if (failed.length > 0)
      await queue.add(
        db,
        contactWork,
        failed.map(({ id }) => id),
      );
    return failed;
  });
