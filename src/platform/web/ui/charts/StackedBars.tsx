import { useRef } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useSize } from '#platform/web/browser/size.hooks.ts';
import './chart.css';
import { ChartPart } from './ChartPart.tsx';
import { ChartTip } from './ChartTip.tsx';
import { useStackFocus } from './stack-focus.hooks.ts';
import { StackShape } from './StackShape.tsx';
import { partsOf, totalOf, type Stack } from './stacked.ts';

interface StackedBarsProps extends Stack {
  /** What the picture shows. */
  label: string;
  /** The text for a value: "3 risks". */
  valueText: (value: number) => string;
  /** Thick enough for a number above its share: narrow parts say both. */
  isThick?: boolean;
}

/** Bars lying one below the other, each with its name before it and its total behind it. */
export function StackedBars({
  label,
  valueText,
  isThick = false,
  bars,
  series,
  values,
  linkOf,
}: StackedBarsProps) {
  const formats = useFormats();
  const { direction } = useLanguage();
  const picture = useRef<HTMLDivElement>(null);
  const { width } = useSize(picture);
  const parts = partsOf({ values });
  const totals = values.map(totalOf);
  const largest = Math.max(1, ...totals);
  const mirrored = direction === 'rtl';
  const focus = useStackFocus(picture, parts, 'x');
  const unit = width / largest;
  const [row, thick] = isThick ? [44, 34] : [28, 20];
  const height = bars.length * row;

  return (
    <div role="group" aria-label={label} className="stacked-bars" style={{ lineHeight: `${row}px` }}>
      <div aria-hidden className="stacked-bars-names">
        {bars.map((bar) => (
          <div key={bar.id} title={bar.label} dir="auto">
            {bar.label}
          </div>
        ))}
      </div>
      <div ref={picture} onKeyDown={focus.onKey} style={{ minWidth: 0, height }}>
        {width > 0 && (
          <svg className="chart" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
            <g className="chart-grow" data-from={mirrored ? 'end' : 'start'}>
              {parts.map(({ bar, series: of, value, before }) => {
                const one = series[of];
                const named = bars[bar];
                if (one === undefined || named === undefined) return null;
                const share = formats.percent(value / (totals[bar] ?? value));
                const count = formats.number(value);
                const long = value * unit;
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
                      x={mirrored ? width - before * unit - long : before * unit}
                      y={bar * row + (row - thick) / 2}
                      width={long}
                      height={thick}
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
      <div aria-hidden className="stacked-bars-totals">
        {totals.map((total, bar) => (
          <div key={bars[bar]?.id}>{formats.number(total)}</div>
        ))}
      </div>
    </div>
  );
}
