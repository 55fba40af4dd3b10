import { columnOf, placeOf } from './cell-place.ts';
import { BadFile, type ReadingLimits, type TableTaker } from './sheet.ts';
import { unzip, type Archive } from './unzip.ts';
import { readXml, unspelled } from './xml.ts';
import { present } from '#platform/contract/values/present.ts';

interface Book {
  strings: string[];
  /** For each cell style: whether its numbers are days. */
  days: boolean[];
  /** Days are counted from 1904 in workbooks of old Macintoshes. */
  from1904: boolean;
}

/** The sheets of a workbook as text. Formulas are not computed: what the spreadsheet program last showed is what counts. */
export async function readXlsx(bytes: Buffer, limits: ReadingLimits, taker: TableTaker): Promise<void> {
  const archive = await unzip(bytes, limits.inflated);
  if (!archive.has('xl/workbook.xml')) throw new BadFile('wrong_type');
  const { places, from1904 } = await readPlaces(archive);
  if (places.length > limits.sheets) throw new BadFile('too_many_sheets');
  const book = { strings: await readStrings(archive), days: await readStyles(archive), from1904 };
  for (const { name, path } of places) {
    const { rows, cut } = await readSheet(archive, { name, path }, book, { limits, taker });
    for (const n of [...rows.keys()].toSorted((one, other) => one - other))
      taker.row({ n, cells: present(rows.get(n)) });
    taker.sheet(name, cut);
  }
}

/** Which sheets there are, and in which file each lies. Hidden ones are left out: people would import rows that they do not see. */
async function readPlaces(archive: Archive) {
  const targets = new Map<string, string>();
  await readXml(archive.read('xl/_rels/workbook.xml.rels'), {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  let from1904 = false;
  const places: { name: string; path: string }[] = [];
  await readXml(archive.read('xl/workbook.xml'), {
    open(tag, attributes) {
      if (tag === 'workbookPr') from1904 = isYes(attributes['date1904']);
      if (tag !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const path = targets.get(id);
      if (path !== undefined) places.push({ name: unspelled(attributes['name'] ?? ''), path });
    },
  });
  return { places, from1904 };
}

const isYes = (said: string | undefined) => said === '1' || said === 'true';

async function readStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = [];
  let [text, inText, inReading] = ['', false, false];
  await readXml(archive.read('xl/sharedStrings.xml'), {
    open(name) {
      if (name === 'si') text = '';
      // How a word is read aloud (rPh) is not part of it.
      if (name === 'rPh') inReading = true;
      if (name === 't') inText = !inReading;
    },
    text: (piece) => void (inText && (text += piece)),
    close(name) {
      if (name === 't') inText = false;
      if (name === 'rPh') inReading = false;
      if (name === 'si') strings.push(unspelled(text));
    },
  });
  return strings;
}

/** Number formats that show a day, among those every spreadsheet program knows. */
const isKnownDay = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);
/** A format of one's own shows a day when it names one outside of quotes and brackets. One that is not closed hides the rest. */
function showsDay(code: string): boolean {
  for (let at = 0; at < code.length; at++) {
    const sign = code[at] ?? '';
    if (sign === '\\') at++;
    else if (sign === '"' || sign === '[') {
      at = code.indexOf(sign === '"' ? '"' : ']', at + 1);
      if (at < 0) return false;
    } else if ('dmyDMY'.includes(sign)) return true;
  }
  return false;
}

async function readStyles(archive: Archive): Promise<boolean[]> {
  const own = new Map<number, boolean>();
  const days: boolean[] = [];
  let inCells = false;
  await readXml(archive.read('xl/styles.xml'), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      const id = Number(numFmtId);
      if (name === 'numFmt') own.set(id, showsDay(formatCode));
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) days.push(own.get(id) ?? isKnownDay(id));
    },
    close: (name) => void (name === 'cellXfs' && (inCells = false)),
  });
  return days;
}

/** A row's number as the file says it. */
function rowNumber(said: string): number {
  const row = Number(said);
  if (!Number.isSafeInteger(row) || row < 1) throw new BadFile('damaged');
  return row;
}

/** The rows of one sheet, by their numbers. Cells that share their text still share it here. */
async function readSheet(
  archive: Archive,
  { name: sheet, path }: { name: string; path: string },
  book: Book,
  { limits, taker }: { limits: ReadingLimits; taker: TableTaker },
) {
  const rows = new Map<number, string[]>();
  let [cut, row, column] = [false, 0, -1];
  let [type, style, value, inValue] = ['n', 0, '', false];
  await readXml(archive.read(path), {
    open(name, attributes) {
      if (name === 'row') {
        row = attributes['r'] === undefined ? row + 1 : rowNumber(attributes['r']);
        column = -1;
        cut ||= row > limits.rows;
      } else if (name === 'c') {
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r']);
        if (Number.isNaN(column) || row === 0) throw new BadFile('damaged');
        // Before anything is made of it: an empty cell takes its place in the row as well.
        if (column >= limits.columns) throw new BadFile('too_many_columns', placeOf(sheet, row, column));
        [type, style, value] = [attributes['t'] ?? 'n', Number(attributes['s'] ?? 0), ''];
      } else if (name === 'v' || name === 't') inValue = true;
      else if (name === 'rPh') inValue = false;
    },
    text(piece) {
      if (!inValue) return;
      value += piece;
      // What is spelled is longer than what it says, seven letters for one.
      if (value.length > limits.cell * 7) throw new BadFile('cell_too_long', placeOf(sheet, row, column));
    },
    close(name) {
      if (name === 'v' || name === 't') inValue = false;
      if (name !== 'c' || cut || value === '') return;
      const text = textOf(type, style, value, book);
      if (text === '') return;
      taker.spend(text, sheet, row, column);
      const cells = rows.get(row) ?? [];
      rows.set(row, cells);
      while (cells.length < column) cells.push('');
      cells[column] = text;
    },
  });
  return { rows, cut };
}

function textOf(type: string, style: number, value: string, { strings, days, from1904 }: Book): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'inlineStr':
    case 'str':
      return unspelled(value);
    case 'b':
      return isYes(value) ? 'TRUE' : 'FALSE';
    case 'd':
      return value.slice(0, 10);
    case 'e':
      return value;
    default: {
      const number = Number(value);
      if (!Number.isFinite(number)) return value;
      return days[style] && number >= 1 ? dayOf(number + (from1904 ? 1462 : 0)) : String(number);
    }
  }
}

/** The day a spreadsheet means by a number: 1 is 1 January 1900, and there was a 29 February 1900 that never was. */
export function dayOf(serial: number): string {
  const days = Math.floor(serial) - (serial >= 60 ? 25_569 : 25_568);
  const date = new Date(days * 86_400_000);
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}
