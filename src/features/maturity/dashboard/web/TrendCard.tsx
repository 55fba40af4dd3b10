import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { LinePicture, type LinePoint } from '#platform/web/ui/charts/echarts/LinePicture.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { highestLevel } from '#features/maturity/framework/framework-content.contract.ts';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import type { CardProps } from './card-props.ts';
import { feature, useLevelText } from './maturity-dashboard.hooks.ts';

/** Current and desired level at the end of each period. */
export function TrendCard({ dashboard, request }: CardProps) {
  const { t } = useTranslation([feature, 'maturity']);
  const formats = useFormats();
  const text = useLevelText();
  const draw = () => {
    const trend = dashboard?.trend ?? [];
    const hrefOf = (id: string | null) =>
      id === null || dashboard === undefined
        ? undefined
        : assessmentLink({ id, framework: dashboard.source });
    const points = trend.map(({ date, current, desired, assessment_id }): LinePoint => ({
      date,
      label: formats.month(date),
      values: [current, desired],
      says: t('screen.trend_says', {
        date: formats.day(date),
        current: text.level(current),
        desired: text.level(desired),
      }),
      href: hrefOf(assessment_id),
    }));
    return {
      picture:
        points.length < 2 ? (
          <EmptyState>{t('screen.trend_short')}</EmptyState>
        ) : (
          <LinePicture
            label={t('screen.trend_label')}
            highest={highestLevel}
            series={[
              { id: 'current', label: t('maturity:words.current'), colour: 'var(--chart-1)' },
              { id: 'desired', label: t('maturity:words.desired'), colour: 'var(--chart-2)' },
            ]}
            points={points}
          />
        ),
      table: (
        <FigureTable
          label={t('screen.trend_label')}
          columns={[
            t('screen.columns.date'),
            t('maturity:words.current'),
            t('maturity:words.desired'),
            t('maturity:words.coverage'),
          ]}
          rows={trend.map(({ date, current, desired, coverage }) => ({
            id: date,
            name: formats.day(date),
            values: [current, desired, coverage],
          }))}
          valueText={(value, column) => (column === 2 ? text.percent(value) : text.level(value))}
          linkOf={(row) => hrefOf(trend[row]?.assessment_id ?? null)}
        />
      ),
    };
  };
  return (
    <ChartCard
      title={t('screen.trend')}
      why={{ figures: ['trend'], request, feature }}
      draw={draw}
      waiting={dashboard === undefined}
      height={224}
      room={224}
      keepsRoom={dashboard === undefined || dashboard.trend.length > 1}
    />
  );
}
