import { present } from '#platform/contract/values/present.ts';
/** A row as it is drawn. */
export interface ShownRow<Row> {
  /** Of the elements in which it is drawn: it keeps them as long as it is in the list, and another one draws in them after it. */
  key: number;
  row: Row;
}

/** Rows that take the place of others a few at a time. */
export interface FollowingRows<Row> {
  rows: readonly Row[];
  /** For each of them, in which elements it is drawn. */
  keys: readonly number[];
  /** For each of them, what is drawn there before its turn comes: itself if it was there, or one that makes room for it. */
  before: readonly (Row | undefined)[];
  /** So many of them had their turn. */
  drawn: number;
}

/** Lets rows follow those that are shown. One that stays keeps its elements wherever it goes, and with them what somebody opened,
 *  typed or has the focus on; only those of rows that go are used for new ones. */
export function followingRows<Row>(
  rows: readonly Row[],
  shown: readonly ShownRow<Row>[],
  rowId: (row: Row) => string,
): Omit<FollowingRows<Row>, 'drawn'> {
  const ids = new Set(rows.map(rowId));
  const staying = new Map(shown.map(({ key, row }) => [rowId(row), key]));
  const going = shown.filter(({ row }) => !ids.has(rowId(row)));
  let free = shown.reduce((next, { key }) => Math.max(next, key + 1), 0);
  let at = 0;
  const following = rows.map((row) => {
    const key = staying.get(rowId(row));
    if (key !== undefined) return { key, before: row };
    const gone = going[at++];
    return { key: gone?.key ?? free++, before: gone?.row };
  });
  return { rows, keys: following.map(({ key }) => key), before: following.map(({ before }) => before) };
}

/** What is drawn now. */
export const shownOf = <Row>({ rows, keys, before, drawn }: FollowingRows<Row>): ShownRow<Row>[] =>
  rows.flatMap((row, at) => {
    const one = at < drawn ? row : before[at];
    return one === undefined ? [] : [{ key: present(keys[at]), row: one }];
  });
