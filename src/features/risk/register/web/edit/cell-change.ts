import type { RiskDetails, RiskRow } from '#features/risk/record/risk.contract.ts';

/** The columns of the register whose value is changed in the list. */
export const editableColumns = ['owner', 'department', 'category', 'review_on', 'tags'] as const;
export type EditableColumn = (typeof editableColumns)[number];

/** One value of one risk, as it is sent and as the row shows it until the server has answered. */
export interface CellChange {
  column: EditableColumn;
  sent: Partial<RiskDetails>;
  shown: Partial<RiskRow>;
  /** The value in words. */
  words: string;
}

type Named = { id: string; name: string } | null;

const shownAt = {
  owner: 'owner_id',
  department: 'department_id',
  category: 'category_id',
} as const;

/** Somebody or something that a risk belongs to. */
export const namedChange = (column: keyof typeof shownAt, value: Named, words: string): CellChange => ({
  column,
  sent: { [shownAt[column]]: value?.id ?? null },
  shown: { [column]: value },
  words,
});

/** The change that puts a column back to what a row shows of it. */
export function changeBack(column: EditableColumn, row: RiskRow): CellChange {
  if (column === 'review_on')
    return { column, sent: { review_on: row.review_on }, shown: { review_on: row.review_on }, words: '' };
  if (column === 'tags')
    return { column, sent: { tag_ids: row.tags.map(({ id }) => id) }, shown: { tags: row.tags }, words: '' };
  return namedChange(column, row[column], '');
}

const compared = [
  'title',
  'status',
  'treatment',
  'inherent',
  'residual',
  'target',
  ...editableColumns,
] as const;

/** The columns in which two states of a risk differ. */
export const differingColumns = (before: RiskRow, now: RiskRow) =>
  compared.filter((column) => JSON.stringify(before[column]) !== JSON.stringify(now[column]));
