import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  bytes,
  instant,
  organisationColumn,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';

/** The public half of a key that a device keeps: what it signs proves who is there. */
export const passkeyTable = pgTable(
  'passkey',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    version: integer().notNull().default(1),
    person_id: uuid().notNull(),
    name: text().notNull(),
    credential: text().notNull(),
    public_key: bytes().notNull(),
    /** How often the device says that it signed: one that counts never goes back. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: jsonb().$type<string[]>().notNull().default([]),
    created_at: instant().notNull(),
    last_used_at: instant(),
  },
  (row) => [
    tenantKey(row),
    unique('passkey_credential_passkey_taken').on(row.org_id, row.credential),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
    index('passkey_by_person').on(row.org_id, row.person_id),
  ],
);
