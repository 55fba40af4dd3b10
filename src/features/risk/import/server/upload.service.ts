import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { record } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { LongCall, Upload } from '#platform/server/http/serve.ts';
import { openUpload, refuseFile } from '#platform/server/sheets/open-upload.ts';
import type { Sheet } from '#platform/server/sheets/sheet.ts';
import { fieldsFor, fieldsOfKind } from '#features/risk/record/exchange-field.contract.ts';
import { dateOrderOf } from '../date.rules.ts';
import { guessMapping, headerRowOf } from '../header.rules.ts';
import { importLimits, tooManyRows, type RiskImport } from '../risk-import.contract.ts';
import { findImport } from './risk-import.queries.ts';
import type { StoredSheet } from './risk-import.table.ts';

const reading = {
  // Titles above the headers and empty rows between are not counted as rows, but have to be read.
  rows: importLimits.rows + 1000,
  inflated: 200_000_000,
};
/** Rows of all sheets together: only one of them will be chosen. */
const mostStored = 50_000;

interface FoundSheet {
  sheet: StoredSheet;
  data: { n: number; cells: string[] }[];
}

/** Reads a file and keeps its rows; what they mean is asked next. */
export async function uploadImport({ actor, inside }: LongCall, file: Upload): Promise<RiskImport> {
  const { format, sheets } = await openUpload(file, reading);
  const found = sheets.map((sheet) => sheetIn(sheet, actor)).filter(({ data }) => data.length > 0);
  if (found.length === 0) refuseFile('empty');
  const stored = found.reduce((sum, { data }) => sum + data.length, 0);
  if (stored > mostStored || found.some(({ data }) => data.length > importLimits.rows))
    refuse(tooManyRows, { values: { most: importLimits.rows } });
  return inside({}, async ({ db, by }) => {
    const id = newId(db.now);
    // The sheet with the most known columns comes first to mind.
    const known = found.map(({ sheet: { mapping } }) => Object.keys(mapping).length);
    const chosen = known.indexOf(Math.max(...known));
    const at = db.now.toISOString();
    await db.query(sql`insert into risk_import (org_id, id, status, file_name, format, sheets, sheet, created_at, created_by, updated_at, updated_by)
      values (${db.org_id}, ${id}, 'uploaded', ${file.name}, ${format}, ${JSON.stringify(found.map(({ sheet: stored }) => stored))}::jsonb, ${chosen}, ${at}, ${actor.id}, ${at}, ${actor.id})`);
    for (const [index, { data }] of found.entries()) await keepRows(db, id, index, data);
    record(db, by, {
      action: 'risk_import.uploaded',
      objects: { type: 'risk_import', id },
      note: file.name,
    });
    return findImport(db, actor, id);
  });
}

function sheetIn({ name, rows, cut }: Sheet, actor: Actor): FoundSheet {
  if (cut) refuse(tooManyRows, { values: { most: importLimits.rows } });
  const top = headerRowOf(rows);
  const headers = rows[top] ?? [];
  const data = rows.flatMap((row, at) =>
    at > top && row.some((cell) => cell.trim() !== '') ? [{ n: at + 1, cells: row }] : [],
  );
  const mapping = guessMapping(headers, fieldsFor(actor));
  const columns = headers.flatMap((header, index) => {
    const samples = samplesOf(data, index);
    return header.trim() === '' && samples.length === 0 ? [] : [{ index, header: header.trim(), samples }];
  });
  const { order, question } = dateOrderOf(
    fieldsOfKind('day').flatMap((field) => columnOf(data, mapping[field])),
  );
  const sheet = {
    name,
    rows: data.length,
    columns,
    mapping,
    date_order: order,
    date_question: question,
  };
  return { sheet, data };
}

export const columnOf = (
  data: readonly { cells: readonly string[] }[],
  index: number | undefined,
): string[] => (index === undefined ? [] : data.map(({ cells }) => cells[index] ?? ''));

const samplesOf = (data: FoundSheet['data'], index: number): string[] => {
  const samples: string[] = [];
  for (const { cells } of data) {
    const text = (cells[index] ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
    if (text !== '' && !samples.includes(text)) samples.push(text);
    if (samples.length === 3) break;
  }
  return samples;
};

const atOnce = 2000;

async function keepRows(db: TenantDb, id: string, sheet: number, data: FoundSheet['data']): Promise<void> {
  for (let from = 0; from < data.length; from += atOnce) {
    const some = JSON.stringify(data.slice(from, from + atOnce));
    await db.query(sql`insert into risk_import_row (org_id, import_id, sheet, n, cells)
      select ${db.org_id}, ${id}, ${sheet}, r.n, r.cells from jsonb_to_recordset(${some}::jsonb) as r (n integer, cells jsonb)`);
  }
}
