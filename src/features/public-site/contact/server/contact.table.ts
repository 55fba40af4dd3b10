import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#platform/contract/access.ts';
import { instant, oneOfThese } from '#platform/server/database/tenant-table.ts';

export const contactStatuses = ['new', 'answered', 'spam'] as const;

/** What strangers wrote to the provider. It belongs to no organisation: it lies in the first home, beside the directory. */
export const contactQueryTable = pgTable(
  'contact_query',
  {
    id: uuid().primaryKey(),
    created_at: instant().notNull(),
    name: text().notNull(),
    from_email: text().notNull(),
    phone: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Tells senders apart without their addresses. */
    ip_hash: text().notNull(),
    /** The work that this message was sent with: good for one. */
    captcha: char({ length: 64 }).notNull().unique('contact_query_captcha_broken'),
    /** Of the page that it was written on: its mail is in the same. */
    language: text({ enum: languages }).notNull(),
    /** When the provider's mail server said yes. */
    mailed_at: instant(),
    /** Tries to mail it, what the last one failed with, and when nobody tries any more. */
    attempts: integer().notNull().default(0),
    error: text(),
    failed_at: instant(),
    status: text({ enum: contactStatuses }).notNull().default('new'),
  },
  (row) => [
    index('contact_query_by_time').on(row.created_at),
    check('contact_query_language_broken', oneOfThese(row.language, languages)),
    check('contact_query_status_broken', oneOfThese(row.status, contactStatuses)),
    check('contact_query_message_broken', sql`length(${row.message}) <= 20000`),
  ],
);
