import type { RelationEdge, RelationKind, RelationNode } from './relation.contract.ts';

/** Which column a kind stands in: what treats a risk first, then what improves and tests that, then the work and the proof. */
const columnOf: Record<RelationKind, number> = {
  risk: 0,
  control: 1,
  acceptance: 1,
  plan: 2,
  test: 2,
  question: 3,
  requirement: 3,
  task: 3,
  evidence: 3,
};

/** A node with its place: columns and rows are counted from 0. */
export interface PlacedNode {
  node: RelationNode;
  column: number;
  row: number;
}

export interface RelationLayout {
  columns: PlacedNode[][];
  edges: { from: PlacedNode; to: PlacedNode }[];
  /** Of the longest column. */
  rows: number;
}

/** Places nodes in columns, without empty ones; in each column the nodes stand in the order of those that lead to them, so that few lines
 *  cross. */
export function placed(nodes: readonly RelationNode[], edges: readonly RelationEdge[]): RelationLayout {
  const places = new Map<string, PlacedNode>();
  const columns: PlacedNode[][] = [];
  for (const wanted of new Set(Object.values(columnOf))) {
    const heightOf = ({ id }: RelationNode): number => {
      const above = edges.flatMap(({ from, to }) => (to === id ? (places.get(from)?.row ?? []) : []));
      return above.length === 0 ? 0 : above.reduce((sum, row) => sum + row, 0) / above.length;
    };
    const column = nodes
      .filter(({ kind }) => columnOf[kind] === wanted)
      .map((node) => ({ node, height: heightOf(node) }))
      .toSorted((one, other) => one.height - other.height)
      .map(({ node }, row): PlacedNode => ({ node, column: columns.length, row }));
    if (column.length === 0) continue;
    columns.push(column);
    for (const one of column) places.set(one.node.id, one);
  }
  return {
    columns,
    edges: edges.flatMap(({ from, to }) => {
      const [start, end] = [places.get(from), places.get(to)];
      return start === undefined || end === undefined ? [] : [{ from: start, to: end }];
    }),
    rows: Math.max(0, ...columns.map(({ length }) => length)),
  };
}
