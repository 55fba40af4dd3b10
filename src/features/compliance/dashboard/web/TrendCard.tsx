import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { LinePicture, type LinePoint } from '#platform/web/ui/charts/echarts/LinePicture.tsx';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { Legend } from '#platform/web/ui/dashboard/Legend.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { usePercent } from '#features/compliance/assessment/web/shared/percent.hooks.ts';
import type { TrendPoint } from '../compliance-dashboard.contract.ts';
import type { CardProps } from './card-props.ts';
import { feature } from './compliance-dashboard.hooks.ts';
import { assessmentLink } from './dashboard-links.ts';

const [highest, step] = [100, 25];
const lines = [
  { id: 'compliance', colour: 'var(--chart-2)' },
  { id: 'proven', colour: 'var(--chart-1)' },
  { id: 'coverage', colour: 'var(--chart-8)', isDashed: true },
] as const;

/** What was approved by the end of each period. */
export function TrendCard({ dashboard, request }: CardProps) {
  const { t } = useTranslation([feature, 'compliance-assessment']);
  const formats = useFormats();
  const percent = usePercent();
  const draw = () => {
    const trend = dashboard?.trend ?? [];
    const section = dashboard?.section ?? null;
    const shown = lines.filter(({ id }) => id !== 'proven' || section === null);
    const series = shown.map((line) => ({ ...line, label: t(`compliance-assessment:figure.${line.id}`) }));
    const hrefOf = ({ assessment_id: id, standard }: TrendPoint) =>
      id === null || standard === null ? undefined : assessmentLink({ id, standard }, { section });
    const points = trend.map((point): LinePoint => ({
      date: point.date,
      label: formats.month(point.date),
      values: shown.map(({ id }) => point[id]),
      says: t(section === null ? 'screen.trend_says' : 'screen.trend_says_section', {
        date: formats.day(point.date),
        compliance: percent(point.compliance),
        proven: percent(point.proven),
        coverage: percent(point.coverage),
      }),
      href: hrefOf(point),
    }));
    const hasLine = points.length > 1;
    return {
      picture: hasLine ? (
        <LinePicture
          label={t('screen.trend_label')}
          highest={highest}
          step={step}
          isNamed={false}
          series={series}
          points={points}
        />
      ) : (
        <EmptyState>{t('screen.trend_short')}</EmptyState>
      ),
      table: (
        <FigureTable
          label={t('screen.trend_label')}
          columns={[t('screen.columns.date'), ...series.map(({ label }) => label)]}
          rows={trend.map((point) => ({
            id: point.date,
            name: formats.day(point.date),
            values: shown.map(({ id }) => point[id]),
          }))}
          valueText={percent}
          linkOf={(row, column) => (column === 0 && trend[row] ? hrefOf(trend[row]) : undefined)}
        />
      ),
      legend: hasLine ? <Legend entries={series} /> : undefined,
    };
  };
  return (
    <ChartCard
      title={t('screen.trend')}
      why={{ figures: ['trend'], request, feature }}
      draw={draw}
      waiting={dashboard === undefined}
      height={224}
      room={252}
      keepsRoom={dashboard === undefined || dashboard.trend.length > 1}
    />
  );
}
