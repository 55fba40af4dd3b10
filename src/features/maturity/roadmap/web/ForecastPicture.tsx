import { useRef, type MouseEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { ticksTo } from '#platform/web/ui/charts/stacked.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useSize } from '#platform/web/browser/size.hooks.ts';
import { highestLevel, lowestLevel } from '#features/maturity/framework/framework-content.contract.ts';
import type { ForecastStep } from '../roadmap.contract.ts';
import { useScore } from '#features/maturity/assessment/web/shared/score.hooks.ts';

interface ForecastPictureProps {
  forecast: readonly ForecastStep[];
  /** How many gaps are thought to be closed. */
  at: number;
  budget: number | undefined;
  onPick: (closed: number) => void;
}

const height = 224;
const edge = { top: 20, bottom: 40, axis: 28, end: 16 };

const levelAt = (percent: number): number => lowestLevel + (percent / 100) * (highestLevel - lowestLevel);

/** The score by the person days spent on the first gaps, a step for each. The slider beside it is the way for keys. */
export function ForecastPicture({ forecast, at, budget, onPick }: ForecastPictureProps) {
  const { t } = useTranslation('maturity-roadmap');
  const score = useScore();
  const { direction } = useLanguage();
  const picture = useRef<HTMLDivElement>(null);
  const { width } = useSize(picture);
  const [today, all, step] = [forecast[0], forecast.at(-1), forecast[at]];
  // Percents tell steps apart that one decimal of the score makes alike.
  const scores = forecast.flatMap(({ percent }) => (percent === null ? [] : [levelAt(percent)]));
  if (today === undefined || all === undefined || step === undefined || scores.length === 0) return null;

  const mirrored = direction === 'rtl';
  const layout = layOut({ width, mirrored, scores, mostDays: all.days });
  const { days, along, x, yOf, line, foot } = layout;
  const pick = (event: MouseEvent<SVGElement>) => {
    const from = event.currentTarget.getBoundingClientRect();
    const place = event.clientX - from.left;
    const spent = mirrored ? width - place : place;
    const nearest = forecast.reduce((best, one) =>
      Math.abs(along(one.days) - spent) < Math.abs(along(best.days) - spent) ? one : best,
    );
    onPick(nearest.closed);
  };
  const beyondMiddle = along(step.days) > width / 2;

  return (
    <div ref={picture} style={{ height }}>
      {width > 0 && (
        <svg
          className="chart forecast"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          direction="ltr"
          aria-label={t('roadmap.what_if.picture', { from: score(today.current), to: score(all.current) })}
          onClick={pick}
        >
          <Axes layout={layout} mirrored={mirrored} />
          <path
            d={`${line(forecast.slice(0, at + 1))}V${foot}H${x(0)}Z`}
            fill="var(--primary)"
            fillOpacity="0.14"
          />
          <path
            d={line(forecast)}
            fill="none"
            stroke="var(--text-secondary)"
            strokeWidth="1.5"
            strokeDasharray="3 3"
          />
          <path d={line(forecast.slice(0, at + 1))} fill="none" stroke="var(--primary)" strokeWidth="2.5" />
          {budget !== undefined && budget <= days && (
            <BudgetLine
              x={x(budget)}
              foot={foot}
              startsThere={along(budget) > width / 2 === mirrored}
              days={budget}
            />
          )}
          <StepMark
            x={x(step.days)}
            y={yOf(step)}
            startsThere={beyondMiddle === mirrored}
            score={score(step.current)}
          />
        </svg>
      )}
    </div>
  );
}

interface Room {
  width: number;
  mirrored: boolean;
  scores: readonly number[];
  mostDays: number;
}

/** The marks of both axes, and where days and levels lie between them. */
function layOut({ width, mirrored, scores, mostDays }: Room) {
  const lowest = Math.max(lowestLevel, Math.floor(Math.min(...scores)));
  const highest = Math.min(highestLevel, Math.max(lowest + 1, Math.ceil(Math.max(...scores))));
  const ticks = ticksTo(Math.max(mostDays, 1));
  const days = ticks.at(-1) ?? 1;
  const along = (spent: number) =>
    edge.axis + (Math.min(spent, days) / days) * (width - edge.axis - edge.end);
  const x = (spent: number) => (mirrored ? width - along(spent) : along(spent));
  const y = (level: number) =>
    edge.top + ((highest - level) / (highest - lowest)) * (height - edge.top - edge.bottom);
  const yOf = ({ percent }: ForecastStep) => y(percent === null ? lowest : levelAt(percent));
  const line = (steps: readonly ForecastStep[]) =>
    steps.map((one, n) => `${n === 0 ? `M${x(one.days)} ` : `H${x(one.days)}V`}${yOf(one)}`).join('');
  const half = highest - lowest <= 2 ? 0.5 : 1;
  const levelTicks = Array.from(
    { length: (highest - lowest) / half + 1 },
    (_, index) => lowest + index * half,
  );
  const foot = height - edge.bottom;
  return { ticks, levelTicks, days, along, x, y, yOf, line, foot };
}

interface AxesProps {
  layout: ReturnType<typeof layOut>;
  mirrored: boolean;
}

function Axes({ layout: { ticks, levelTicks, days, x, y, foot }, mirrored }: AxesProps) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  return (
    <g fontSize={12} fill="var(--text-secondary)">
      {levelTicks.map((level) => (
        <g key={level}>
          <line x1={x(0)} x2={x(days)} y1={y(level)} y2={y(level)} stroke="var(--divider)" />
          <text
            x={mirrored ? x(0) + 8 : x(0) - 8}
            y={y(level)}
            dy="0.35em"
            textAnchor={mirrored ? 'start' : 'end'}
          >
            {formats.number(level)}
          </text>
        </g>
      ))}
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={foot + 16} textAnchor="middle">
          {formats.number(tick)}
        </text>
      ))}
      <text x={x(days / 2)} y={height - 6} textAnchor="middle">
        {t('roadmap.what_if.axis_days')}
      </text>
    </g>
  );
}

interface BudgetLineProps {
  x: number;
  foot: number;
  /** Which way the words run from the line, so that they stay inside of the picture. */
  startsThere: boolean;
  days: number;
}

/** How far the days to spend reach. */
function BudgetLine({ x, foot, startsThere, days }: BudgetLineProps) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={edge.top - 8}
        y2={foot}
        stroke="var(--warning)"
        strokeWidth="2"
        strokeDasharray="6 4"
      />
      <text
        x={x}
        y={edge.top - 12}
        dx={startsThere ? 2 : -2}
        fontSize={12}
        fontWeight={600}
        fill="var(--text)"
        style={{ unicodeBidi: 'plaintext' }}
        textAnchor={startsThere ? 'start' : 'end'}
      >
        {t('roadmap.what_if.days_short', { days: formats.number(days) })}
      </text>
    </g>
  );
}

/** Where one stands on the line, with the score there. */
function StepMark({
  x,
  y,
  startsThere,
  score,
}: {
  x: number;
  y: number;
  startsThere: boolean;
  score: string;
}) {
  return (
    <>
      <circle cx={x} cy={y} r="6" fill="var(--primary)" stroke="var(--paper)" strokeWidth="2" />
      <text
        x={x}
        y={y}
        dx={startsThere ? 10 : -10}
        dy={-8}
        fontSize={13}
        fontWeight={600}
        fill="var(--text)"
        paintOrder="stroke"
        stroke="var(--paper)"
        strokeWidth="3"
        textAnchor={startsThere ? 'start' : 'end'}
      >
        {score}
      </text>
    </>
  );
}
