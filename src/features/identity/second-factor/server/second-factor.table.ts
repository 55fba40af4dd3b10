import { char, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import { instant, organisationColumn, tenantReference } from '#platform/server/database/tenant-table.ts';

/** What a person's authenticator app shares with us. Whether it counts, `person.second_factor_at` says. */
export const secondFactorTable = pgTable(
  'second_factor',
  {
    ...organisationColumn(),
    person_id: uuid().notNull(),
    /** Sealed about the organisation and the person (platform/server/session/seal.ts). */
    secret: text().notNull(),
    created_at: instant().notNull(),
    /** The half minute of the last code that was taken: neither it nor an earlier one is taken again. */
    last_step: integer().notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.person_id] }),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
  ],
);

/** Codes on paper, for who has lost the app: each is deleted as it is used. */
export const recoveryCodeTable = pgTable(
  'recovery_code',
  {
    ...organisationColumn(),
    person_id: uuid().notNull(),
    code_hash: char({ length: 64 }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.person_id, row.code_hash] }),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
  ],
);
