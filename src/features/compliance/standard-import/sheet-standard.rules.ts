import { foldedHeader, oneLine } from '#platform/contract/plain-text/cell-text.ts';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { isReadableLine, isReadableText, shownLine } from '#platform/contract/plain-text/plain-text.ts';
import type { WrittenRequirement } from '#features/compliance/standard/own-tree.rules.ts';
import {
  sheetFields,
  standardLimits,
  type CellFaultCode,
  type SheetField,
} from './standard-file.contract.ts';

export type SheetMapping = Partial<Record<SheetField, number>>;

/** How columns are called in workbooks, the surest first. */
const headers: Record<SheetField, string> = {
  code: 'code|id|number|no|ref|reference|control id|control number|requirement id|clause|kod|no|numara|madde|kontrol no|الرمز|الرقم|رمز|رقم|رقم الضابط|المعرف',
  parent:
    'parent|parent code|parent id|part of|section code|domain code|üst|üst kod|üst madde|bağlı olduğu|الأصل|رمز الأصل|الرمز الأعلى|يتبع',
  title:
    'title|name|control|control name|requirement|heading|başlık|ad|kontrol|kontrol adı|gereklilik|العنوان|الاسم|الضابط|اسم الضابط|المتطلب',
  text: 'text|description|statement|control text|requirement text|wording|metin|açıklama|ifade|gereklilik metni|النص|الوصف|نص الضابط|البيان',
  guidance:
    'guidance|discussion|notes|implementation guidance|help|rehber|yönlendirme|kılavuz|notlar|الإرشادات|إرشاد|الملاحظات|التوجيه',
  weight: 'weight|weighting|ağırlık|الوزن|الثقل',
  groups:
    'groups|group|profile|baseline|level|tag|tags|gruplar|grup|profil|seviye|المجموعات|المجموعة|الفئة|المستوى',
  assessable:
    'assessable|answered|applicable|is control|değerlendirilebilir|yanıtlanır|قابل للتقييم|يقيّم|يُقيَّم',
};

const known = new Map<string, { field: SheetField; rank: number }[]>();
for (const field of sheetFields)
  for (const [rank, name] of headers[field].split('|').entries()) {
    const key = foldedHeader(name);
    known.set(key, [...(known.get(key) ?? []), { field, rank }]);
  }

/** Which column holds which field, as far as the headers tell. */
export function guessColumns(row: readonly string[]): SheetMapping {
  const claims = row
    .flatMap((cell, column) => (known.get(foldedHeader(cell)) ?? []).map((claim) => ({ ...claim, column })))
    .toSorted((a, b) => a.rank - b.rank || a.column - b.column);
  const mapping: SheetMapping = {};
  const taken = new Set<number>();
  for (const { field, column } of claims)
    if (mapping[field] === undefined && !taken.has(column)) {
      mapping[field] = column;
      taken.add(column);
    }
  return mapping;
}

/** The row that names the columns: workbooks often have a title above. */
export function headerRowAmong(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, 15).map((row) => row.filter((cell) => known.has(foldedHeader(cell))).length);
  const best = counts.indexOf(Math.max(0, ...counts));
  return (counts[best] ?? 0) >= 2 ? best : 0;
}

export interface CellFault {
  row: number;
  field: SheetField;
  code: CellFaultCode;
  value: string;
}

export interface NumberedRow {
  n: number;
  cells: readonly string[];
}

const yes = ['yes', 'y', 'true', '1', 'x', 'evet', 'e', 'doğru', 'نعم', 'صحيح'].map(foldedHeader);
const no = ['no', 'n', 'false', '0', '-', 'hayır', 'h', 'yanlış', 'لا', 'خطأ'].map(foldedHeader);

