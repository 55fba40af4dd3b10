import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  organisationColumn,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import type { TokenScope } from '../api-token.contract.ts';

/** What lets a program call in somebody's name. The token itself is nowhere: only its SHA-256. */
export const apiTokenTable = pgTable(
  'api_token',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    person_id: uuid().notNull(),
    name: text().notNull(),
    token_hash: text().notNull(),
    scopes: jsonb().$type<TokenScope[]>().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    last_used_at: instant(),
  },
  (row) => [
    tenantKey(row),
    index('api_token_by_hash').on(row.org_id, row.token_hash),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
    index('api_token_by_person').on(row.org_id, row.person_id),
  ],
);
