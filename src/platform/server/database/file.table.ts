import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { notFound, refusal } from '#platform/contract/refusal.ts';
import { filePurposes, scanStates } from '#platform/contract/stored-file.ts';
import {
  bytes,
  instant,
  oneOfThese,
  organisationColumn,
  tenantKey,
  tenantReference,
} from './tenant-table.ts';

/** Broken by a defect only: a file is there before anything names it, and goes after. */
export const fileMissing = refusal('file_missing', 422);

/** A file as we keep it. Its kind follows from its content; what it holds lies in `file_chunk`. */
export const fileTable = pgTable(
  'file',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    purpose: text({ enum: filePurposes }).notNull(),
    /** As a person named it, made harmless; null of what the product names by itself. */
    name: text(),
    mime: text().notNull(),
    size: integer().notNull(),
    /** Of the whole content, when it was completed; null while it comes in. */
    sha256: char({ length: 64 }),
    completed_at: instant(),
    /** Null where no scanner is named. */
    scanned: text({ enum: scanStates }),
    /** What the right to upload was asked for, of any type: where the file may be hung. */
    for_type: text(),
    for_id: uuid(),
    created_at: instant().notNull(),
    created_by: uuid(),
  },
  (row) => [
    tenantKey(row),
    check('file_purpose_broken', oneOfThese(row.purpose, filePurposes)),
    check('file_scanned_broken', oneOfThese(row.scanned, scanStates)),
    check('file_size_broken', sql`${row.size} > 0`),
    check('file_completed_broken', sql`(${row.sha256} is null) = (${row.completed_at} is null)`),
    // What came in or is left over, oldest first; and what a person has under way.
    index('file_by_purpose').on(row.org_id, row.purpose, row.created_at, row.id),
    index('file_to_scan')
      .on(row.org_id, row.created_at)
      .where(
        sql`${row.scanned} is distinct from 'clean' and ${row.scanned} is distinct from 'blocked' and ${row.completed_at} is not null`,
      ),
  ],
);

/** The content of a file in pieces, the first is 0. */
export const fileChunkTable = pgTable(
  'file_chunk',
  {
    ...organisationColumn(),
    file_id: uuid().notNull(),
    n: integer().notNull(),
    content: bytes().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.file_id, row.n] }),
    tenantReference(notFound, row, row.file_id, fileTable, 'cascade'),
    check('file_chunk_n_broken', sql`${row.n} >= 0 and octet_length(${row.content}) > 0`),
  ],
);
