import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { placeOf } from './cell-place.ts';
import { BadFile, type ReadingLimits, type TableTaker } from './sheet.ts';
import { codeOf } from '#platform/server/process/thrown.ts';

const delimiters = [';', ',', '\t', '|'] as const;

/** A table of separated values, whatever the encoding, the separator and the line ends. */
export function readCsv(bytes: Uint8Array, limits: ReadingLimits, taker: TableTaker): void {
  const text = decodeText(bytes);
  // Some spreadsheets name their separator in a line of its own.
  const said = /^sep=(.)\r?\n/.exec(text);
  const table = text.slice(said?.[0].length ?? 0);
  let n = 0;
  try {
    parse(table, {
      delimiter: said?.[1] ?? delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: limits.rows + 1,
      max_record_size: limits.columns * limits.cell,
      // Each row is taken in as soon as it is read, and none is held.
      on_record(cells: string[]) {
        if (++n > limits.rows) return null;
        for (const [column, cell] of cells.entries()) taker.spend(cell, '', n, column);
        if (cells.some((cell) => cell !== '')) taker.row({ n, cells });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof BadFile) throw error;
    const tooLong = codeOf(error) === 'CSV_MAX_RECORD_SIZE';
    throw tooLong ? new BadFile('cell_too_long', placeOf('', n + 1, 0)) : new BadFile('damaged');
  }
  taker.sheet('', n > limits.rows);
}

/** The separator that cuts the first lines into the same number of cells, and into the most. */
function delimiterOf(text: string): string {
  const lines = firstLines(text, 20);
  let [best, most]: [string, number] = [',', 0];
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const [first = 0] = counts;
    const alike = counts.filter((count) => count === first).length / Math.max(1, counts.length);
    const weight = first * alike;
    if (weight > most) [best, most] = [delimiter, weight];
  }
  return best;
}

/** Lines without what stands between quotes: a break or a separator in there belongs to a cell. */
const firstLines = (text: string, number: number): string[] =>
  text
    .slice(0, 200_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, number);
