import { useId, useRef } from 'react';
import { useLanguage } from '../use-language.ts';
import { useSize } from '../use-size.ts';
import './chart.css';
import { ChartPart } from './ChartPart.tsx';
import { ChartTip } from './ChartTip.tsx';
import './goal-bars.css';
import type { StackPart } from './stacked.ts';
import { useStackFocus } from './use-stack-focus.ts';

export interface GoalBar {
  id: string;
  label: string;
  /** Stands before the name: an identifier. */
  code?: string | undefined;
  /** Where it is now, and where it should be; null where nobody said. */
  value: number | null;
  goal: number | null;
  /** Some of what it is made of has no value yet: drawn as lines. */
  isIncomplete?: boolean;
  /** Written at the end of the bar. */
  figure: string;
  /** The whole of it in words. */
  says: string;
  href?: string | undefined;
}

interface GoalBarsProps {
  /** What the picture shows. */
  label: string;
  bars: readonly GoalBar[];
  highest: number;
}

const row = 28;
const thick = 14;

/** Bars one below the other, each on its way to a mark: what is missing up to it is tinted. */
export function GoalBars({ label, bars, highest }: GoalBarsProps) {
  const { direction } = useLanguage();
  const hatch = useId();
  const picture = useRef<HTMLDivElement>(null);
  const { width } = useSize(picture);
  const mirrored = direction === 'rtl';
  const unit = width / highest;
  const left = (from: number, to: number) => (mirrored ? width - to * unit : from * unit);
  const parts = bars.map((_, bar): StackPart => ({ bar, series: 0, value: 1, before: 0 }));
  const focus = useStackFocus(picture, parts, 'x');
  const height = bars.length * row;

  return (
    <div
      role="group"
      aria-label={label}
      className="stacked-bars goal-bars"
      style={{ lineHeight: `${row}px` }}
    >
      <div aria-hidden className="stacked-bars-names">
        {bars.map((bar) => (
          <div key={bar.id} title={bar.label} dir="auto">
            {bar.code !== undefined && (
              <span className="goal-bars-code">
                <bdi>{bar.code}</bdi>
              </span>
            )}
            {bar.label}
          </div>
        ))}
      </div>
      <div ref={picture} onKeyDown={focus.onKey} style={{ minWidth: 0, height }}>
        {width > 0 && (
          <svg className="chart" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
            <defs>
              <pattern
                id={hatch}
                width={6}
                height={6}
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width={6} height={6} fill="var(--paper)" />
                <rect width={2} height={6} fill="var(--chart-1)" />
              </pattern>
            </defs>
            <g aria-hidden>
              {Array.from({ length: highest + 1 }, (_, tick) => (
                <line
                  key={tick}
                  x1={left(tick, tick)}
                  x2={left(tick, tick)}
                  y2={height}
                  stroke="var(--divider)"
                />
              ))}
            </g>
            {bars.map(({ id, value, goal, isIncomplete = false, says, href }, bar) => {
              const y = bar * row + (row - thick) / 2;
              const missing = value !== null && goal !== null && goal > value;
              return (
                <ChartPart
                  key={id}
                  at={`${bar}:0`}
                  name={says}
                  href={href}
                  isCurrent={focus.isCurrent(bar, 0)}
                  onFocus={() => focus.take(bar, 0)}
                >
                  <rect className="goal-bars-row" y={bar * row} width={width} height={row} rx={4} />
                  <g className="chart-grow" data-from={mirrored ? 'end' : 'start'}>
                    {missing && (
                      <rect
                        className="goal-bars-missing"
                        x={left(value, goal)}
                        y={y}
                        width={(goal - value) * unit}
                        height={thick}
                      />
                    )}
                    {value !== null && (
                      <rect
                        className="chart-shape"
                        x={left(0, value)}
                        y={y}
                        width={Math.max(2, value * unit)}
                        height={thick}
                        rx={2}
                        fill={isIncomplete ? `url(#${hatch})` : 'var(--chart-1)'}
                        stroke={isIncomplete ? 'var(--chart-1)' : undefined}
                      />
                    )}
                    {goal !== null && (
                      <rect
                        className="goal-bars-mark"
                        x={left(goal, goal) - 1.5}
                        y={y - 4}
                        width={3}
                        height={thick + 8}
                        rx={1}
                      />
                    )}
                  </g>
                  <rect className="chart-ring" y={bar * row + 1} width={width} height={row - 2} rx={4} />
                </ChartPart>
              );
            })}
          </svg>
        )}
        <ChartTip within={picture} />
      </div>
      <div aria-hidden className="stacked-bars-totals">
        {bars.map((bar) => (
          <div key={bar.id}>{bar.figure}</div>
        ))}
      </div>
    </div>
  );
}
