import { foldedHeader as plain } from '#platform/contract/plain-text/cell-text.ts';
import { exchangeHeaders, type ExchangeField } from '#features/risk/record/exchange-field.contract.ts';
import type { ColumnMapping } from './risk-import.contract.ts';
import { entriesOf } from '#platform/contract/values/keys.ts';

/** For each header, the fields it may mean and how early each names it: the earlier, the surer. */
const known = new Map<string, { field: ExchangeField; rank: number }[]>();
for (const [field, names] of entriesOf(exchangeHeaders)) {
  for (const [rank, name] of names.split('|').entries()) {
    const key = plain(name);
    known.set(key, [...(known.get(key) ?? []), { field, rank }]);
  }
}

/** How many cells of a row are known headers. */
export const headersIn = (row: readonly string[]): number =>
  row.filter((cell) => known.has(plain(cell))).length;

/** The row that names the columns: registers often have a title above. */
export function headerRowOf(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, 15).map(headersIn);
  const best = counts.indexOf(Math.max(0, ...counts));
  if ((counts[best] ?? 0) >= 2) return best;
  return Math.max(
    0,
    rows.findIndex((row) => row.some((cell) => cell.trim() !== '')),
  );
}

/** Which column holds which field, as far as the headers tell. */
export function guessMapping(row: readonly string[], fields: readonly ExchangeField[]): ColumnMapping {
  const claims = row
    .flatMap((header, column) => (known.get(plain(header)) ?? []).map((claim) => ({ ...claim, column })))
    .filter(({ field }) => fields.includes(field))
    .toSorted((a, b) => a.rank - b.rank || a.column - b.column);
  const mapping: ColumnMapping = {};
  const taken = new Set<number>();
  for (const { field, column } of claims) {
    if (field in mapping || taken.has(column)) continue;
    mapping[field] = column;
    taken.add(column);
  }
  return mapping;
}