/** Where no column says what a requirement is part of, its code does: `A.5.1` is part of `A.5`, where that is there. */
function parentByCode(code: string, codes: ReadonlySet<string>): string | null {
  for (let at = code.length - 1; at > 0; at--) {
    const before = code.slice(0, at);
    if (/[.\-–_/ (]$/.test(code.slice(0, at + 1)) && codes.has(before)) return before;
  }
  return null;
}

/** The requirements of a sheet, and what is wrong with its rows. Where nothing says what is answered, what has nothing below it is. */
export function readRows(
  rows: readonly NumberedRow[],
  mapping: SheetMapping,
): { requirements: WrittenRequirement[]; faults: CellFault[] } {
  const faults: CellFault[] = [];
  const cell = (row: NumberedRow, field: SheetField): string => {
    const column = mapping[field];
    const text = (column === undefined ? '' : row.cells[column]) ?? '';
    return field === 'code' || field === 'parent' || field === 'title' ? oneLine(text) : text.trim();
  };
  const wrong = (row: NumberedRow, field: SheetField, code: CellFault['code']) => {
    faults.push({ row: row.n, field, code, value: shownLine(cell(row, field), 80) });
  };
  const rowOf = new Map<string, NumberedRow>();
  const said = rows.filter((row) => sheetFields.some((field) => cell(row, field) !== ''));
  for (const row of said) {
    const code = cell(row, 'code');
    if (code === '') wrong(row, 'code', 'code_missing');
    else if (!isReadableLine(code)) wrong(row, 'code', 'characters');
    else if (code.length > standardLimits.code) wrong(row, 'code', 'code_long');
    else if (rowOf.has(code)) wrong(row, 'code', 'code_repeated');
    else rowOf.set(code, row);
  }
  const codes = new Set(rowOf.keys());
  const requirements = [...rowOf].map(([code, row]): WrittenRequirement & { said: boolean | undefined } => {
    const parent = mapping.parent === undefined ? parentByCode(code, codes) : cell(row, 'parent') || null;
    if (parent !== null && !codes.has(parent)) wrong(row, 'parent', 'parent_unknown');
    const title =
      cell(row, 'title') || (mapping.title === undefined ? cutText(oneLine(cell(row, 'text')), 200) : '');
    if (title === '') wrong(row, 'title', 'title_missing');
    if (title.length > standardLimits.title) wrong(row, 'title', 'title_long');
    if (!isReadableLine(title)) wrong(row, 'title', 'characters');
    for (const field of ['text', 'guidance'] as const)
      if (cell(row, field).length > standardLimits.prose) wrong(row, field, 'text_long');
      else if (!isReadableText(cell(row, field))) wrong(row, field, 'characters');
    const weight = cell(row, 'weight') === '' ? 1 : Number(cell(row, 'weight').replace(',', '.'));
    if (!(weight >= 0 && weight <= 1000)) wrong(row, 'weight', 'weight_wrong');
    const assessable = foldedHeader(cell(row, 'assessable'));
    if (assessable !== '' && !yes.includes(assessable) && !no.includes(assessable))
      wrong(row, 'assessable', 'assessable_wrong');
    const groups = [
      ...new Set(
        cell(row, 'groups')
          .split(/[,;|\n]/)
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ];
    if (groups.some((one) => one.length > standardLimits.group)) wrong(row, 'groups', 'group_long');
    if (!groups.every(isReadableLine)) wrong(row, 'groups', 'characters');
    return {
      code,
      parent,
      title,
      text: cell(row, 'text') || null,
      guidance: cell(row, 'guidance') || null,
      assessable: true,
      weight,
      groups,
      said: assessable === '' ? undefined : yes.includes(assessable),
    };
  });
  faults.push(...placeFaults(requirements, rowOf));
  const parents = new Set(requirements.map(({ parent }) => parent));
  const asked = requirements.map(({ said: answered, ...one }) => ({
    ...one,
    assessable: answered ?? !parents.has(one.code),
  }));
  return { requirements: asked, faults: faults.toSorted((a, b) => a.row - b.row) };
}

/** Requirements that are part of themselves, or too deep. */
function placeFaults(
  requirements: readonly WrittenRequirement[],
  rowOf: ReadonlyMap<string, NumberedRow>,
): CellFault[] {
  const parentOf = new Map(requirements.map(({ code, parent }) => [code, parent]));
  const depths = new Map<string, number>();
  return requirements.flatMap(({ code, parent }): CellFault[] => {
    const path: string[] = [];
    let at: string | null | undefined = code;
    while (at !== null && at !== undefined && !depths.has(at) && path.length <= standardLimits.depth + 1) {
      if (path.includes(at)) {
        const value = parent ?? '';
        return [{ row: rowOf.get(code)?.n ?? 0, field: 'parent', code: 'parent_circular', value }];
      }
      path.push(at);
      at = parentOf.get(at);
    }
    const above = at === null || at === undefined ? 0 : (depths.get(at) ?? 0);
    for (const [n, one] of path.toReversed().entries()) depths.set(one, above + n + 1);
    return (depths.get(code) ?? 0) > standardLimits.depth
      ? [{ row: rowOf.get(code)?.n ?? 0, field: 'parent', code: 'parent_deep', value: parent ?? '' }]
      : [];
  });
}
