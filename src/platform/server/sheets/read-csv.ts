import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { BadFile, type ReadingLimits, type Sheet } from './sheet.ts';

const delimiters = [';', ',', '\t', '|'] as const;

/** A table of separated values, whatever the encoding, the separator and the line ends. */
export function readCsv(bytes: Uint8Array, limits: ReadingLimits): Sheet {
  const text = decodeText(bytes);
  // Some spreadsheets name their separator in a line of its own.
  const said = /^sep=(.)\r?\n/.exec(text);
  const rows = parsed(text.slice(said?.[0].length ?? 0), said?.[1] ?? delimiterOf(text), limits);
  return { name: '', rows: rows.slice(0, limits.rows), cut: rows.length > limits.rows };
}

function parsed(text: string, delimiter: string, limits: ReadingLimits): string[][] {
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: limits.rows + 1,
      max_record_size: limits.columns * limits.cell,
    });
  } catch (error) {
    const tooLong = (error as { code?: string }).code === 'CSV_MAX_RECORD_SIZE';
    throw new BadFile(tooLong ? 'cell_too_long' : 'damaged');
  }
  for (const row of rows) {
    if (row.length > limits.columns) throw new BadFile('too_many_columns');
    if (row.some((cell) => cell.length > limits.cell)) throw new BadFile('cell_too_long');
  }
  return rows;
}

/** The separator that cuts the first lines into the same number of cells, and into the most. */
function delimiterOf(text: string): string {
  const lines = firstLines(text, 20);
  let [best, most] = [',' as string, 0];
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
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, number);
