import type { Statement, TransactionOptions } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { endWaiting } from './directory.service.ts';
import { mailDomainOf } from '#platform/contract/plain-text/mail-domain.ts';

const openOrganisation: Statement = {
  name: 'activate_organisation',
  text: `with opened as (update organisation set status = 'active' where org_id = $1 and status = 'pending' returning org_id)
    select p.email, p.first_name, p.last_name from person p join opened o on o.org_id = p.org_id where p.org_id = $1 and p.id = $2`,
};

type Inside = <T>(how: TransactionOptions, work: (call: Pick<Call, 'db' | 'by'>) => Promise<T>) => Promise<T>;

/** Opens an organisation to whoever has proved to be its first person, by the password that went to their mailbox: so the mailbox's
 *  domain is verified. Where that is cut off before the directory knows, the next round tells it (registration.jobs.ts). */
export const activation =
  (adminUrl: string) =>
  async (inside: Inside, { orgId, personId }: { orgId: string; personId: string }): Promise<void> => {
    const domain = await inside({}, async ({ db, by }) => {
      const [first] = await db.ask<{ email: string; first_name: string; last_name: string }>(
        openOrganisation,
        [db.org_id, personId],
      );
      if (first === undefined) return undefined; // Done at the same moment, elsewhere.
      record(
        db,
        { ...by, id: personId, name: `${first.first_name} ${first.last_name}` },
        { action: 'organisation.activated', objects: { type: 'organisation', id: db.org_id } },
      );
      return mailDomainOf(first.email);
    });
    if (domain !== undefined) await endWaiting(adminUrl, orgId, domain);
  };

export type Activate = ReturnType<typeof activation>;
