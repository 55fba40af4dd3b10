import { shownLine } from '#platform/contract/plain-text/plain-text.ts';
import { spreadsheetLimits } from '#platform/contract/spreadsheet.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Upload } from '#platform/server/http/serve.ts';
import type { Asker } from '#platform/server/limits/fair-turns.ts';
import { openUpload, refuseFile } from '#platform/server/sheets/open-upload.ts';
import type { SheetRow } from '#platform/server/sheets/sheet.ts';
import { inTreeOrder, type WrittenRequirement } from '#features/compliance/standard/own-tree.rules.ts';
import { standardLimits } from '../standard-file.contract.ts';
import {
  guessColumns,
  headerRowAmong,
  readRows,
  type CellFault,
  type SheetMapping,
} from '../sheet-standard.rules.ts';
import { sheetFields, type SheetField } from '../standard-file.contract.ts';
import { columnsUnmapped, standardFaulty } from '../standard-import.contract.ts';

const reading = {
  rows: standardLimits.requirements + 1000,
  cells: 200_000,
  text: 24_000_000,
  inflated: 100_000_000,
};

export interface SheetFile {
  format: 'xlsx' | 'csv';
  columns: { index: number; header: string; field: SheetField | null }[];
  requirements: WrittenRequirement[];
  faults: CellFault[];
}

/** `code:0,title:2`, each field and each column once. */
function mappingOf(said: string, columns: number): SheetMapping {
  const pairs = said.split(',').map((one) => one.split(':') as [string, string]);
  const isFit = pairs.every(
    ([field, column]) => sheetFields.some((one) => one === field) && Number(column) < columns,
  );
  const unique = (at: 0 | 1) => new Set(pairs.map((pair) => pair[at])).size === pairs.length;
  if (!isFit || !unique(0) || !unique(1)) refuse(columnsUnmapped);
  return Object.fromEntries(pairs.map(([field, column]) => [field, Number(column)]));
}

/** Reads the sheet of a workbook that has the most known columns, or a CSV. */
export function readSheetFile(asker: Asker, file: Upload, said: string | undefined): Promise<SheetFile> {
  return openUpload(asker, file, reading, async ({ format, sheets }) => {
    let best: { rows: SheetRow[]; mapping: SheetMapping; header: SheetRow } | undefined;
    for (const { pages, cut } of sheets) {
      if (cut)
        refuse(standardFaulty, { errors: { file: ['standard_file_too_many'] }, values: { place: '' } });
      const rows: SheetRow[] = [];
      for await (const page of pages()) rows.push(...page);
      const header = rows[headerRowAmong(rows.map(({ cells }) => cells))];
      if (header === undefined) continue;
      const mapping = guessColumns(header.cells);
      if (best === undefined || Object.keys(mapping).length > Object.keys(best.mapping).length)
        best = { rows: rows.filter(({ n }) => n > header.n), mapping, header };
    }
    if (best === undefined) return refuseFile('empty');
    const { header, rows } = best;
    const mapping = said === undefined ? best.mapping : mappingOf(said, header.cells.length);
    const columns = header.cells.map((cell, index) => ({
      index,
      header: shownLine(cell, spreadsheetLimits.name),
      field: sheetFields.find((field) => mapping[field] === index) ?? null,
    }));
    if (mapping.code === undefined || (mapping.title === undefined && mapping.text === undefined))
      return { format, columns, requirements: [], faults: [] };
    const { requirements, faults } = readRows(rows, mapping);
    expectBounds(requirements);
    return {
      format,
      columns,
      requirements: faults.length > 0 ? requirements : inTreeOrder(requirements),
      faults,
    };
  });
}

function expectBounds(requirements: readonly WrittenRequirement[]): void {
  const letters = requirements.reduce(
    (sum, { title, text, guidance }) => sum + title.length + (text?.length ?? 0) + (guidance?.length ?? 0),
    0,
  );
  const code =
    requirements.length > standardLimits.requirements
      ? 'too_many'
      : letters > standardLimits.letters
        ? 'too_much_text'
        : undefined;
  if (code !== undefined)
    refuse(standardFaulty, { errors: { file: [`standard_file_${code}`] }, values: { place: '' } });
}
