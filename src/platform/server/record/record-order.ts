import { sql, type SQL } from 'drizzle-orm';
import { foldedWords } from '#platform/contract/folding.ts';
import type { AnyField } from '#platform/contract/record/field.ts';
import type { AnyRecord } from '#platform/contract/record/record.ts';

/** The column that a kind of record is sorted by where it falls due. */
export const dueKey = (record: AnyRecord): string | undefined =>
  record.fieldsWhere(({ isDue }) => isDue).map(([name]) => `${name}_sort`)[0];

/** The columns that each order of a list goes by, before the id. */
export function sortKeys(record: AnyRecord): Record<string, readonly string[]> {
  const due = dueKey(record);
  const thenDue = record.isOverLast && due !== undefined ? [due] : [];
  const keysOf = (name: string, { kind, isDue }: AnyField): readonly string[] => {
    if (kind === 'day') return [...(record.isOverLast && isDue ? ['is_over'] : []), `${name}_sort`];
    if (kind === 'choice') return [`${name}_sort`, ...thenDue];
    return kind === 'scale' ? [name, ...thenDue] : [name];
  };
  return {
    ref: ['ref_sort'],
    status: ['status_sort', ...thenDue],
    updated_at: ['updated_at'],
    ...Object.fromEntries(
      record.fieldsWhere(({ isSortable }) => isSortable).map(([name, field]) => [name, keysOf(name, field)]),
    ),
  };
}

/** An order of a list of records, called `as` in the statement; `-` in front of it: the greatest first. Each is that of an index and ends
 *  in the id. `others` are orders of its own. */
export function orderOf(
  record: AnyRecord,
  as: string,
  ordering: string,
  others: Readonly<Record<string, readonly string[]>> = {},
): SQL {
  const direction = ordering.startsWith('-') ? 'desc' : 'asc';
  const keys = { ...sortKeys(record), ...others }[ordering.replace('-', '')] ?? [];
  return sql.raw([...keys, 'id'].map((key) => `${as}.${key} ${direction}`).join(', '));
}

/** Each of the words that were typed stands somewhere in the reference or the title of a record, called `as` in the statement. */
export const saysEach = (as: string, typed: string): SQL[] =>
  foldedWords(typed).map((word) => sql`strpos(${sql.raw(as)}.search_text, ${word}) > 0`);
