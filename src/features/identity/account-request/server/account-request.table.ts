import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  oneOfThese,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { requestKinds } from '../account-request.contract.ts';

/** What a directory or a provider asks about an Admin's account: of each kind the latest. It is gone once it was carried out. */
export const accountRequestTable = pgTable(
  'account_request',
  {
    ...tenantColumns(),
    person_id: uuid().notNull(),
    kind: text({ enum: requestKinds }).notNull(),
    email: text().notNull(),
    /** Of a link: what the provider calls the person. */
    issuer: text(),
    subject: text(),
    asked_by: text().notNull(),
    declined_at: instant(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
    unique('account_request_kind_broken').on(row.org_id, row.person_id, row.kind),
    check('account_request_kinds_broken', oneOfThese(row.kind, requestKinds)),
    check(
      'account_request_link_broken',
      sql`(${row.kind} = 'link') = (${row.issuer} is not null and ${row.subject} is not null)`,
    ),
  ],
);
