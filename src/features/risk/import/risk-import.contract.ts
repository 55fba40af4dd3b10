import * as z from 'zod';
import { endpointsAbout, listOf, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { jobRefusals } from '#platform/contract/job.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { fileUnreadable } from '#platform/contract/spreadsheet.ts';
import { exchangeFieldNames } from '#features/risk/record/exchange-field.contract.ts';
import { byKey } from '#platform/contract/values/keys.ts';

export const importLimits = {
  bytes: 20_000_000,
  rows: 20_000,
  /** Cells in which something stands, of all sheets together. */
  cells: 1_000_000,
  /** Bytes of their text, as UTF-8; text that cells share counts for each of them. */
  text: 40_000_000,
  undoDays: 30,
} as const;

/** 12/03/2025 is 12 March or December 3. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];
/** What becomes of a row. */
export const rowActions = ['new', 'changed', 'same', 'duplicate', 'reject'] as const;
export type RowAction = (typeof rowActions)[number];
export const importStatuses = ['uploaded', 'analysed', 'applied', 'discarded', 'undone'] as const;

/** Which column of the file holds which field. */
const column = z.int().min(0).max(199).optional();
export const columnMapping = z.strictObject(byKey(exchangeFieldNames, () => column));
export type ColumnMapping = z.infer<typeof columnMapping>;

const day = z.iso.date();
/** Whether day or month comes first, as the column's values show; the user is asked where they do not. */
export const dateQuestion = z.object({
  needed: z.boolean(),
  /** The date that decided it: 15/05/2025 can only begin with the day. */
  because: z.string().nullable(),
  examples: z.array(z.object({ text: z.string(), dmy: day.nullable(), mdy: day.nullable() })),
});
export type DateQuestion = z.infer<typeof dateQuestion>;

const counts = z.object(byKey(rowActions, () => z.int()));
export type RowCounts = z.infer<typeof counts>;

/** An import in the list of one's imports. */
export const importSummary = z.object({
  id: z.uuid(),
  version: z.int(),
  status: z.enum(importStatuses),
  file_name: z.string(),
  format: z.enum(['csv', 'xlsx']),
  rows: z.int(),
  created_at: z.iso.datetime(),
  created_by: z.nullable(personName),
  /** Known once the rows were checked. */
  counts: counts.nullable(),
  applied_at: z.iso.datetime().nullable(),
  /** Until when it can be taken back. */
  undo_until: z.iso.datetime().nullable(),
  undone_at: z.iso.datetime().nullable(),
  /** How many rows were taken back, and how many were left because somebody touched them since. */
  undone: z.object({ undone: z.int(), kept: z.int() }).nullable(),
});
export type ImportSummary = z.infer<typeof importSummary>;

export const riskImport = importSummary.extend({
  sheets: z.array(z.object({ index: z.int(), name: z.string(), rows: z.int() })),
  sheet: z.int(),
  columns: z.array(z.object({ index: z.int(), header: z.string(), samples: z.array(z.string()) })),
  mapping: columnMapping,
  date_order: z.enum(dateOrders).nullable(),
  date_question: dateQuestion,
  /** What does not exist yet and will be made. */
  makes: z.object({ categories: z.array(z.string()), tags: z.array(z.string()) }),
  /** While it is being checked, applied or undone: the job that does it, and how many rows are done of how many. */
  progress: z.object({ job: z.uuid(), kind: z.string(), done: z.int(), of: z.int() }).nullable(),
});
export type RiskImport = z.infer<typeof riskImport>;

/** A row of the file, and what becomes of it. */
export const importRow = z.object({
  /** As a spreadsheet numbers it. */
  n: z.int(),
  action: z.enum(rowActions),
  ref: z.string().nullable(),
  title: z.string().nullable(),
  risk_id: z.uuid().nullable(),
  changes: z.array(z.object({ field: z.enum(exchangeFieldNames), old: z.string(), new: z.string() })),
  errors: z.array(
    z.object({ field: z.enum(exchangeFieldNames).nullable(), code: z.string(), text: z.string() }),
  ),
  /** After an undo: taken back, or left because somebody touched the risk since. */
  undo: z.enum(['undone', 'kept']).nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

export const tooManyRows = refusal('import_too_many_rows', 422, 'file');
export const titleUnmapped = refusal('import_title_unmapped', 422, 'mapping');
export const columnUnknown = refusal('import_column_unknown', 422, 'mapping');
export const dateOrderNeeded = refusal('import_date_order_needed', 422, 'date_order');
export const sheetUnknown = refusal('import_sheet_unknown', 422, 'sheet');
export const modelChanged = refusal('import_model_changed', 422);
export const importBusy = refusal('import_busy', 409);
export const undoTooLate = refusal('import_undo_too_late', 422);
export const nothingToApply = refusal('import_nothing_to_apply', 422);

const endpoint = endpointsAbout('risk-import');

/** Reads a file and guesses its columns. Nothing is written to the register. */
export const uploadImport = endpoint({
  method: 'POST',
  path: '/risk/import/',
  access: 'staff',
  upload: importLimits.bytes,
  heavy: true,
  job: true,
  response: oneOf(riskImport),
  refusals: [fileUnreadable, tooManyRows, ...jobRefusals],
});
export const listImports = endpoint({
  method: 'GET',
  path: '/risk/import/',
  access: 'staff',
  response: listOf(importSummary),
});
export const readImport = endpoint({
  method: 'GET',
  path: '/risk/import/:id/',
  access: 'staff',
  params: idParams,
  response: oneOf(riskImport),
});
/** Says which column is what, and checks every row by it. */
export const mapImport = endpoint({
  method: 'PUT',
  path: '/risk/import/:id/mapping/',
  access: 'staff',
  params: idParams,
  body: z.strictObject({
    version,
    /** Left out, only another sheet is chosen, and its columns are guessed. */
    mapping: columnMapping.optional(),
    date_order: z.enum(dateOrders).optional(),
    /** Of a workbook. */
    sheet: z.int().min(0).max(99).optional(),
  }),
  heavy: true,
  job: true,
  response: oneOf(riskImport),
  refusals: [titleUnmapped, columnUnknown, dateOrderNeeded, sheetUnknown, importBusy, ...jobRefusals],
});
export const listImportRows = endpoint({
  method: 'GET',
  path: '/risk/import/:id/rows/',
  access: 'staff',
  params: idParams,
  query: z.strictObject({ ...pageQuery, action: z.enum([...rowActions, 'kept']).optional() }),
  response: pageOf(importRow),
});
/** The refused rows as they were, each with its reasons: to be put right and brought in again. */
export const downloadRefused = endpoint({
  method: 'GET',
  path: '/risk/import/:id/refused/',
  access: 'staff',
  params: idParams,
  heavy: true,
  response: { shape: 'file', item: z.unknown() },
});
const change = { access: 'staff', params: idParams, body: z.strictObject({ version }) } as const;
/** Writes the new and the changed rows into the register, all of them or none. */
export const applyImport = endpoint({
  ...change,
  method: 'POST',
  path: '/risk/import/:id/apply/',
  heavy: true,
  job: true,
  response: oneOf(riskImport),
  refusals: [modelChanged, importBusy, nothingToApply, ...jobRefusals],
});
/** Takes an import back within 30 days. Rows that somebody touched since are left, and listed. */
export const undoImport = endpoint({
  ...change,
  method: 'POST',
  path: '/risk/import/:id/undo/',
  heavy: true,
  job: true,
  response: oneOf(riskImport),
  refusals: [undoTooLate, importBusy, ...jobRefusals],
});
/** Forgets a file that was not applied. */
export const discardImport = endpoint({
  ...change,
  method: 'POST',
  path: '/risk/import/:id/discard/',
  response: oneOf(riskImport),
  refusals: [importBusy],
});
