import { foreignKey, index, jsonb, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import {
  instant,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { commentUnknown, type CommentedType, type Mention } from '../comment.contract.ts';

/** What people said about records of one type, or answered to it: `risk_comment` with a `risk_id`. `records` is their table. */
export const commentTable = (type: CommentedType, records: { org_id: AnyPgColumn; id: AnyPgColumn }) =>
  pgTable(
    `${type}_comment`,
    {
      ...tenantColumns(),
      record_id: uuid(`${type}_id`).notNull(),
      parent_id: uuid(),
      /** A plain id, with the name as it was then. */
      author_id: uuid().notNull(),
      author_name: text().notNull(),
      body: text().notNull(),
      /** Plain ids, with the names as they were then. */
      mentions: jsonb().$type<Mention[]>().notNull().default([]),
      edited_at: instant(),
      resolved: jsonb().$type<{ by: string; at: string }>(),
      deleted_at: instant(),
      deleted_by: uuid(),
    },
    (row) => [
      tenantKey(row),
      // Named apart from the column: with a long type the usual name would be cut off.
      foreignKey({
        name: `${type}_comment_record_${notFound.code}`,
        columns: [row.org_id, row.record_id],
        foreignColumns: [records.org_id, records.id],
      }).onDelete('cascade'),
      tenantReference(commentUnknown, row, row.parent_id, row, 'cascade'),
      index(`${type}_comment_by_${type}`).on(row.org_id, row.record_id, row.created_at),
      index(`${type}_comment_by_parent`).on(row.org_id, row.parent_id),
    ],
  );
