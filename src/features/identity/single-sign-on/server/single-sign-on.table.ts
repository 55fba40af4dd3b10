import { sql } from 'drizzle-orm';
import { boolean, char, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { connectionKinds, firstTypes, type ConnectionSettings } from '../single-sign-on.contract.ts';

/** How an organisation's people sign in by a provider of theirs: one at most. */
export const ssoConnectionTable = pgTable(
  'sso_connection',
  {
    ...tenantColumns(),
    name: text().notNull(),
    kind: text({ enum: connectionKinds }).notNull(),
    settings: jsonb().$type<ConnectionSettings>().notNull(),
    /** The client's secret, or the password of whoever searches the directory: sealed (platform/server/session/seal.ts). */
    secret: text(),
    domains: text().array().notNull(),
    is_just_in_time: boolean().notNull(),
    first_type: text({ enum: firstTypes }).notNull(),
    first_department_ids: uuid().array().notNull(),
    is_enabled: boolean().notNull(),
    is_enforced: boolean().notNull(),
  },
  (row) => [
    tenantKey(row),
    unique('sso_connection_one_stale_version').on(row.org_id),
    check('sso_connection_kind_broken', oneOfThese(row.kind, connectionKinds)),
    check('sso_connection_type_broken', oneOfThese(row.first_type, firstTypes)),
  ],
);

/** Who a person is at a provider: what it calls them, and nobody else, for good. */
export const ssoIdentityTable = pgTable(
  'sso_identity',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    person_id: uuid().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    created_at: instant().notNull(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
    unique('sso_identity_subject_broken').on(row.org_id, row.issuer, row.subject),
    unique('sso_identity_person_broken').on(row.org_id, row.person_id, row.issuer),
  ],
);

/** A sign-in that a provider has answered for, until the browser took its session. The hash of its request keeps an answer from
 *  counting twice. */
export const ssoSignInTable = pgTable(
  'sso_sign_in',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    person_id: uuid().notNull(),
    request_hash: char({ length: 64 }).notNull(),
    code_hash: char({ length: 64 }).notNull(),
    created_at: instant().notNull(),
    /** Until when the code counts. */
    ends_at: instant().notNull(),
    /** The provider's own end of the session. */
    session_ends_at: instant(),
    /** The provider said that it asked for a second factor, a short time ago. */
    has_second_factor: boolean().notNull(),
    taken_at: instant(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
    unique('sso_sign_in_request_broken').on(row.org_id, row.request_hash),
    index('sso_sign_in_by_time').on(row.org_id, row.created_at),
    index('sso_sign_in_by_person').on(row.org_id, row.person_id),
  ],
);

/** Ways back in for an Admin while the provider is down: hashes of codes that count once. */
export const ssoRecoveryCodeTable = pgTable(
  'sso_recovery_code',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    code_hash: char({ length: 64 }).notNull(),
    created_at: instant().notNull(),
    used_at: instant(),
    used_by: uuid(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(personUnknown, row, row.used_by, personTable),
    index('sso_recovery_code_unused')
      .on(row.org_id, row.code_hash)
      .where(sql`${row.used_at} is null`),
  ],
);
