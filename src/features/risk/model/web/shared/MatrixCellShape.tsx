import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { levelFill, levelInk } from '#platform/contract/contrast.ts';
import type { Cell } from '../../risk-level.contract.ts';

/** A cell as it is drawn: its level, and how many risks lie in it. */
export interface CountedCell extends Cell {
  level: { index: number; colour: string; name: string; short: string };
  count: number;
}

interface MatrixCellShapeProps {
  cell: CountedCell;
  x: number;
  y: number;
  width: number;
  height: number;
  mirrored: boolean;
  /** Of the fullest cell: 1 is as full. */
  share: number;
}

const smallest = 11;

/** A cell in its level's colour, paler while nothing lies in it; its risks as a disc whose area is their number. */
export function MatrixCellShape({ cell, x, y, width, height, mirrored, share }: MatrixCellShapeProps) {
  const formats = useFormats();
  const { level, count } = cell;
  const largest = Math.min(width, height) / 2 - 7;
  const radius = Math.min(largest, Math.max(smallest, Math.sqrt(share) * largest));
  const isEmpty = count === 0;
  return (
    <>
      <rect
        className="chart-shape"
        x={x}
        y={y}
        width={width}
        height={height}
        rx={4}
        fill={levelFill(level.colour)}
        fillOpacity={isEmpty ? 0.42 : 1}
        // Pale levels keep an edge on a white page.
        stroke="rgb(0 0 0 / 10%)"
      />
      <text
        x={mirrored ? x + width - 5 : x + 5}
        y={y + 13}
        fontSize={10}
        fontWeight={600}
        // SVG turns "start" round with the reading direction.
        textAnchor="start"
        fill={isEmpty ? 'var(--text)' : levelInk(level.colour)}
      >
        {level.short}
      </text>
      {!isEmpty && (
        <g className="chart-appear">
          <circle
            cx={x + width / 2}
            cy={y + height / 2}
            r={radius}
            fill="#FFFFFF"
            stroke="rgb(0 0 0 / 22%)"
          />
          <text
            x={x + width / 2}
            y={y + height / 2}
            dy="0.35em"
            textAnchor="middle"
            fontSize={radius > 16 ? 14 : 12}
            fontWeight={600}
            fill="#1A1C1E"
            style={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {formats.number(count, { notation: count >= 10_000 ? 'compact' : 'standard' })}
          </text>
        </g>
      )}
      <rect className="chart-ring" x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx={4} />
    </>
  );
}
