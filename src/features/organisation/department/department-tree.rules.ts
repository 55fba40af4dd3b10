import { present } from '#platform/contract/values/present.ts';
/** A department by its place among the others. */
export interface TreeRow {
  id: string;
  parent_id: string | null;
}

/** Whether one is the other, or lies anywhere below it. */
export function isWithin(rows: readonly TreeRow[], id: string | null, above: string): boolean {
  for (let at = id; at !== null;) {
    if (at === above) return true;
    const from: string = at;
    at = rows.find((row) => row.id === from)?.parent_id ?? null;
  }
  return false;
}

/** How many levels lie from here down: 1 without anything below. */
export const heightOf = (rows: readonly TreeRow[], id: string): number =>
  1 +
  Math.max(0, ...rows.filter(({ parent_id }) => parent_id === id).map((child) => heightOf(rows, child.id)));

/** On which level it is: 1 at the top. */
export function levelOf(rows: readonly TreeRow[], id: string | null): number {
  const parent = rows.find((row) => row.id === id)?.parent_id ?? null;
  return id === null ? 0 : 1 + levelOf(rows, parent);
}

/** The rows with one moved below a parent, after a sister (null: first; left out: last, or where it was if the parent stays). */
export function moved<Row extends TreeRow>(
  rows: readonly Row[],
  id: string,
  parent_id: string | null,
  after: string | null | undefined,
): Row[] {
  const row = present(rows.find((one) => one.id === id));
  if (after === undefined && row.parent_id === parent_id) return [...rows];
  const others = rows.filter((one) => one.id !== id);
  const at =
    after === undefined
      ? others.length
      : after === null
        ? 0
        : others.findIndex((one) => one.id === after) + 1;
  return others.toSpliced(at, 0, { ...row, parent_id });
}

/** The rows from the top down, each followed by what is below it; sisters as they come. With the way to each from the top. */
export function inTreeOrder<Row extends TreeRow>(
  rows: readonly Row[],
  parent: string | null = null,
  way: readonly string[] = [],
): (Row & { path: string[] })[] {
  return rows
    .filter(({ parent_id }) => parent_id === parent)
    .flatMap((row) => {
      const path = [...way, row.id];
      return [{ ...row, path }, ...inTreeOrder(rows, row.id, path)];
    });
}

export const treeSteps = ['up', 'down', 'in', 'out'] as const;
export type TreeStep = (typeof treeSteps)[number];

/** Where one goes by one step among its sisters, into the one before it, or out of its parent; nothing where there is no way. */
export function placeAfterStep<Row extends TreeRow>(
  rows: readonly Row[],
  id: string,
  step: TreeStep,
): { parent_id: string | null; after_id: string | null } | undefined {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) return undefined;
  const sisters = rows.filter(({ parent_id }) => parent_id === row.parent_id).map((one) => one.id);
  const at = sisters.indexOf(id);
  const { parent_id } = row;
  switch (step) {
    case 'up':
      return at > 0 ? { parent_id, after_id: sisters[at - 2] ?? null } : undefined;
    case 'down': {
      const next = sisters[at + 1];
      return next === undefined ? undefined : { parent_id, after_id: next };
    }
    case 'in': {
      const before = sisters[at - 1];
      if (before === undefined) return undefined;
      const last = rows.findLast((one) => one.parent_id === before);
      return { parent_id: before, after_id: last?.id ?? null };
    }
    case 'out': {
      const parent = rows.find((one) => one.id === parent_id);
      return parent === undefined ? undefined : { parent_id: parent.parent_id, after_id: parent.id };
    }
  }
}
