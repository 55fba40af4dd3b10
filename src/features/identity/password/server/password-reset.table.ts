import { char, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import { instant, organisationColumn, tenantReference } from '#platform/server/database/tenant-table.ts';

/** The link by which somebody may set a new password: one for each account, the latest. */
export const passwordResetTable = pgTable(
  'password_reset',
  {
    ...organisationColumn(),
    person_id: uuid().notNull(),
    /** SHA-256 of the secret in the link. */
    token_hash: char({ length: 64 }).notNull(),
    created_at: instant().notNull(),
    /** From then on it opens nothing. */
    ends_at: instant().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.person_id] }),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
  ],
);
