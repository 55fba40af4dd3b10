import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { commentedTypes, mentionUnknown } from '../comment.contract.ts';

/** Whom comments speak to, as the list of one's own mentions runs through it. The comments themselves lie in a table for each type of
 *  record; where one of them is gone with its record, its row here is passed over. */
export const commentMentionTable = pgTable(
  'comment_mention',
  {
    ...organisationColumn(),
    person_id: uuid().notNull(),
    comment_id: uuid().notNull(),
    record_type: text({ enum: commentedTypes }).notNull(),
    /** When the comment was written. */
    said_at: instant().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.person_id, row.comment_id] }),
    tenantReference(mentionUnknown, row, row.person_id, personTable, 'cascade'),
    check('comment_mention_record_type_broken', oneOfThese(row.record_type, commentedTypes)),
    index('comment_mention_by_time').on(row.org_id, row.person_id, row.said_at, row.comment_id),
    index('comment_mention_by_comment').on(row.org_id, row.comment_id),
  ],
);
