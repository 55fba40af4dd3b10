import { textOn } from '#platform/contract/contrast.ts';
import { guardedTwice } from './cell-guard.ts';
import { lettersOf } from './cell-place.ts';
import { spelled, xmlText } from './xml.ts';
import { zip } from './zip.ts';

export interface Column {
  header: string;
  /** In characters. */
  width: number;
  /** The choices of a closed list: a drop-down, and whatever else is typed is refused by the spreadsheet. */
  choices?: readonly string[];
  /** A hidden column, which only the import of the file reads. */
  hidden?: boolean;
  /** Without it, every cell says that it is text. A number is a number, a day (YYYY-MM-DD) is a date. */
  kind?: 'number' | 'day';
}

/** What stands in a cell; `colour` (#RRGGBB) is what it is filled with. */
export type Cell = string | number | null | { text: string; colour: string };

export interface NewWorkbook {
  sheet: string;
  /** The name of the sheet that holds the choices. */
  choicesSheet: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  rightToLeft: boolean;
}

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A workbook of one table, with its choices on a second sheet. Every cell says what it is, and what people wrote is text: none can
 *  be a formula. */
export function writeXlsx(workbook: NewWorkbook): Buffer {
  const colours = coloursOf(workbook);
  return zip([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: relationships([['officeDocument', 'xl/workbook.xml']]) },
    { name: 'xl/workbook.xml', content: book(workbook) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['worksheet', 'worksheets/sheet2.xml'],
        ['styles', 'styles.xml'],
      ]),
    },
    { name: 'xl/styles.xml', content: styles(colours) },
    { name: 'xl/worksheets/sheet1.xml', content: table(workbook, colours) },
    { name: 'xl/worksheets/sheet2.xml', content: choices(workbook) },
  ]);
}

const contentTypes = `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${documents}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${documents}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${documents}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${documents}.styles+xml"/></Types>`;

const relationships = (targets: readonly (readonly [string, string])[]) =>
  `${xml}<Relationships xmlns="${packages}/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const book = ({ sheet, choicesSheet }: NewWorkbook) =>
  `${xml}<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets><sheet name="${xmlText(sheet)}" sheetId="1" r:id="rId1"/><sheet name="${xmlText(choicesSheet)}" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>`;

/** The colours that cells are filled with, each once. */
const coloursOf = ({ rows }: NewWorkbook): string[] => [
  ...new Set(
    rows.flatMap((row) =>
      row.flatMap((cell) => (typeof cell === 'object' && cell !== null ? [cell.colour] : [])),
    ),
  ),
];

const top = '<alignment vertical="top" wrapText="1"/>';
// Style 0: text (format 49 is "@"), wrapped. 1: the same in bold, for the headers. 2: a number. 3: a day. Then one for each colour.
const plainStyles = 4;
const [textStyle, headStyle, numberStyle, dayStyle] = [0, 1, 2, 3] as const;

function styles(colours: readonly string[]): string {
  const fills = colours.map(
    (colour) =>
      `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour.slice(1)}"/></patternFill></fill>`,
  );
  const fonts = colours.map(
    (colour) =>
      `<font><b/><sz val="11"/><color rgb="FF${textOn(colour).slice(1)}"/><name val="Calibri"/></font>`,
  );
  const filled = colours.map(
    (_, at) =>
      `<xf numFmtId="49" fontId="${at + 2}" fillId="${at + 2}" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top"/></xf>`,
  );
  return `${xml}<styleSheet xmlns="${namespace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="${2 + fonts.length}"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>${fonts.join('')}</fonts><fills count="${2 + fills.length}"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fills.join('')}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${plainStyles + filled.length}"><xf numFmtId="49" fontId="0" applyNumberFormat="1" applyAlignment="1">${top}</xf><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="0" fontId="0" applyAlignment="1">${top}</xf><xf numFmtId="164" fontId="0" applyNumberFormat="1" applyAlignment="1">${top}</xf>${filled.join('')}</cellXfs></styleSheet>`;
}

const textCell = (text: string, style: number): string =>
  text === ''
    ? `<c s="${style}"/>`
    : `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${spelled(guardedTwice(text))}</t></is></c>`;

/** Days since the one before 1900, as spreadsheets count them. */
const dayNumber = (day: string): number =>
  Math.round((Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000);

function cellOf(cell: Cell, kind: Column['kind'], colours: readonly string[]): string {
  if (cell === null) return `<c s="${textStyle}"/>`;
  if (typeof cell === 'number') return `<c s="${numberStyle}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return textCell(cell.text, plainStyles + colours.indexOf(cell.colour));
  return kind === 'day' ? `<c s="${dayStyle}"><v>${dayNumber(cell)}</v></c>` : textCell(cell, textStyle);
}

const textRow = (cells: readonly (string | null)[], style: number): string =>
  `<row>${cells.map((cell) => textCell(cell ?? '', style)).join('')}</row>`;

/** Rows that people will add get the drop-downs too. */
const spare = 1000;

function table(
  { columns, rows, choicesSheet, rightToLeft }: NewWorkbook,
  colours: readonly string[],
): string {
  const last = rows.length + 1 + spare;
  const lists = columns.flatMap(({ choices: offered }, at) => {
    if (offered === undefined || offered.length === 0) return [];
    const letters = lettersOf(at);
    const source = `'${choicesSheet.replaceAll("'", "''")}'!$${letters}$1:$${letters}$${offered.length}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${letters}2:${letters}${last}"><formula1>${xmlText(source)}</formula1></dataValidation>`;
  });
  const widths = columns
    .map(
      ({ width, hidden }, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${width}" style="0" customWidth="1"${hidden ? ' hidden="1"' : ''}/>`,
    )
    .join('');
  const validations =
    lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
  const headers = textRow(
    columns.map(({ header }) => header),
    headStyle,
  );
  const body = rows
    .map((row) => `<row>${row.map((cell, at) => cellOf(cell, columns[at]?.kind, colours)).join('')}</row>`)
    .join('');
  return `${xml}<worksheet xmlns="${namespace}"><sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>${headers}${body}</sheetData><autoFilter ref="A1:${lettersOf(columns.length - 1)}${rows.length + 1}"/>${validations}</worksheet>`;
}

/** The choices of each column stand in the same column of the second sheet. */
function choices({ columns }: NewWorkbook): string {
  const longest = Math.max(0, ...columns.map(({ choices: offered }) => offered?.length ?? 0));
  const rows = Array.from({ length: longest }, (_, row) =>
    textRow(
      columns.map(({ choices: offered }) => offered?.[row] ?? null),
      textStyle,
    ),
  );
  return `${xml}<worksheet xmlns="${namespace}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
}
