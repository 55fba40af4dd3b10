import type { AnyRecord } from './record.ts';

/** What a list of records can be sorted by: each has an index (`recordConstraints`); `-` in front: the greatest first. */
export function orderingsOf(record: AnyRecord): [string, ...string[]] {
  const sortable = record.fieldsWhere(({ isSortable }) => isSortable);
  const named = (isTitle: boolean) =>
    sortable.filter(([, { listedAs }]) => (listedAs === 'title') === isTitle).map(([name]) => name);
  const sorts = ['ref', ...named(true), 'status', ...named(false), 'updated_at'];
  return sorts.flatMap((sort) => [sort, `-${sort}`]) as [string, ...string[]];
}
