import { useMemo, useRef } from 'react';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useSize } from '#platform/web/browser/size.hooks.ts';
import { ChartPart } from '#platform/web/ui/charts/ChartPart.tsx';
import { ChartTip } from '#platform/web/ui/charts/ChartTip.tsx';
import { Picture, type PictureOption } from '#platform/web/ui/charts/echarts/Picture.tsx';
import { useListFocus } from '#platform/web/ui/inputs/list-focus.hooks.ts';
import '#platform/web/ui/charts/chart.css';
import '#platform/web/ui/charts/echarts/line.css';
import type { SimulationResult } from '../quantification.contract.ts';
import { exceedanceLayout, type ExceedanceLayout } from './exceedance-layout.ts';
import type { LossWords } from './loss-words.hooks.ts';

type Curve = SimulationResult['curve'];

/** With which probability a year costs more than each loss. */
export function ExceedancePicture({ curve, words }: { curve: Curve; words: LossWords }) {
  const { t } = useTranslation('treatment-quantification');
  const { direction } = useLanguage();
  const picture = useRef<HTMLDivElement>(null);
  const { width } = useSize(picture);
  const mirrored = direction === 'rtl';
  const layout = useMemo(() => exceedanceLayout(curve, { width, mirrored }), [curve, width, mirrored]);
  const option = useMemo(() => optionOf(layout, curve), [layout, curve]);
  const focus = useListFocus(picture, curve.length);
  const { start, end, bottom, height, highest, losses } = layout;
  return (
    <div
      ref={picture}
      role="group"
      aria-label={t('curve.label')}
      onKeyDown={focus.onKey}
      className="line-picture"
      style={{ height }}
    >
      {width > 0 && (
        <>
          <Picture option={option} width={width} height={height} />
          <svg className="chart" width={width} height={height}>
            <g aria-hidden className="line-words">
              {[0, highest / 2, highest].map((tick) => (
                <text
                  key={tick}
                  x={start - (mirrored ? -6 : 6)}
                  y={layout.y(tick)}
                  dy="0.35em"
                  textAnchor="end"
                >
                  {words.percent(tick)}
                </text>
              ))}
              {losses.map((loss) => (
                <text key={loss} x={layout.x(loss)} y={bottom + 18} textAnchor="middle">
                  {words.short(loss)}
                </text>
              ))}
              <text x={(start + end) / 2} y={height - 6} textAnchor="middle">
                {t('curve.loss')}
              </text>
            </g>
            {curve.map(({ loss, probability }, at) => (
              <ChartPart
                // Two points may stand at one loss.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                name={t('curve.says', { percent: words.percent(probability), loss: words.simulated(loss) })}
                {...focus.part(at)}
              >
                <rect className="line-slice" {...layout.slice(loss)} rx={4} />
                {at % 5 === 0 && (
                  <circle
                    className="line-dot"
                    cx={layout.x(loss)}
                    cy={layout.y(probability)}
                    r={3}
                    fill="var(--chart-1)"
                  />
                )}
              </ChartPart>
            ))}
          </svg>
        </>
      )}
      <ChartTip within={picture} />
    </div>
  );
}

function optionOf(layout: ExceedanceLayout, curve: Curve): PictureOption {
  const { start, end, top, bottom, width, height, highest, place } = layout;
  return {
    grid: { left: Math.min(start, end), right: width - Math.max(start, end), top, bottom: height - bottom },
    xAxis: { type: 'value', min: 0, max: 1, inverse: end < start, show: false },
    yAxis: {
      type: 'value',
      min: 0,
      max: highest,
      interval: highest / 2,
      axisLabel: { show: false },
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: 'var(--divider)' } },
    },
    series: [
      {
        id: 'curve',
        type: 'line',
        silent: true,
        symbol: 'none',
        emphasis: { disabled: true },
        lineStyle: { color: 'var(--chart-1)', width: 2 },
        areaStyle: { color: 'var(--chart-1)', opacity: 0.12 },
        data: curve.map(({ loss, probability }): [number, number] => [place(loss), probability]),
      },
    ],
  };
}
