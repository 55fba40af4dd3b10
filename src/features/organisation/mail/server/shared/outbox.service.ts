import type { Secret } from '#platform/contract/shown-once/shown-once.contract.ts';
import { sql } from 'drizzle-orm';
import type { Language } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { MailKind, SecretMailKind } from '#platform/server/mail/mail-kind.ts';
import type { WorkQueue } from '#platform/server/queue/work-queue.ts';
import { revealed } from '#platform/server/session/random-secret.ts';
import type { Sealing } from '#platform/server/session/seal.ts';

export interface Recipient {
  name: string;
  address: string;
  language: Language;
  timezone: string;
}

/** What a link of a mail, or a word, lets its reader do, and until when it does. */
export interface MailedSecret {
  text: Secret;
  ends_at: string;
}

type Put<Kind> = {
  to: Recipient;
  data: Kind extends MailKind<infer Data> ? Data : never;
} & (Kind extends SecretMailKind<never> ? { secret: MailedSecret } : { secret?: undefined });

/** The kind of work that mails are (platform/server/queue). */
export const mailWork = 'mail';

/** What the secret of a mail is sealed about. */
export const aboutMail = (orgId: string, id: string): string => `mail ${orgId} ${id}`;

/** Where mails are put by whatever gives the reason for them. */
export function outbox(queue: Pick<WorkQueue, 'add'>, seals: Pick<Sealing, 'seal'>) {
  return {
    /** Puts a mail down in the transaction that it tells of: it is sent when that has committed, and never otherwise. */
    async put<Kind extends MailKind<never>>(
      db: TenantDb,
      kind: Kind,
      { to, data, secret }: Put<Kind>,
    ): Promise<void> {
      const id = newId(db.now);
      const token = secret === undefined ? null : seals.seal(revealed(secret.text), aboutMail(db.org_id, id));
      // Sent together: two statements, and one trip.
      await Promise.all([
        db.query(sql`insert into mail (org_id, id, kind, to_name, to_address, language, timezone, data, token, token_ends_at, created_at)
          values (${db.org_id}, ${id}, ${kind.name}, ${to.name}, ${to.address}, ${to.language}, ${to.timezone},
            ${JSON.stringify(data)}::jsonb, ${token}, ${secret?.ends_at ?? null}, ${db.now.toISOString()})`),
        queue.add(db, mailWork, [id]),
      ]);
    },
  };
}

export type Outbox = ReturnType<typeof outbox>;
