import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import {
  instant,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { commentUnknown } from '../risk-comment.contract.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';

/** What somebody said about a risk, or answered to it. */
export const riskCommentTable = pgTable(
  'risk_comment',
  {
    ...tenantColumns(),
    risk_id: uuid().notNull(),
    parent_id: uuid(),
    /** A plain id, with the name as it was then. */
    author_id: uuid().notNull(),
    author_name: text().notNull(),
    body: text().notNull(),
    edited_at: instant(),
    resolved: jsonb().$type<{ by: string; at: string }>(),
    deleted_at: instant(),
    deleted_by: uuid(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(notFound, row, row.risk_id, riskTable, 'cascade'),
    tenantReference(commentUnknown, row, row.parent_id, row, 'cascade'),
    index('risk_comment_by_risk').on(row.org_id, row.risk_id, row.created_at),
    index('risk_comment_by_parent').on(row.org_id, row.parent_id),
  ],
);
