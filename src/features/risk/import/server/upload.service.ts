import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { record } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, JobCall, Upload } from '#platform/server/http/serve.ts';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { spreadsheetLimits } from '#platform/contract/spreadsheet.ts';
import { openUpload, refuseFile } from '#platform/server/sheets/open-upload.ts';
import type { Sheet, SheetRow } from '#platform/server/sheets/sheet.ts';
import { fieldsFor, fieldsOfKind } from '#features/risk/record/exchange-field.contract.ts';
import { dateOrderOf, longestDate } from '../date.rules.ts';
import { guessMapping, headerRowOf } from '../header.rules.ts';
import { importLimits, tooManyRows, type RiskImport } from '../risk-import.contract.ts';
import type { ReportProgress } from './import-work.service.ts';
import { findImport } from './risk-import.queries.ts';
import type { StoredSheet } from './risk-import.table.ts';
import { present } from '#platform/contract/values/present.ts';

const reading = {
  // Titles above the headers and empty rows between are not counted as rows, but have to be read.
  rows: importLimits.rows + 1000,
  cells: importLimits.cells,
  text: importLimits.text,
  inflated: 200_000_000,
};
/** Rows of all sheets together: only one of them will be chosen. */
const mostStored = 50_000;

interface FoundSheet {
  stored: StoredSheet;
  /** The rows below the headers, a page at a time. */
  data(): AsyncGenerator<readonly SheetRow[]>;
}

/** Reads a file and keeps its rows; what they mean is asked next. */
export function uploadImport(call: JobCall, file: Upload): Promise<RiskImport> {
  const id = newId(call.now);
  return call.asJob({
    kind: 'risk_import.read',
    record: id,
    title: file.name,
    work: ({ actor, report, inOneTransaction }) =>
      openUpload(actor, file, reading, async ({ format, sheets }) => {
        const found: FoundSheet[] = [];
        for (const sheet of sheets) {
          const one = await sheetIn(sheet, actor);
          if (one !== undefined) found.push(one);
        }
        if (found.length === 0) refuseFile('empty');
        const rows = found.reduce((sum, { stored }) => sum + stored.rows, 0);
        if (rows > mostStored || found.some(({ stored }) => stored.rows > importLimits.rows))
          refuse(tooManyRows, { values: { most: importLimits.rows } });
        await report(0, rows);
        return inOneTransaction({}, (within) =>
          keepFile(within, { id, name: file.name, format }, found, report),
        );
      }),
  });
}

async function keepFile(
  { db, actor, by }: Call,
  { id, name, format }: { id: string; name: string; format: string },
  found: readonly FoundSheet[],
  report: ReportProgress,
): Promise<RiskImport> {
  // The sheet with the most known columns comes first to mind.
  const known = found.map(({ stored: { mapping } }) => Object.keys(mapping).length);
  const chosen = known.indexOf(Math.max(...known));
  const at = db.now.toISOString();
  await db.query(sql`insert into risk_import (org_id, id, status, file_name, format, sheets, sheet, created_at, created_by, updated_at, updated_by)
    values (${db.org_id}, ${id}, 'uploaded', ${name}, ${format}, ${JSON.stringify(found.map(({ stored }) => stored))}::jsonb, ${chosen}, ${at}, ${actor.id}, ${at}, ${actor.id})`);
  let done = 0;
  for (const [index, { data }] of found.entries())
    for await (const page of data()) {
      await keepRows(db, id, index, page);
      await report((done += page.length));
    }
  record(db, by, {
    action: 'risk_import.uploaded',
    objects: { type: 'risk_import', id },
    note: name,
  });
  return { ...(await findImport(db, actor, id)), progress: null };
}

const headersWithin = 15;

/** The rows among which the headers are looked for: registers often have a title above. */
async function firstRows(pages: AsyncIterable<readonly SheetRow[]>): Promise<SheetRow[]> {
  const first: SheetRow[] = [];
  for await (const page of pages)
    for (const row of page) {
      if (row.n > headersWithin && first.length > 0) return first;
      first.push(row);
    }
  return first;
}

async function sheetIn({ name, pages, cut }: Sheet, actor: Actor): Promise<FoundSheet | undefined> {
  if (cut) refuse(tooManyRows, { values: { most: importLimits.rows } });
  const first = await firstRows(pages());
  const top = first[headerRowOf(first.map(({ cells }) => cells))];
  if (top === undefined) return undefined;
  async function* data() {
    for await (const page of pages())
      yield page.filter(({ n, cells }) => n > present(top).n && cells.some((cell) => cell.trim() !== ''));
  }
  const mapping = guessMapping(top.cells, fieldsFor(actor));
  const dateColumns = fieldsOfKind('day', 'closing_day').flatMap((field) => mapping[field] ?? []);
  const samples = top.cells.map((): string[] => []);
  const dates = dateColumns.map((): string[] => []);
  let rows = 0;
  for await (const page of data()) {
    rows += page.length;
    for (const { cells } of page) {
      for (const [index, some] of samples.entries()) sampleFrom(cells[index] ?? '', some);
      for (const [at, column] of dateColumns.entries())
        dates[at]?.push(cutText(cells[column] ?? '', longestDate));
    }
  }
  if (rows === 0) return undefined;
  const columns = top.cells
    .map((cell, index) => ({
      index,
      header: cutText(cell.trim(), spreadsheetLimits.name),
      samples: present(samples[index]),
    }))
    .filter((column) => column.header !== '' || column.samples.length > 0);
  const { order, question } = dateOrderOf(dates.flat());
  return { stored: { name, rows, columns, mapping, date_order: order, date_question: question }, data };
}

const sampleLength = 120;

/** Notes what a cell says, where the column has not yet three samples: whole, or to the end of a word, with a sign that it goes on. */
function sampleFrom(cell: string, samples: string[]): void {
  if (samples.length >= 3 || cell === '') return;
  const whole = cutText(cell, 1000).replace(/\s+/g, ' ').trim();
  const text =
    whole.length <= sampleLength ? whole : `${cutText(whole, sampleLength).replace(/\s+\S*$/, '')}…`;
  if (text !== '' && !samples.includes(text)) samples.push(text);
}

const keepRows = (db: TenantDb, id: string, sheet: number, rows: readonly SheetRow[]) =>
  db.query(sql`insert into risk_import_row (org_id, import_id, sheet, n, cells)
    select ${db.org_id}, ${id}, ${sheet}, r.n, r.cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (n integer, cells jsonb)`);
