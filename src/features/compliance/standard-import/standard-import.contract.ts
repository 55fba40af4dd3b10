import * as z from 'zod';
import { languages } from '#platform/contract/access.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { jobRefusals } from '#platform/contract/job.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { fileUnreadable } from '#platform/contract/spreadsheet.ts';
import { line } from '#platform/contract/wording.ts';
import { standardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { cellFaults, sheetFields, standardLimits } from './standard-file.contract.ts';

export const importFormats = ['xlsx', 'csv', 'oscal_catalog', 'oscal_profile'] as const;
/** As many rows and errors as are shown of a file. */
export const shownOfFile = 100;

/** What was read of a file, and what becomes of it. */
export const readImport = z.object({
  /** Of the version that was made; none while it is only looked at. */
  id: z.uuid().nullable(),
  format: z.enum(importFormats),
  key: standardKey,
  standard_version: z.string(),
  name: z.string(),
  provider: z.string(),
  language: z.enum(languages),
  /** A draft of the same key and version is replaced; what was published is `taken`, and another version has to be given. */
  becomes: z.enum(['standard', 'version', 'replacement', 'taken']),
  sections: z.int(),
  controls: z.int(),
  sub_controls: z.int(),
  groups: z.array(z.string()),
  /** Of a sheet: what its columns are called, and which field each was taken for. */
  columns: z.array(z.object({ index: z.int(), header: z.string(), field: z.enum(sheetFields).nullable() })),
  /** The first of what it asks. */
  first: z.array(z.object({ code: z.string(), title: z.string(), assessable: z.boolean(), depth: z.int() })),
  lost: z.array(z.object({ what: z.string(), count: z.int() })),
  /** What is wrong in the rows of a sheet, the first of it; how much in all. */
  errors: z.array(
    z.object({
      row: z.int(),
      column: z.string().nullable(),
      field: z.enum(sheetFields),
      code: z.enum(cellFaults),
      value: z.string(),
    }),
  ),
  error_count: z.int(),
});
export type ReadImport = z.infer<typeof readImport>;

/** A file that is no standard: `errors.file` says why not, and where. */
export const standardFaulty = refusal('standard_file_faulty', 422, 'file');
export const rowsFaulty = refusal('standard_rows_faulty', 422, 'file');
export const columnsUnmapped = refusal('standard_columns_unmapped', 422, 'columns');
export const keyReserved = refusal('standard_key_reserved', 400, 'key');
/** What was published never changes. */
export const versionTaken = refusal('standard_version_taken', 422, 'standard_version');
export const tooManyStandards = refusal('too_many_standards', 422);
export const standardsLimit = 200;

/** Reads a workbook, a CSV, an OSCAL catalogue or profile, or a ZIP of several OSCAL files whose first profile is meant. With `dry_run`
 *  nothing is kept: what was recognised, what is lost and what is wrong is answered. Otherwise it becomes a draft. */
export const importStandard = endpointsAbout('compliance-standard')({
  method: 'POST',
  path: '/compliance/standard/import/',
  access: 'admin',
  query: z.strictObject({
    dry_run: z.enum(['0', '1']).optional(),
    key: standardKey.optional(),
    standard_version: line(1, 60).optional(),
    name: line(3, 200).optional(),
    provider: line(0, 200).optional(),
    language: z.enum(languages).optional(),
    /** Which column of a sheet is which field: `code:0,title:2`. */
    columns: z
      .string()
      .max(200)
      .regex(/^[a-z]+:\d{1,3}(,[a-z]+:\d{1,3})*$/)
      .optional(),
  }),
  upload: standardLimits.bytes,
  heavy: true,
  job: true,
  response: oneOf(readImport),
  refusals: [
    fileUnreadable,
    standardFaulty,
    rowsFaulty,
    columnsUnmapped,
    keyReserved,
    versionTaken,
    tooManyStandards,
    ...jobRefusals,
  ],
});
