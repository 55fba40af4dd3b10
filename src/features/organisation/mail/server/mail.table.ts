import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#platform/contract/access.ts';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantKey,
} from '#platform/server/database/tenant-table.ts';
import { mailStatuses } from '../mail.contract.ts';

/** The outbox: every mail, from the transaction that gave the reason for it until it is forgotten. Bookkeeping of the product, as
 *  sessions are: the act that it tells of is in the log. */
export const mailTable = pgTable(
  'mail',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    version: integer().notNull().default(1),
    kind: text().notNull(),
    to_name: text().notNull(),
    to_address: text().notNull(),
    /** The reader's, as they were when the mail was put here. */
    language: text({ enum: languages }).notNull(),
    timezone: text().notNull(),
    /** What the words are told from. */
    data: jsonb().$type<unknown>().notNull(),
    /** What a link of it, or a word, lets its reader do: sealed, and forgotten as soon as the mail is sent, or that is over. */
    token: text(),
    /** When it is over. */
    token_ends_at: instant(),
    status: text({ enum: mailStatuses }).notNull().default('waiting'),
    attempts: smallint().notNull().default(0),
    tried_at: instant(),
    /** Until then a process is at it, and no other one begins. */
    claimed_until: instant(),
    error: text(),
    created_at: instant().notNull(),
  },
  (row) => [
    tenantKey(row),
    check('mail_status_broken', oneOfThese(row.status, mailStatuses)),
    check('mail_token_broken', sql`${row.token} is null or ${row.token_ends_at} is not null`),
    index('mail_by_time').on(row.org_id, row.created_at, row.id),
    index('mail_waiting')
      .on(row.org_id, row.id)
      .where(sql`${row.status} = 'waiting'`),
  ],
);
