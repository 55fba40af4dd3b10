import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Download, LongCall } from '#platform/server/http/serve.ts';
import { byteOrderMark, csvLine } from '#platform/server/sheets/cell-guard.ts';
import { errorText, fieldNames, sheetTexts } from './shared/sheet-texts.presenter.ts';
import { findRowsAfter, findStoredImport, sheetOf } from './risk-import.queries.ts';

const atOnce = 1000;

/** The refused rows as they stood in the file, with what is wrong with each. Repeated rows come along: nobody should miss them.
 *  Written while it is sent, a page at a time. */
export async function refusedRows({ inside, language }: LongCall, id: string): Promise<Download> {
  const row = await inside({ readOnly: true }, ({ db, actor }) => findStoredImport(db, actor, id));
  const { columns } = sheetOf(row);
  const names = fieldNames(language);
  async function* lines() {
    yield byteOrderMark + csvLine([...columns.map(({ header }) => header), sheetTexts(language).reason]);
    for (let after = 0; ;) {
      const rows = await inside({ readOnly: true }, ({ db }) =>
        findRowsAfter(db, row, after, atOnce, sql`w.action in ('reject', 'duplicate')`),
      );
      const last = rows.at(-1);
      if (last === undefined) return;
      let text = '';
      for (const { cells, errors } of rows) {
        const reasons = (errors ?? []).map((error) =>
          error.field === null
            ? errorText(language, error)
            : `${names[error.field]}: ${errorText(language, error)}`,
        );
        text += csvLine([...columns.map(({ index }) => cells[index] ?? ''), reasons.join(' ')]);
      }
      yield text;
      after = last.n;
    }
  }
  const name = `${row.file_name.replace(/\.\w+$/, '')} - ${sheetTexts(language).refused}.csv`;
  return {
    name,
    type: 'text/csv; charset=utf-8',
    content: Readable.from(lines(), { objectMode: false, highWaterMark: 65_536 }),
  };
}
