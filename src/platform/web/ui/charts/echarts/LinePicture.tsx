import { useMemo, useRef } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useSize } from '#platform/web/browser/size.hooks.ts';
import '#platform/web/ui/charts/chart.css';
import { ChartPart } from '#platform/web/ui/charts/ChartPart.tsx';
import { ChartTip } from '#platform/web/ui/charts/ChartTip.tsx';
import { useListFocus } from '#platform/web/ui/inputs/list-focus.hooks.ts';
import { lineLayout, type LineLayout } from './line-layout.ts';
import './line.css';
import { Picture, type PictureOption } from './Picture.tsx';

export interface LineSeries {
  id: string;
  label: string;
  colour: string;
  isDashed?: boolean;
}

export interface LinePoint {
  /** The day it stands at. */
  date: string;
  label: string;
  /** One for each series; null where there is no value. */
  values: readonly (number | null)[];
  /** The whole of it in words. */
  says: string;
  href?: string | undefined;
}

interface LinePictureProps {
  /** What the picture shows. */
  label: string;
  series: readonly LineSeries[];
  points: readonly LinePoint[];
  highest: number;
  /** From one number beside the lines to the next. */
  step?: number;
  /** Whether each line is named at its end: where names are long, a legend says them. */
  isNamed?: boolean;
}

const decimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A few values over time, each line with its last value at its end. */
export function LinePicture({ label, series, points, highest, step = 1, isNamed = true }: LinePictureProps) {
  const { direction } = useLanguage();
  const picture = useRef<HTMLDivElement>(null);
  const { width } = useSize(picture);
  const mirrored = direction === 'rtl';
  const layout = useMemo(
    () => lineLayout({ width, mirrored, highest, isNamed, dates: points.map(({ date }) => date) }),
    [width, mirrored, highest, isNamed, points],
  );
  const option = useMemo(() => optionOf(layout, step, series, points), [layout, step, series, points]);
  const focus = useListFocus(picture, points.length);

  return (
    <div
      ref={picture}
      role="group"
      aria-label={label}
      onKeyDown={focus.onKey}
      className="line-picture"
      style={{ height: layout.height }}
    >
      {width > 0 && (
        <>
          <Picture option={option} width={width} height={layout.height} />
          <svg className="chart" width={width} height={layout.height}>
            <LineWords layout={layout} series={series} points={points} step={step} isNamed={isNamed} />
            {points.map((point, at) => (
              <ChartPart key={point.date} name={point.says} href={point.href} {...focus.part(at)}>
                <rect className="line-slice" {...layout.slice(at)} rx={4} />
                {series.map((one, of) => {
                  const value = point.values[of] ?? null;
                  return value === null ? null : (
                    <circle
                      key={one.id}
                      className="line-dot"
                      cx={layout.x(at)}
                      cy={layout.y(value)}
                      r={4}
                      fill={one.colour}
                    />
                  );
                })}
              </ChartPart>
            ))}
          </svg>
        </>
      )}
      <ChartTip within={picture} />
    </div>
  );
}

interface LineWordsProps extends Pick<LinePictureProps, 'series' | 'points'> {
  layout: LineLayout;
  step: number;
  isNamed: boolean;
}

/** The numbers beside the lines, the days below them, and at the end of each its last value. */
function LineWords({ layout, series, points, step, isNamed }: LineWordsProps) {
  const formats = useFormats();
  const mirrored = useLanguage().direction === 'rtl';
  const ticks = Array.from({ length: Math.floor(layout.highest / step) + 1 }, (_, tick) => tick * step);
  const last = points.at(-1);
  const ends = layout.apart(last?.values ?? []);
  return (
    <g aria-hidden className="line-words">
      {ticks.map((tick) => (
        <text
          key={tick}
          x={layout.start - (mirrored ? -6 : 6)}
          y={layout.y(tick)}
          dy="0.35em"
          textAnchor="end"
        >
          {formats.number(tick)}
        </text>
      ))}
      {points.map(
        (point, at) =>
          layout.isNamed(at) && (
            <text key={point.date} x={layout.x(at)} y={layout.height - 6} textAnchor="middle">
              {point.label}
            </text>
          ),
      )}
      {series.map((one, of) => {
        const value = last?.values[of];
        return value === null || value === undefined ? null : (
          <text
            key={one.id}
            className="line-name"
            x={layout.end + (mirrored ? -8 : 8)}
            y={ends[of]}
            dy="0.35em"
            textAnchor="start"
          >
            {isNamed ? `${one.label} ${formats.number(value, decimal)}` : formats.number(value, decimal)}
          </text>
        );
      })}
    </g>
  );
}

function optionOf(
  { start, end, top, bottom, height, width, times, highest }: LineLayout,
  step: number,
  series: readonly LineSeries[],
  points: readonly LinePoint[],
): PictureOption {
  const [first = 0, last = 1] = [times[0], times.at(-1)];
  const alone = first === last;
  return {
    grid: { left: Math.min(start, end), right: width - Math.max(start, end), top, bottom: height - bottom },
    xAxis: {
      type: 'value',
      min: alone ? first - 1 : first,
      max: alone ? last + 1 : last,
      inverse: end < start,
      show: false,
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: highest,
      interval: step,
      axisLabel: { show: false },
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: 'var(--divider)' } },
    },
    series: series.map(({ id, colour, isDashed = false }, of) => ({
      id,
      type: 'line' as const,
      silent: true,
      symbol: 'none',
      emphasis: { disabled: true },
      lineStyle: { color: colour, width: 2, type: isDashed ? ('dashed' as const) : ('solid' as const) },
      data: points.map(({ values }, at): [number, number | null] => [times[at] ?? 0, values[of] ?? null]),
    })),
  };
}
