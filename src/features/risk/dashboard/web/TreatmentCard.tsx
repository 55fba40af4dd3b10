import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Formats } from '#platform/contract/format.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod/mini';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { StackedColumns } from '#platform/web/ui/charts/StackedColumns.tsx';
import { riskStatuses } from '#features/risk/record/risk-status.contract.ts';
import { intervals, readRiskTreatment, type RiskTreatment } from '../risk-dashboard.contract.ts';
import { spansBetween, type Span } from '../risk-dashboard.rules.ts';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { Legend } from '#platform/web/ui/dashboard/Legend.tsx';
import { arrivalRows } from './figure-rows.ts';
import { byBar } from './level-series.ts';
import { feature, useTreatment, useTreatmentRange, type LinkTo } from './risk-dashboard.hooks.ts';

const periods = ['6', '12', '24', '60'] as const;
const address = z.object({
  interval: z._default(z.enum(intervals), 'month'),
  months: z._default(z.enum(periods), '12'),
});

type Interval = (typeof intervals)[number];
type Period = (typeof periods)[number];

interface TreatmentCardProps {
  dpt: string | undefined;
  /** Waits until the dashboard itself is there. */
  enabled: boolean;
  linkTo: LinkTo;
}

/** How often risks came into each status, month by month or quarter by quarter. */
export function TreatmentCard({ dpt, enabled, linkTo }: TreatmentCardProps) {
  const { t } = useTranslation(['risk-dashboard', 'risk']);
  const formats = useFormats();
  const [, change, { interval, months }] = useUrlState(address);
  const request = useTreatmentRange({ interval, months: Number(months) }, dpt);
  const { data, error, refetch } = useTreatment(request, enabled);
  const treatment = data?.data;
  const draw = () => {
    const spans = spansBetween(request.from, request.to, interval);
    const series = riskStatuses.map((status, index) => ({
      id: status,
      label: t(`risk:words.status.${status}`),
      colour: `var(--chart-${index + 1})`,
    }));
    const bars = spans.map((span) => ({
      id: span.label,
      label: nameOf(span, formats, (quarter, year) => t('screen.quarter', { quarter, year })),
    }));
    const values = treatment === undefined ? [] : byBar(treatment.bar_chart_data);
    const linkOf = (bar: number, of: number): string | undefined => {
      const [span, status] = [spans[bar], riskStatuses[of]];
      return span && status && linkTo(arrivalRows(status, span));
    };
    const label = t('screen.treatment_label', { interval: t(`screen.interval.${interval}`) });
    const happened = values.some((bar) => bar.some((n) => n > 0));
    return {
      controls: <TreatmentControls interval={interval} months={months} change={change} />,
      picture:
        error !== null ? (
          <FailureNotice failure={error} onRetry={() => void refetch()} />
        ) : happened ? (
          <StackedColumns
            label={label}
            bars={bars}
            series={series}
            values={values}
            linkOf={linkOf}
            valueText={(count) => t('screen.arrivals', { count })}
          />
        ) : (
          <EmptyState>{t('screen.nothing_here')}</EmptyState>
        ),
      table: (
        <FigureTable
          label={label}
          columns={[t(`screen.interval.${interval}`), ...series.map((one) => one.label)]}
          rows={bars.map(({ id, label: name }, bar) => ({ id, name, values: values[bar] ?? [] }))}
          linkOf={linkOf}
        />
      ),
      legend: <TreatmentLegend treatment={treatment} request={request} series={series} linkTo={linkTo} />,
    };
  };
  return (
    <ChartCard
      title={t('screen.treatment')}
      why={{
        figures: riskStatuses.map((status) => `risk_${status}` satisfies keyof RiskTreatment),
        request: { endpoint: readRiskTreatment, sent: { body: request } },
        feature,
      }}
      draw={draw}
      waiting={treatment === undefined && error === null}
      height={224}
      room={340}
    />
  );
}

interface TreatmentLegendProps {
  treatment: RiskTreatment | undefined;
  request: ReturnType<typeof useTreatmentRange>;
  series: readonly { id: string; label: string; colour: string }[];
  linkTo: LinkTo;
}

/** How many came into each status in the whole span, and what is counted in it besides. */
function TreatmentLegend({ treatment, request, series, linkTo }: TreatmentLegendProps) {
  const { t } = useTranslation('risk-dashboard');
  const formats = useFormats();
  const total = (status: (typeof riskStatuses)[number]) => treatment?.[`risk_${status}`] ?? 0;
  const imported = riskStatuses.reduce(
    (sum, status) => sum + (treatment?.imported[`risk_${status}`] ?? 0),
    0,
  );
  const undated = treatment?.closed_without_day ?? 0;
  const whole = riskStatuses.reduce((sum, each) => sum + total(each), 0);
  return (
    <>
      <Legend
        entries={series.map((one, index) => {
          const status = riskStatuses[index] ?? 'created';
          const count = total(status);
          return {
            ...one,
            figure: `${formats.number(count)} (${formats.percent(whole === 0 ? 0 : count / whole)})`,
            href: count > 0 ? linkTo(arrivalRows(status, request)) : undefined,
          };
        })}
      />
      <p className="chart-notes">
        {t('screen.counted_each_time')}
        {imported > 0 && ` ${t('screen.imported', { count: imported })}`}
        {undated > 0 && ` ${t('screen.closed_without_day', { count: undated })}`}
      </p>
    </>
  );
}

interface TreatmentControlsProps {
  interval: Interval;
  months: Period;
  change: (changes: { interval?: Interval; months?: Period }, how: { replace: true }) => void;
}

/** By which stretches the changes of status are counted, and how far back. */
function TreatmentControls({ interval, months, change }: TreatmentControlsProps) {
  const { t } = useTranslation('risk-dashboard');
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={interval}
        aria-label={t('screen.interval.label')}
        onChange={(_, chosen: Interval | null) => {
          if (chosen !== null) change({ interval: chosen }, { replace: true });
        }}
      >
        {intervals.map((one) => (
          <ToggleButton key={one} value={one} sx={{ px: 1.5, py: 0.25, textTransform: 'none' }}>
            {t(`screen.interval.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Select
        size="small"
        value={months}
        SelectDisplayProps={{ 'aria-label': t('screen.span.label') }}
        onChange={({ target }) => change({ months: target.value }, { replace: true })}
        sx={{ '& .MuiSelect-select': { py: 0.5 } }}
      >
        {periods.map((period) => (
          <MenuItem key={period} value={period}>
            {Number(period) > 24
              ? t('screen.span.years', { count: Number(period) / 12 })
              : t('screen.span.months', { count: Number(period) })}
          </MenuItem>
        ))}
      </Select>
    </>
  );
}

/** "Mar 26", "Q1 2026". */
function nameOf(
  { label, from }: Span,
  formats: Formats,
  quarter: (quarter: string, year: string) => string,
): string {
  const [year = '', part = ''] = label.split('-');
  if (part.startsWith('Q')) return quarter(part.slice(1), year);
  return formats.month(from);
}
