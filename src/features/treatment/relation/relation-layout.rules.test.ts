import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { RelationKind, RelationNode } from './relation.contract.ts';
import { placed } from './relation-layout.rules.ts';

const node = (id: string, kind: RelationKind): RelationNode => ({
  id,
  kind,
  ref: id,
  title: id,
  status: 'open',
  link: `/${id}`,
});

suite('The graph of what is related to a risk', () => {
  test('has a column for each step from the risk to its proof, and none that is empty', () => {
    const { columns, rows } = placed(
      [node('R', 'risk'), node('C', 'control'), node('E', 'evidence'), node('T', 'task')],
      [],
    );
    assert.deepEqual(
      columns.map((column) => column.map(({ node: { id }, column: at, row }) => `${id} ${at} ${row}`)),
      [['R 0 0'], ['C 1 0'], ['E 2 0', 'T 2 1']],
    );
    assert.equal(rows, 2);
  });

  test('puts what comes from the first control above what comes from the second', () => {
    const nodes = [
      node('R', 'risk'),
      node('C1', 'control'),
      node('C2', 'control'),
      node('P2', 'plan'),
      node('P1', 'plan'),
    ];
    const edges = [
      { from: 'R', to: 'C1' },
      { from: 'R', to: 'C2' },
      { from: 'C2', to: 'P2' },
      { from: 'C1', to: 'P1' },
    ];
    const { columns, edges: lines } = placed(nodes, edges);
    assert.deepEqual(
      columns[2]?.map((one) => one.node.id),
      ['P1', 'P2'],
    );
    assert.equal(lines.length, edges.length);
  });
});
