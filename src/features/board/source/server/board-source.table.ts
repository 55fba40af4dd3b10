import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import {
  oneOfThese,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { boardTable } from '#features/board/board/server/board.table.ts';
import { sourceKinds, sourceThere } from '../board-source.contract.ts';

/** What a board is in step with (`board-source.sql`). */
export const boardSourceTable = pgTable(
  'board_source',
  {
    ...tenantColumns(),
    board_id: uuid().notNull(),
    kind: text({ enum: sourceKinds }).notNull(),
    /** Of the kind's own table: a plan, an assessment, a person. */
    source_id: uuid().notNull(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(notFound, row, row.board_id, boardTable, 'cascade'),
    check('board_source_kind_broken', oneOfThese(row.kind, sourceKinds)),
    uniqueIndex(`board_source_source_id_${sourceThere.code}`).on(
      row.org_id,
      row.board_id,
      row.kind,
      row.source_id,
    ),
    index('board_source_by_source').on(row.org_id, row.kind, row.source_id),
  ],
);
