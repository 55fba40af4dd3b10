import { useId, useMemo, useRef } from 'react';
import { useFormats } from '../../format.ts';
import { useLanguage } from '../../use-language.ts';
import { useSize } from '../../use-size.ts';
import '../chart.css';
import { ChartPart } from '../ChartPart.tsx';
import { ChartTip } from '../ChartTip.tsx';
import type { StackPart } from '../stacked.ts';
import { useStackFocus } from '../use-stack-focus.ts';
import { Picture, type PictureOption } from './Picture.tsx';
import { anchorOf, lettersAt, linesOf, nameAt, pointOf, sliceOf, type RadarLayout } from './radar-layout.ts';
import './radar.css';

export interface RadarAxis {
  id: string;
  name: string;
  /** Stands for the name where there is no room. */
  short: string;
  current: number | null;
  desired: number | null;
  previous: number | null;
  /** Some of what it is made of has no value yet: drawn hatched. */
  isIncomplete: boolean;
  /** The whole of it in words. */
  says: string;
  href?: string | undefined;
}

interface RadarPictureProps {
  /** What the picture shows. */
  label: string;
  axes: readonly RadarAxis[];
  highest: number;
}

const nameGap = 14;
const line = 14;

/** Several values from one middle: today as an area, the wish as a line, the time before as a thin dashed one. */
export function RadarPicture({ label, axes, highest }: RadarPictureProps) {
  const formats = useFormats();
  const { direction } = useLanguage();
  const picture = useRef<HTMLDivElement>(null);
  const { width } = useSize(picture);
  const hatch = useId();
  const isNarrow = width < 480;
  const mirrored = direction === 'rtl';
  const layout = useMemo((): RadarLayout => {
    const height = isNarrow ? 320 : 480;
    const room = isNarrow ? 30 : 92;
    const radius = Math.max(60, Math.min(height / 2 - (isNarrow ? 26 : 44), width / 2 - room));
    return { cx: width / 2, cy: height / 2, radius, mirrored, axes: axes.length, highest };
  }, [axes.length, highest, isNarrow, mirrored, width]);
  const option = useMemo(() => optionOf(layout, axes), [layout, axes]);
  const parts = axes.map((_, bar): StackPart => ({ bar: 0, series: bar, value: 1, before: bar }));
  const focus = useStackFocus(picture, parts, 'x');
  const height = layout.cy * 2;
  const rings = Array.from({ length: highest }, (_, ring) => ring + 1);

  return (
    <div
      ref={picture}
      role="group"
      aria-label={label}
      onKeyDown={focus.onKey}
      className="radar"
      style={{ height }}
    >
      {width > 0 && (
        <>
          <svg className="chart" width={width} height={height} aria-hidden>
            <defs>
              <pattern
                id={hatch}
                width={6}
                height={6}
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width={1.5} height={6} fill="var(--text-secondary)" opacity={0.55} />
              </pattern>
            </defs>
            {axes.map(
              ({ id, isIncomplete }, axis) =>
                isIncomplete && <path key={id} d={sliceOf(layout, axis)} fill={`url(#${hatch})`} />,
            )}
          </svg>
          <Picture option={option} width={width} height={height} />
          <svg className="chart radar-above" width={width} height={height}>
            <g aria-hidden className="radar-rings">
              {rings.map((ring) => (
                <text
                  key={ring}
                  x={layout.cx + (mirrored ? 5 : -5)}
                  y={pointOf(layout, 0, ring).y}
                  dy="0.35em"
                  textAnchor="end"
                >
                  {formats.number(ring)}
                </text>
              ))}
            </g>
            {axes.map((axis, index) => (
              <ChartPart
                key={axis.id}
                at={`0:${index}`}
                name={axis.says}
                href={axis.href}
                isCurrent={focus.isCurrent(0, index)}
                onFocus={() => focus.take(0, index)}
              >
                <path className="radar-slice" d={sliceOf(layout, index)} />
                {axis.current !== null && <Dot layout={layout} axis={index} value={axis.current} />}
                <AxisName
                  layout={layout}
                  axis={index}
                  lines={
                    isNarrow && axes.length > 8
                      ? [axis.short]
                      : linesOf(axis.name, lettersAt(layout, index, nameGap))
                  }
                />
              </ChartPart>
            ))}
          </svg>
        </>
      )}
      <ChartTip within={picture} />
    </div>
  );
}

function Dot({ layout, axis, value }: { layout: RadarLayout; axis: number; value: number }) {
  const { x, y } = pointOf(layout, axis, value);
  return <circle className="radar-dot" cx={x} cy={y} r={3} />;
}

function AxisName({ layout, axis, lines }: { layout: RadarLayout; axis: number; lines: readonly string[] }) {
  const { x, y } = nameAt(layout, axis, nameGap);
  const anchor = anchorOf(layout, axis);
  // Where the page reads from the right, text starts at its right.
  const mirrored = { start: 'end', middle: 'middle', end: 'start' } as const;
  const above = y < layout.cy - layout.radius * 0.9 ? lines.length - 1 : (lines.length - 1) / 2;
  return (
    <text
      className="radar-name"
      x={x}
      y={y}
      dy="0.35em"
      textAnchor={layout.mirrored ? mirrored[anchor] : anchor}
    >
      {lines.map((words, at) => (
        <tspan key={words} x={x} y={y + (at - above) * line} dy="0.35em">
          {words}
        </tspan>
      ))}
    </text>
  );
}

/** The library draws what is missing in the middle, as if it were the lowest level. Where nobody wished, or nothing was before,
 *  the line goes with the current one instead: no way to go, no change. */
const values = (axes: readonly RadarAxis[], of: 'current' | 'desired' | 'previous') =>
  axes.map((axis) => axis[of] ?? axis.current ?? 0);

function optionOf(layout: RadarLayout, axes: readonly RadarAxis[]): PictureOption {
  const grid = { lineStyle: { color: 'var(--divider)', width: 1 } };
  const has = (of: 'desired' | 'previous') => axes.some((axis) => axis[of] !== null);
  const lines = [
    ...(has('previous')
      ? [
          {
            value: values(axes, 'previous'),
            lineStyle: { color: 'var(--text-secondary)', width: 1, type: 'dashed' as const },
          },
        ]
      : []),
    {
      value: values(axes, 'current'),
      lineStyle: { color: 'var(--chart-1)', width: 2 },
      areaStyle: { color: 'var(--chart-1)', opacity: 0.22 },
    },
    ...(has('desired')
      ? [{ value: values(axes, 'desired'), lineStyle: { color: 'var(--chart-2)', width: 2 } }]
      : []),
  ];
  return {
    radar: {
      center: [layout.cx, layout.cy],
      radius: layout.radius,
      startAngle: 90,
      clockwise: !layout.mirrored,
      splitNumber: layout.highest,
      shape: 'polygon',
      indicator: axes.map(({ id }) => ({ name: id, min: 0, max: layout.highest })),
      axisName: { show: false },
      axisLine: grid,
      splitLine: grid,
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        silent: true,
        symbol: 'none',
        emphasis: { disabled: true },
        data: lines,
      },
    ],
  };
}
