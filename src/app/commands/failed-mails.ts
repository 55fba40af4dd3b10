import { parseArgs } from 'node:util';
import { Unreachable } from '#platform/server/database/connections.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { openWorkQueue, workTimes } from '#platform/server/queue/work-queue.ts';
import { listFailed, sendFailedAgain } from '#features/organisation/mail/server/failed-mail.service.ts';
import {
  listFailedContacts,
  mailFailedContacts,
} from '#features/public-site/contact/server/failed-contact.service.ts';
import { withProductHomes } from '#app/product-database.ts';
import { tellFailure } from './tell-failure.ts';

const organisations = {
  name: 'organisations_with_mails',
  text: 'select organisation_id as id, slug from organisation_address where $1::text is null or slug = $1 order by slug',
};
const print = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const { values } = parseArgs({ options: { org: { type: 'string' }, again: { type: 'boolean' } } });
  await withProductHomes(readConfig(), async (homes) => {
    const queue = openWorkQueue(homes, { times: workTimes, onError: (error) => print(String(error)) });
    try {
      await queue.open();
      // Of strangers, which no organisation has.
      if (values.org === undefined) {
        const contacts = await (values.again ? mailFailedContacts(homes, queue) : listFailedContacts(homes));
        for (const { id, failed_at, error } of contacts)
          print(`-  ${id}  contact  ${failed_at}  ${values.again ? 'waits again' : error}`);
      }
      const all = await homes.lookUp<{ id: string; slug: string }>(organisations, [values.org ?? null]);
      for (const { id, slug } of all) {
        try {
          const failed = await (values.again ? sendFailedAgain(homes, queue, id) : listFailed(homes, id));
          for (const { id: mail, kind, tried_at, error } of failed)
            print(`${slug}  ${mail}  ${kind}  ${tried_at}  ${values.again ? 'waits again' : error}`);
        } catch (error) {
          if (!(error instanceof Unreachable)) throw error;
          process.exitCode = 1;
          print(`${slug}: not looked at: ${error.message}`);
        }
      }
    } finally {
      await queue.stop();
    }
  });
} catch (error) {
  tellFailure(error);
}
