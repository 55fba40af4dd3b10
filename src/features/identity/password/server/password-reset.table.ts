import { char, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import { instant, organisationColumn, tenantReference } from '#platform/server/database/tenant-table.ts';

/** The links by which somebody may set a new password: one that was asked for later takes nothing from those before it. */
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
    primaryKey({ columns: [row.org_id, row.person_id, row.token_hash] }),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
  ],
);
