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
}

export interface NewWorkbook {
  sheet: string;
  /** The name of the sheet that holds the choices. */
  choicesSheet: string;
  columns: readonly Column[];
  rows: readonly (readonly (string | null)[])[];
  rightToLeft: boolean;
}

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A workbook of one table, with its choices on a second sheet. Every cell says that it is text, so that none can be a formula. */
export function writeXlsx(workbook: NewWorkbook): Buffer {
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
    { name: 'xl/styles.xml', content: styles },
    { name: 'xl/worksheets/sheet1.xml', content: table(workbook) },
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

// Style 0: text (format 49 is "@"), wrapped. Style 1: the same in bold, for the headers.
const styles = `${xml}<styleSheet xmlns="${namespace}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" fontId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

const cellOf = (text: string | null, style: number): string =>
  text === null || text === ''
    ? `<c s="${style}"/>`
    : `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${spelled(guardedTwice(text))}</t></is></c>`;

const rowOf = (cells: readonly (string | null)[], style: number): string =>
  `<row>${cells.map((cell) => cellOf(cell, style)).join('')}</row>`;

/** Rows that people will add get the drop-downs too. */
const spare = 1000;

function table({ columns, rows, choicesSheet, rightToLeft }: NewWorkbook): string {
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
  const headers = rowOf(
    columns.map(({ header }) => header),
    1,
  );
  const body = rows.map((row) => rowOf(row, 0)).join('');
  return `${xml}<worksheet xmlns="${namespace}"><sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>${headers}${body}</sheetData><autoFilter ref="A1:${lettersOf(columns.length - 1)}${rows.length + 1}"/>${validations}</worksheet>`;
}

/** The choices of each column stand in the same column of the second sheet. */
function choices({ columns }: NewWorkbook): string {
  const longest = Math.max(0, ...columns.map(({ choices: offered }) => offered?.length ?? 0));
  const rows = Array.from({ length: longest }, (_, row) =>
    rowOf(
      columns.map(({ choices: offered }) => offered?.[row] ?? null),
      0,
    ),
  );
  return `${xml}<worksheet xmlns="${namespace}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
}
