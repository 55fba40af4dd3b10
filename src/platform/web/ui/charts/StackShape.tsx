import { useId } from 'react';
import { levelFill, levelInk } from '#platform/contract/contrast.ts';
import { Hatch } from './Hatch.tsx';
import { labelSize, partLabel, type StackSeries } from './stacked.ts';

interface StackShapeProps {
  series: StackSeries;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How many the part stands for, and how much of its bar that is. */
  count: string;
  share: string;
}

/** One part of a bar, with its count and share as far as there is room. */
export function StackShape({
  series: { colour, isHatched = false },
  x,
  y,
  width,
  height,
  count,
  share,
}: StackShapeProps) {
  const hatch = useId();
  const label = partLabel(count, share, width, height);
  const ink = isHatched ? 'var(--text)' : inkOf(colour);
  return (
    <>
      {isHatched && <Hatch id={hatch} colour={colour} />}
      <rect
        className="chart-shape"
        x={x}
        y={y}
        width={Math.max(1, width - 1)}
        height={Math.max(1, height - 1)}
        rx={Math.min(2, width / 2)}
        fill={isHatched ? `url(#${hatch})` : colour.startsWith('#') ? levelFill(colour) : colour}
        // Pale colours keep an edge on a white page.
        stroke={isHatched ? colour : 'rgb(0 0 0 / 12%)'}
      />
      {label !== undefined && (
        <text
          className="chart-appear"
          textAnchor="middle"
          fontSize={12}
          fontWeight={600}
          fill={ink}
          {...(isHatched && { paintOrder: 'stroke', stroke: 'var(--paper)', strokeWidth: 3 })}
          style={{ fontVariantNumeric: 'tabular-nums', pointerEvents: 'none' }}
        >
          {label.map((words, at) => (
            <tspan
              key={words}
              x={x + (width - 1) / 2}
              y={y + height / 2 + (at - (label.length - 1) / 2) * labelSize.line}
              dy="0.35em"
            >
              {words}
            </tspan>
          ))}
        </text>
      )}
      <rect className="chart-ring" x={x - 1} y={y - 1} width={width + 1} height={height + 1} rx={3} />
    </>
  );
}

/** What is written on a colour, or on a token of the theme: those of charts and levels say it themselves. */
function inkOf(colour: string): string {
  if (colour.startsWith('#')) return levelInk(colour);
  return /^var\(--(chart|maturity)-/.test(colour) ? colour.replace('--', '--on-') : 'var(--paper)';
}
