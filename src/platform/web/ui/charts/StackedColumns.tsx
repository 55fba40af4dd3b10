import { useRef } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useSize } from '#platform/web/browser/size.hooks.ts';
import './chart.css';
import { ChartPart } from './ChartPart.tsx';
import { ChartTip } from './ChartTip.tsx';
import { StackShape } from './StackShape.tsx';
import { partsOf, ticksTo, totalOf, type Stack } from './stacked.ts';
import { useStackFocus } from './stack-focus.hooks.ts';

interface StackedColumnsProps extends Stack {
  /** What the picture shows. */
  label: string;
  /** The text for a value: "3 risks". */
  valueText: (value: number) => string;
}

const plot = 200;
const foot = 24;
const widest = 56;
const nameRoom = 52;

/** Bars standing side by side: what happened, from one span of time to the next. */
export function StackedColumns({ label, valueText, bars, series, values, linkOf }: StackedColumnsProps) {
  const formats = useFormats();
  const { direction } = useLanguage();
  const picture = useRef<HTMLDivElement>(null);
  const { width } = useSize(picture);
  const parts = partsOf({ values });
  const totals = values.map(totalOf);
  const ticks = ticksTo(Math.max(...totals, 1));
  const top = ticks.at(-1) ?? 1;
  const focus = useStackFocus(picture, parts, 'y');
  const layout = layOut({
    width,
    mirrored: direction === 'rtl',
    bars: bars.length,
    top,
    topText: formats.number(top),
  });
  const { axis, room, thick, unit, left } = layout;

  return (
    <div
      ref={picture}
      role="group"
      aria-label={label}
      onKeyDown={focus.onKey}
      style={{ height: plot + foot }}
    >
      {width > 0 && (
        <svg className="chart" width={width} height={plot + foot} viewBox={`0 0 ${width} ${plot + foot}`}>
          <Axes layout={layout} ticks={ticks} bars={bars} />
          <g className="chart-grow" data-from="below" style={{ transformOrigin: `0 ${plot}px` }}>
            {parts.map(({ bar, series: of, value, before }) => {
              const one = series[of];
              const named = bars[bar];
              if (one === undefined || named === undefined) return null;
              const share = formats.percent(value / (totals[bar] ?? value));
              const count = formats.number(value);
              return (
                <ChartPart
                  key={`${named.id} ${one.id}`}
                  at={`${bar}:${of}`}
                  name={`${named.label} · ${one.label}: ${valueText(value)} (${share})`}
                  href={linkOf?.(bar, of)}
                  isCurrent={focus.isCurrent(bar, of)}
                  onFocus={() => focus.take(bar, of)}
                >
                  <StackShape
                    series={one}
                    x={left(axis + room * bar + (room - thick) / 2, thick)}
                    y={plot - (before + value) * unit}
                    width={thick}
                    height={value * unit}
                    count={count}
                    share={share}
                  />
                </ChartPart>
              );
            })}
          </g>
        </svg>
      )}
      <ChartTip within={picture} />
    </div>
  );
}

interface Room {
  width: number;
  mirrored: boolean;
  bars: number;
  /** The highest number beside the bars. */
  top: number;
  topText: string;
}

/** How wide and high everything is, and where it stands from the start of the reading direction. */
function layOut({ width, mirrored, bars, top, topText }: Room) {
  const axis = 12 + topText.length * 7;
  const room = (width - axis) / Math.max(1, bars);
  return {
    width,
    axis,
    room,
    thick: Math.min(widest, room * 0.7),
    unit: (plot - 16) / top,
    left: (x: number, long = 0) => (mirrored ? width - x - long : x),
    /** Names stand below as many bars as they have room for. */
    every: Math.max(1, Math.ceil(nameRoom / Math.max(1, room))),
  };
}

interface AxesProps extends Pick<Stack, 'bars'> {
  layout: ReturnType<typeof layOut>;
  ticks: readonly number[];
}

function Axes({ layout: { width, axis, room, unit, left, every }, ticks, bars }: AxesProps) {
  const formats = useFormats();
  return (
    <g aria-hidden fontSize={12} fill="var(--text-secondary)">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left(axis)}
            x2={left(width)}
            y1={plot - tick * unit}
            y2={plot - tick * unit}
            stroke="var(--divider)"
          />
          <text x={left(axis - 6)} y={plot - tick * unit} dy="0.35em" textAnchor="end">
            {formats.number(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ id, label: name }, bar) =>
        bar % every === 0 ? (
          <text key={id} x={left(axis + room * (bar + 0.5))} y={plot + 16} textAnchor="middle">
            {name}
          </text>
        ) : null,
      )}
    </g>
  );
}
