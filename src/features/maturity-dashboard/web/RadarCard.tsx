import { useTranslation } from 'react-i18next';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { Legend } from '#platform/web/ui/dashboard/Legend.tsx';
import { RadarPicture } from '#platform/web/ui/echarts/RadarPicture.tsx';
import { highestLevel } from '#features/maturity/maturity-content.contract.ts';
import type { CardProps } from './card.ts';
import { GroupTable } from './GroupTable.tsx';
import { feature, useLevelText, useQuestionsLink } from './maturity-dashboard.hooks.ts';
import { useRowWords } from './row-words.ts';
import { codeOfRow, isIncomplete } from './views.ts';
import { useView, ViewSwitch } from './ViewSwitch.tsx';

/** Where the organisation stands, where it wants to be, and where it was before. */
export function RadarCard({ dashboard, asked }: CardProps) {
  const { t } = useTranslation([feature, 'maturity']);
  const view = useView(dashboard);
  const says = useRowWords();
  const text = useLevelText();
  const linkTo = useQuestionsLink();
  const draw = () => {
    const { by = 'section', rows = [] } = view ?? {};
    const incomplete = rows.some(isIncomplete);
    return {
      controls: dashboard && view && <ViewSwitch dashboard={dashboard} view={view} />,
      picture: (
        <RadarPicture
          label={t('screen.radar_label')}
          highest={highestLevel}
          // What applies to nobody has no level: an axis at 0 would say that it is non-existent. The table names it.
          axes={rows
            .filter(({ current }) => current !== null)
            .map((row) => ({
              id: row.code,
              name: row.name,
              short: codeOfRow(by, row) ?? row.name,
              current: row.current,
              desired: row.desired,
              previous: row.previous,
              isIncomplete: isIncomplete(row),
              says: says(row),
              href: linkTo(`${by}:${row.code}`),
            }))}
        />
      ),
      table: dashboard && view && (
        <GroupTable label={t('screen.radar_label')} dashboard={dashboard} view={view} />
      ),
      legend: (
        <Legend
          entries={[
            {
              id: 'current',
              label: t('maturity:words.current'),
              colour: 'var(--chart-1)',
              figure: dashboard && text.level(dashboard.overall.current),
            },
            {
              id: 'desired',
              label: t('maturity:words.desired'),
              colour: 'var(--chart-2)',
              figure: dashboard && text.level(dashboard.overall.desired),
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
            ...(incomplete
              ? [
                  {
                    id: 'incomplete',
                    label: t('screen.incomplete'),
                    colour: 'var(--text-secondary)',
                    isHatched: true,
                  },
                ]
              : []),
          ]}
        />
      ),
    };
  };
  return (
    <ChartCard
      title={t('screen.radar')}
      why={{ figures: [view?.by ?? 'section'], asked, feature }}
      draw={draw}
      waiting={dashboard === undefined}
      height={{ xs: 320, md: 480 }}
      room={{ xs: 400, md: 560 }}
    />
  );
}
