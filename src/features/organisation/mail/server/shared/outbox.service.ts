import { sql } from 'drizzle-orm';
import type { Language } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { MailKind } from '#platform/server/mail/mail-kind.ts';
import type { WorkQueue } from '#platform/server/queue/work-queue.ts';

export interface Recipient {
  name: string;
  address: string;
  language: Language;
  timezone: string;
}

/** The kind of work that mails are (platform/server/queue). */
export const mailWork = 'mail';

/** Where mails are put by whatever gives the reason for them. */
export function outbox(queue: Pick<WorkQueue, 'add'>) {
  return {
    /** Puts a mail down in the transaction that it tells of: it is sent when that has committed, and never otherwise.
     *  `token` is what a link of it lets its reader do. */
    async put<Data>(
      db: TenantDb,
      kind: MailKind<Data>,
      { to, data, token = null }: { to: Recipient; data: Data; token?: string | null },
    ): Promise<void> {
      const id = newId(db.now);
      // Sent together: two statements, and one trip.
      await Promise.all([
        db.query(sql`insert into mail (org_id, id, kind, to_name, to_address, language, timezone, data, token, created_at)
          values (${db.org_id}, ${id}, ${kind.name}, ${to.name}, ${to.address}, ${to.language}, ${to.timezone},
            ${JSON.stringify(data)}::jsonb, ${token}, ${db.now.toISOString()})`),
        queue.add(db, mailWork, [id]),
      ]);
    },
  };
}

export type Outbox = ReturnType<typeof outbox>;
