import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import type { Change } from '#platform/server/log/act.ts';
import {
  instant,
  organisationColumn,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import {
  importStatuses,
  rowActions,
  type ColumnMapping,
  type DateOrder,
  type DateQuestion,
  type ImportRow,
  type RiskImport,
  type RowCounts,
} from '../risk-import.contract.ts';
import type { Proposed } from '../row-decision.rules.ts';
import type { RowError } from '../row.rules.ts';

/** A sheet of the file: where its headers stand, and what stands below them. */
export interface StoredSheet {
  name: string;
  rows: number;
  columns: RiskImport['columns'];
  mapping: ColumnMapping;
  date_order: DateOrder | null;
  date_question: DateQuestion;
}

/** A file on its way into the register. */
export const riskImportTable = pgTable(
  'risk_import',
  {
    ...tenantColumns(),
    status: text({ enum: importStatuses }).notNull(),
    file_name: text().notNull(),
    format: text({ enum: ['csv', 'xlsx'] }).notNull(),
    sheets: jsonb().$type<StoredSheet[]>().notNull(),
    sheet: smallint().notNull().default(0),
    counts: jsonb().$type<RowCounts>(),
    /** Names that do not exist yet; once applied, what was made of them. */
    makes: jsonb().$type<RiskImport['makes']>().notNull().default({ categories: [], tags: [] }),
    made: jsonb()
      .$type<{ categories: string[]; tags: string[] }>()
      .notNull()
      .default({ categories: [], tags: [] }),
    /** The model that the rows' levels were looked up in. */
    model_version: integer(),
    applied_at: instant(),
    undone_at: instant(),
    undone: jsonb().$type<{ undone: number; kept: number }>(),
  },
  (row) => [tenantKey(row), index('risk_import_by_creation').on(row.org_id, row.created_at, row.id)],
);

/** A row of the file: its cells as they were, and what they mean for the register. */
export const riskImportRowTable = pgTable(
  'risk_import_row',
  {
    ...organisationColumn(),
    import_id: uuid().notNull(),
    sheet: smallint().notNull(),
    n: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    action: text({ enum: rowActions }),
    ref: text(),
    title: text(),
    /** The risk it is about; of a new one, once it was written. */
    risk_id: uuid(),
    /** The version it was compared with; once applied, the version that the import wrote. */
    risk_version: integer(),
    proposed: jsonb().$type<Proposed>(),
    /** What the import overwrote, for the undo. */
    before: jsonb().$type<Record<string, unknown>>(),
    changes: jsonb().$type<ImportRow['changes']>(),
    /** The same changes as the log shows them, once applied. */
    told: jsonb().$type<Change[]>(),
    errors: jsonb().$type<RowError[]>(),
    /** Left by the undo, because somebody touched its risk since. */
    undo: text({ enum: ['kept'] }),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.import_id, row.sheet, row.n] }),
    tenantReference(notFound, row, row.import_id, riskImportTable, 'cascade'),
    tenantReference(notFound, row, row.risk_id, riskTable, 'cascade'),
    index('risk_import_row_by_action').on(row.org_id, row.import_id, row.sheet, row.action, row.n),
  ],
);
