import { sql } from 'drizzle-orm';
import type { CallerType, Language } from '#platform/contract/access.ts';
import { record } from '#platform/server/log/activity.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import type { Call } from '#platform/server/http/serve.ts';

export interface NewPerson {
  email: string;
  first_name: string;
  last_name: string;
  type: CallerType;
  /** Of an external auditor, who is no active member. */
  external?: { access_ends_at: string };
  org_editor?: boolean;
  /** Like the time zone the organisation's, unless it is known better. */
  locale?: Language;
  timezone?: string;
  /** Made by `hashPassword` before the transaction: hashing is slow on purpose. */
  password_hash: string;
  /** The password came by mail, and opens nothing but the setting of another. */
  must_change_password?: boolean;
  /** And only until then. */
  password_ends_at?: string;
  /** Nobody has been led around yet (specification 2). */
  first_logging_in?: boolean;
}

/** Makes somebody a member of the organisation, able to sign in. */
export async function createPerson(
  { db, by }: Pick<Call, 'db' | 'by'>,
  { external, ...details }: NewPerson,
): Promise<string> {
  const id = newId(db.now);
  await db.insert(personTable).values({
    locale: sql`(select default_locale from organisation where org_id = ${db.org_id})`,
    timezone: sql`(select timezone from organisation where org_id = ${db.org_id})`,
    ...details,
    ...(external && { status: 'external' as const, ...external }),
    id,
    email: details.email.toLowerCase(),
    created_at: db.now.toISOString(),
    updated_at: db.now.toISOString(),
  });
  record(db, by, { action: 'person.created', objects: { type: 'person', id }, note: details.type });
  return id;
}
