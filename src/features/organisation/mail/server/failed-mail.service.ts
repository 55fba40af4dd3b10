import type { Database } from '#platform/server/database/database.ts';
import { record } from '#platform/server/log/activity.ts';
import type { WorkQueue } from '#platform/server/queue/work-queue.ts';
import { findFailed, waitAgain, type StoredMail } from './mail.queries.ts';
import { mailWork } from './shared/outbox.service.ts';

/** What could not be delivered in an organisation, for whoever runs the product. */
export const listFailed = (
  database: Pick<Database, 'inOrganisation'>,
  orgId: string,
): Promise<StoredMail[]> => database.inOrganisation(orgId, { readOnly: true }, (db) => findFailed(db));

/** Sends all of it again, as an act of whoever runs the product; answers what it was. */
export const sendFailedAgain = (
  database: Pick<Database, 'inOrganisation'>,
  queue: Pick<WorkQueue, 'add'>,
  orgId: string,
): Promise<StoredMail[]> =>
  database.inOrganisation(orgId, {}, async (db) => {
    const failed = await findFailed(db, true);
    if (failed.length === 0) return failed;
    const ids = failed.map(({ id }) => id);
    await waitAgain(db, ids);
    await queue.add(db, mailWork, ids);
    const by = { id: null, name: 'Operator' };
    record(db, by, { action: 'mail.sent_again', objects: ids.map((id) => ({ type: 'mail', id })) });
    return failed;
  });
