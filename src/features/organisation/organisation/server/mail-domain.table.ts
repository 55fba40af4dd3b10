import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { tenantColumns, tenantKey } from '#platform/server/database/tenant-table.ts';

/** Mail domains that an organisation says are its own, until a record in their DNS proves it; then the directory has them. */
export const mailDomainTable = pgTable(
  'mail_domain',
  {
    ...tenantColumns(),
    domain: text().notNull(),
    /** What the record has to say: nobody else knows it before. */
    proof: text().notNull(),
  },
  (row) => [tenantKey(row), unique('mail_domain_domain_mail_domain_known').on(row.org_id, row.domain)],
);
