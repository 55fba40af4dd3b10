import * as z from 'zod';
import { endpointsAbout } from '#platform/contract/endpoint.ts';
import { jobRefusals } from '#platform/contract/job.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { registerQuery } from '#features/risk/record/risk.contract.ts';
import { riskFilter } from '#features/risk/filter/risk-filter.contract.ts';
import { isIn } from '#platform/contract/values/is-in.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
/** A workbook is made as a whole, and refused as well where its rows hold more than its maker may take; a CSV file is streamed,
 *  and has no end. */
export const workbookRows = 10_000;
/** What its job is called. */
export const exportJob = 'risk_export';
/** From here on a screen asks for a job, which shows how far it is. */
export const exportJobRows = 2_000;
export const exportTooLarge = refusal('export_too_large', 422);

const { dpt, q } = registerQuery.shape;
const format = z.enum(exportFormats).default('csv');

/** The columns of the register. */
export const shownColumns = [
  'ref',
  'title',
  'level',
  'status',
  'owner',
  'department',
  'category',
  'review_on',
  'flags',
  'updated_at',
  'inherent',
  'residual',
  'target',
  'treatment',
  'tags',
] as const;
export type ShownColumn = (typeof shownColumns)[number];
const isShownColumn = (name: string): name is ShownColumn => isIn(shownColumns, name);
const oneColumn = `(?:${shownColumns.join('|')})`;
/** In the order they are shown in: `title,level,owner`. */
const columns = z
  .string()
  .regex(new RegExp(`^${oneColumn}(?:,${oneColumn}){0,${shownColumns.length - 1}}$`))
  .transform((text) => text.split(',').filter(isShownColumn));

const endpoint = endpointsAbout('risk');
const file = { shape: 'file', item: z.unknown() } as const;

/** The register as a file, to be worked on and brought back: a department, words, or all that the caller sees. */
export const exportRisks = endpoint({
  method: 'GET',
  path: '/risk/export/',
  access: 'staff',
  heavy: true,
  job: true,
  query: z.strictObject({ format, dpt, q }),
  response: file,
  refusals: [exportTooLarge, ...jobRefusals],
});
/** The same for whatever the register is narrowed to; with `columns` it is the register as it is shown, to be read: these columns in
 *  this order, rows in theirs, numbers and days as such. */
export const exportFilteredRisks = endpoint({
  method: 'POST',
  path: '/risk/export/',
  access: 'staff',
  heavy: true,
  job: true,
  reads: true,
  // The body of the register's filter, and as lenient.
  dropsUnknown: true,
  query: z.strictObject({ format, columns: columns.optional(), ordering: registerQuery.shape.ordering }),
  body: riskFilter,
  response: file,
  refusals: [exportTooLarge, ...jobRefusals],
});
