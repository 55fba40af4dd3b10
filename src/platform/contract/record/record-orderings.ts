import type { AnyRecord } from './record.ts';

/** What a list of records can be sorted by: each has an index (`recordConstraints`); `-` in front: the greatest first. */
export function orderingsOf(record: AnyRecord): [string, ...string[]] {
  const sortable = record.fieldsWhere(({ isSortable }) => isSortable);
  const [titles, others] = [true, false].map((isTitle) =>
    sortable.filter(([, { listedAs }]) => (listedAs === 'title') === isTitle).map(([name]) => name),
  ) as [string[], string[]];
  const sorts = ['ref', ...titles, 'status', ...others, 'updated_at'];
  return sorts.flatMap((sort) => [sort, `-${sort}`]) as [string, ...string[]];
}
