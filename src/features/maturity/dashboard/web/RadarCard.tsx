import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { Legend } from '#platform/web/ui/dashboard/Legend.tsx';
import { RadarPicture } from '#platform/web/ui/charts/echarts/RadarPicture.tsx';
import { highestLevel } from '#features/maturity/framework/framework-content.contract.ts';
import type { CardProps } from './card-props.ts';
import { GroupTable } from './GroupTable.tsx';
import { feature, useLevelText } from './maturity-dashboard.hooks.ts';
import { useGroups } from './groups.hooks.ts';

/** Two axes span nothing: the bars say it alone. */
const fewest = 3;

/** Where the organisation stands, where it wants to be, and where it was before. */
export function RadarCard({ dashboard, request }: CardProps) {
  const { t } = useTranslation([feature, 'maturity']);
  const { by, rows, incomplete } = useGroups(dashboard);
  const text = useLevelText();
  const { overall } = dashboard ?? {};
  // What applies to nobody has no level: an axis at 0 would say that it is non-existent. The table names it.
  const axes = rows.filter(({ current }) => current !== null);
  if (dashboard !== undefined && axes.length < fewest) return null;
  const draw = () => ({
    picture: (
      <RadarPicture
        label={t('screen.radar_label')}
        highest={highestLevel}
        axes={axes.map((row) => ({ ...row, id: row.code, short: row.mark ?? row.name }))}
      />
    ),
    table: <GroupTable label={t('screen.radar_label')} dashboard={dashboard} by={by} rows={rows} />,
    legend: (
      <Legend
        entries={[
          {
            id: 'current',
            label: t('maturity:words.current'),
            colour: 'var(--chart-1)',
            figure: overall && text.level(overall.current),
          },
          {
            id: 'desired',
            label: t('maturity:words.desired'),
            colour: 'var(--chart-2)',
            figure: overall && text.level(overall.desired),
          },
          ...(dashboard !== undefined && dashboard.previous_of > 0
            ? [
                {
                  id: 'previous',
                  label: t('screen.previous'),
                  colour: 'var(--text-secondary)',
                  isDashed: true,
                  figure: text.level(dashboard.overall.previous),
                },
              ]
            : []),
          ...incomplete('var(--text-secondary)'),
        ]}
      />
    ),
  });
  return (
    <ChartCard
      title={t('screen.radar')}
      why={{ figures: [by], request, feature }}
      draw={draw}
      waiting={dashboard === undefined}
      height={{ xs: 300, md: 400 }}
      room={{ xs: 340, md: 440 }}
      keepsRoom={false}
    />
  );
}
