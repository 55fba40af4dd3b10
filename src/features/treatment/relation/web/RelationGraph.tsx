import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { RelationEdge, RelationNode } from '../relation.contract.ts';
import { placed, type PlacedNode } from '../relation-layout.rules.ts';
import { RelationStatus } from './RelationStatus.tsx';
import './relation-graph.css';

/** In pixels. */
const [boxHeight, gap] = [116, 12];
const step = boxHeight + gap;
/** Of the width of a column and the room after it, the share that the column takes. */
const share = 0.86;

interface RelationGraphProps {
  nodes: readonly RelationNode[];
  edges: readonly RelationEdge[];
}

/** What leads to what, from the risk in the first column to the proof in the last: each a link to its page. The lines are drawn for a
 *  hundred by the height, and mirrored where one reads from the right. */
export function RelationGraph({ nodes, edges }: RelationGraphProps) {
  const { t } = useTranslation('treatment-relation');
  const layout = useMemo(() => placed(nodes, edges), [nodes, edges]);
  const [active, activate] = useState<string>();
  const pitch = 100 / (layout.columns.length - 1 + share);
  const width = pitch * share;
  const height = layout.rows * step - gap;
  const middle = ({ row }: PlacedNode) => row * step + boxHeight / 2;
  const line = ({ from, to }: { from: PlacedNode; to: PlacedNode }) => {
    const [x1, x2] = [from.column * pitch + width, to.column * pitch];
    const [y1, y2] = [middle(from), middle(to)];
    const bend = (x1 + x2) / 2;
    return `M ${x1} ${y1} C ${bend} ${y1}, ${bend} ${y2}, ${x2} ${y2}`;
  };
  return (
    <div className="relation-graph" role="group" aria-label={t('view.graph')}>
      <div className="relation-room" style={{ height }}>
        <svg
          className={active === undefined ? 'relation-lines' : 'relation-lines has-active'}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          {layout.edges.map((edge) => {
            const ends = [edge.from.node.id, edge.to.node.id];
            return (
              <path
                key={ends.join(' ')}
                d={line(edge)}
                className={ends.includes(active ?? '') ? 'is-active' : undefined}
              />
            );
          })}
        </svg>
        {layout.columns.map((column) => (
          <ul key={column[0]?.node.id}>
            {column.map(({ node, column: at, row }) => (
              <li
                key={node.id}
                style={{
                  insetInlineStart: `${at * pitch}%`,
                  top: row * step,
                  width: `${width}%`,
                  height: boxHeight,
                }}
              >
                <Link
                  to={node.link}
                  className={`relation-node is-${node.kind}`}
                  onMouseEnter={() => activate(node.id)}
                  onMouseLeave={() => activate(undefined)}
                  onFocus={() => activate(node.id)}
                  onBlur={() => activate(undefined)}
                >
                  <span className="relation-kind">
                    <span>{t(`kind.${node.kind}`)}</span> <bdi>{node.ref}</bdi>
                  </span>
                  <span className="relation-title" dir="auto" title={node.title}>
                    {node.title}
                  </span>
                  <RelationStatus node={node} />
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
