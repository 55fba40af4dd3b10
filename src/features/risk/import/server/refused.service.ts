import { sql } from 'drizzle-orm';
import type { Call, Download } from '#platform/server/http/serve.ts';
import { byteOrderMark, csvLine } from '#platform/server/sheets/cell-guard.ts';
import { errorText, fieldNames, sheetTexts } from './shared/sheet-texts.presenter.ts';
import { findRowsAfter, findStoredImport, sheetOf } from './risk-import.queries.ts';

const atOnce = 2000;

/** The refused rows as they stood in the file, with what is wrong with each. Repeated rows come along: nobody should miss them. */
export async function refusedRows({ db, actor, language }: Call, id: string): Promise<Download> {
  const row = await findStoredImport(db, actor, id);
  const { columns } = sheetOf(row);
  const names = fieldNames(language);
  let text = byteOrderMark + csvLine([...columns.map(({ header }) => header), sheetTexts(language).reason]);
  for (let after = 0; ;) {
    const rows = await findRowsAfter(db, row, after, atOnce, sql`w.action in ('reject', 'duplicate')`);
    const last = rows.at(-1);
    if (last === undefined) break;
    for (const { cells, errors } of rows) {
      const reasons = (errors ?? []).map((error) =>
        error.field === null
          ? errorText(language, error)
          : `${names[error.field]}: ${errorText(language, error)}`,
      );
      text += csvLine([...columns.map(({ index }) => cells[index] ?? ''), reasons.join(' ')]);
    }
    after = last.n;
  }
  const name = `${row.file_name.replace(/\.\w+$/, '')} - ${sheetTexts(language).refused}.csv`;
  return { name, type: 'text/csv; charset=utf-8', content: text };
}
