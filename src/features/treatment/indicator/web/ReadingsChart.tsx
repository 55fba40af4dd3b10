import { useRef } from 'react';
import { useSize } from '#platform/web/browser/size.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Indicator } from '../indicator.contract.ts';
import { bandsOf, spanOf } from '../reading-picture.rules.ts';

const height = 140;
const edge = { top: 10, bottom: 24, axis: 56, end: 12 };
const fills = { amber: 'var(--warning)', red: 'var(--error)', green: 'var(--success)' } as const;

/** The last readings of an indicator by day, over the bands of its limits. Days run the way one reads. */
export function ReadingsChart({ indicator }: { indicator: Indicator }) {
  const { t } = useTranslation('treatment-indicator');
  const formats = useFormats();
  const { direction } = useLanguage();
  const picture = useRef<HTMLDivElement>(null);
  const { width } = useSize(picture);
  const { readings, last, unit, name, amber, red, state } = indicator;
  const [first] = readings;
  if (first === undefined || last === null) return null;
  const { low, high, from, to } = spanOf(indicator);
  const mirrored = direction === 'rtl';
  const room = width - edge.axis - edge.end;
  const x = (day: string) => {
    const share = to === from ? 1 : (Date.parse(day) - from) / (to - from);
    const along = edge.axis + share * room;
    return mirrored ? width - along : along;
  };
  const y = (value: number) => edge.top + ((high - value) / (high - low)) * (height - edge.top - edge.bottom);
  const start = mirrored ? edge.end : edge.axis;
  const axis = mirrored ? width - edge.axis + 8 : edge.axis - 8;
  const anchor = mirrored ? 'start' : 'end';
  return (
    <div ref={picture} style={{ height }}>
      {width > 0 && (
        <svg
          className="chart"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          direction="ltr"
          aria-label={t('chart.label', {
            name,
            from: formats.day(first.at),
            to: formats.day(last.at),
            value: formats.number(last.value),
            unit,
            state: t(`state.${state ?? 'none'}`),
          })}
        >
          {bandsOf(indicator).map(({ band, top, foot }) => (
            <rect
              key={band}
              x={start}
              y={y(top)}
              width={room}
              height={Math.max(0, y(foot) - y(top))}
              fill={fills[band]}
              fillOpacity="0.12"
            />
          ))}
          <g fontSize={12} fill="var(--text-secondary)">
            {(
              [
                ['amber', amber],
                ['red', red],
              ] as const
            ).map(([band, limit]) => (
              <g key={band}>
                <line
                  x1={start}
                  x2={start + room}
                  y1={y(limit)}
                  y2={y(limit)}
                  stroke={fills[band]}
                  strokeDasharray={band === 'amber' ? '4 3' : undefined}
                />
                <text x={axis} y={y(limit)} dy="0.35em" textAnchor={anchor}>
                  {formats.number(limit)}
                </text>
              </g>
            ))}
            <text
              style={{ unicodeBidi: 'plaintext' }}
              x={x(first.at)}
              y={height - 6}
              textAnchor={mirrored ? 'end' : 'start'}
            >
              {formats.day(first.at)}
            </text>
            {first.at !== last.at && (
              <text
                style={{ unicodeBidi: 'plaintext' }}
                x={x(last.at)}
                y={height - 6}
                textAnchor={mirrored ? 'start' : 'end'}
              >
                {formats.day(last.at)}
              </text>
            )}
          </g>
          <polyline
            points={readings.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
            fill="none"
            stroke="var(--text)"
            strokeWidth="1.5"
          />
          {readings.map(({ id, at, value, band }) => (
            <circle
              key={id}
              cx={x(at)}
              cy={y(value)}
              r={id === last.id ? 5 : 3}
              fill={fills[band]}
              stroke="var(--paper)"
              strokeWidth="1.5"
            >
              <title>{`${formats.day(at)}: ${formats.number(value)} ${unit}`}</title>
            </circle>
          ))}
        </svg>
      )}
    </div>
  );
}
