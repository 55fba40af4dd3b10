import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useFormats } from '../format.ts';
import { useLanguage } from '../use-language.ts';
import { useSize } from '../use-size.ts';
import './chart.css';
import { ChartPart } from './ChartPart.tsx';
import { ChartTip } from './ChartTip.tsx';
import { useStackFocus } from './use-stack-focus.ts';
import { StackShape } from './StackShape.tsx';
import { partsOf, totalOf, type Stack } from './stacked.ts';

interface StackedBarsProps extends Stack {
  /** What the picture shows. */
  label: string;
  /** How a number of things is said: "3 risks". */
  say: (value: number) => string;
}

const row = 28;
const thick = 20;

/** Bars lying one below the other, each with its name before it and its total behind it. */
export function StackedBars({ label, say, bars, series, values, linkOf }: StackedBarsProps) {
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
  const height = bars.length * row;

  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(84px, 30%) minmax(0, 1fr) auto', columnGap: 1.5 }}
    >
      <Box aria-hidden sx={{ minWidth: 0 }}>
        {bars.map((bar) => (
          <Box
            key={bar.id}
            title={bar.label}
            // A name is cut at its own end, whichever way the page reads; "left" is the page's start.
            dir="auto"
            sx={{
              textAlign: 'left',
              typography: 'table',
              lineHeight: `${row}px`,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {bar.label}
          </Box>
        ))}
      </Box>
      <Box ref={picture} onKeyDown={focus.onKey} sx={{ minWidth: 0, height }}>
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
                    name={`${named.label} · ${one.label}: ${say(value)} (${share})`}
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
                      labels={[`${count} · ${share}`, count]}
                    />
                  </ChartPart>
                );
              })}
            </g>
          </svg>
        )}
        <ChartTip within={picture} />
      </Box>
      <Box aria-hidden sx={{ textAlign: 'end' }}>
        {totals.map((total, bar) => (
          <Box key={bars[bar]?.id} sx={{ typography: 'table', fontWeight: 600, lineHeight: `${row}px` }}>
            {formats.number(total)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
