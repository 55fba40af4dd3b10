import { useId, useMemo, useRef } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useSize } from '#platform/web/browser/size.hooks.ts';
import '#platform/web/ui/charts/chart.css';
import { ChartPart } from '#platform/web/ui/charts/ChartPart.tsx';
import { ChartTip } from '#platform/web/ui/charts/ChartTip.tsx';
import { Hatch } from '#platform/web/ui/charts/Hatch.tsx';
import { useListFocus } from '#platform/web/ui/inputs/list-focus.hooks.ts';
import { Picture, type PictureOption } from './Picture.tsx';
import {
  lineHeight,
  pointOf,
  radarLayout,
  sliceOf,
  type PlacedName,
  type Point,
  type RadarLayout,
} from './radar-layout.ts';
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

/** With more axes than this only their short names stand around them. */
const narrow = 400;
const [mostNarrow, mostNamed] = [8, 20];

/** Several values from one middle: today as an area, the wish as a line, the time before as a thin dashed one. */
export function RadarPicture({ label, axes, highest }: RadarPictureProps) {
  const formats = useFormats();
  const { direction } = useLanguage();
  const picture = useRef<HTMLDivElement>(null);
  const { width } = useSize(picture);
  const hatch = useId();
  const mirrored = direction === 'rtl';
  const layout = useMemo(() => {
    const isCrowded = axes.length > (width < narrow ? mostNarrow : mostNamed);
    const names = axes.map(({ name, short }) => (isCrowded ? short : name));
    return radarLayout({ width, mirrored, highest, names });
  }, [axes, highest, mirrored, width]);
  const option = useMemo(() => optionOf(layout, axes), [layout, axes]);
  const focus = useListFocus(picture, axes.length);
  const { height } = layout;
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
            <Hatch id={hatch} colour="color-mix(in srgb, var(--text-secondary) 55%, transparent)" />
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
              <ChartPart key={axis.id} name={axis.says} href={axis.href} {...focus.part(index)}>
                <path className="radar-slice" d={sliceOf(layout, index)} />
                {axis.current !== null && <Dot {...pointOf(layout, index, axis.current)} />}
                <AxisName name={layout.names[index]} isMirrored={mirrored} />
              </ChartPart>
            ))}
          </svg>
        </>
      )}
      <ChartTip within={picture} />
    </div>
  );
}

const Dot = ({ x, y }: Point) => <circle className="radar-dot" cx={x} cy={y} r={3} />;

// Where the page reads from the right, text starts at its right.
const mirroredAnchor = { start: 'end', middle: 'middle', end: 'start' } as const;

function AxisName({ name, isMirrored }: { name: PlacedName | undefined; isMirrored: boolean }) {
  if (name === undefined) return null;
  const { lines, x, y, anchor } = name;
  return (
    <text className="radar-name" textAnchor={isMirrored ? mirroredAnchor[anchor] : anchor}>
      {lines.map((words, at) => (
        <tspan key={words} x={x} y={y + (at - (lines.length - 1) / 2) * lineHeight} dy="0.35em">
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
