import { useId } from 'react';
import { textOn } from './contrast.ts';
import type { StackSeries } from './stacked.ts';

interface StackShapeProps {
  series: StackSeries;
  x: number;
  y: number;
  width: number;
  height: number;
  /** From the longest that fits to the shortest; the first that fits is written. */
  labels: readonly string[];
}

const letter = 7;

/** One part of a bar, with the words there is room for. */
export function StackShape({
  series: { colour, isHatched = false },
  x,
  y,
  width,
  height,
  labels,
}: StackShapeProps) {
  const hatch = useId();
  const label = height < 14 ? undefined : labels.find((text) => text.length * letter + 6 <= width);
  const ink = isHatched ? 'var(--text)' : inkOf(colour);
  return (
    <>
      {isHatched && (
        <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={6} height={6} fill="var(--paper)" />
          <rect width={1.5} height={6} fill={colour} />
        </pattern>
      )}
      <rect
        className="chart-shape"
        x={x}
        y={y}
        width={Math.max(1, width - 1)}
        height={Math.max(1, height - 1)}
        rx={Math.min(2, width / 2)}
        fill={isHatched ? `url(#${hatch})` : colour}
        // Pale colours keep an edge on a white page.
        stroke={isHatched ? colour : 'rgb(0 0 0 / 12%)'}
      />
      {label !== undefined && (
        <text
          className="chart-appear"
          x={x + (width - 1) / 2}
          y={y + height / 2}
          dy="0.35em"
          textAnchor="middle"
          fontSize={12}
          fontWeight={600}
          fill={ink}
          {...(isHatched && { paintOrder: 'stroke', stroke: 'var(--paper)', strokeWidth: 3 })}
          style={{ fontVariantNumeric: 'tabular-nums', pointerEvents: 'none' }}
        >
          {label}
        </text>
      )}
      <rect className="chart-ring" x={x - 1} y={y - 1} width={width + 1} height={height + 1} rx={3} />
    </>
  );
}

/** What is written on a colour, or on a token of the theme: those of charts and levels say it themselves. */
function inkOf(colour: string): string {
  if (colour.startsWith('#')) return textOn(colour);
  return /^var\(--(chart|maturity)-/.test(colour) ? colour.replace('--', '--on-') : 'var(--paper)';
}
