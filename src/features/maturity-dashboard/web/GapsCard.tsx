import { useTranslation } from 'react-i18next';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { Legend } from '#platform/web/ui/dashboard/Legend.tsx';
import { GoalBars } from '#platform/web/ui/GoalBars.tsx';
import { highestLevel } from '#features/maturity/maturity-content.contract.ts';
import type { CardProps } from './card.ts';
import { GroupTable } from './GroupTable.tsx';
import { feature, useLevelText, useQuestionsLink } from './maturity-dashboard.hooks.ts';
import { useRowWords } from './row-words.ts';
import { codeOfRow, isIncomplete } from './views.ts';
import { useView, ViewSwitch } from './ViewSwitch.tsx';

/** How far each section, or each group of another kind, is on its way. */
export function GapsCard({ dashboard, asked }: CardProps) {
  const { t } = useTranslation([feature, 'maturity']);
  const view = useView(dashboard);
  const says = useRowWords();
  const text = useLevelText();
  const linkTo = useQuestionsLink();
  const draw = () => {
    const { by = 'section', rows = [] } = view ?? {};
    return {
      controls: dashboard && view && <ViewSwitch dashboard={dashboard} view={view} />,
      picture: (
        <GoalBars
          label={t('screen.gaps_label')}
          highest={highestLevel}
          bars={rows.map((row) => ({
            id: row.code,
            label: row.name,
            code: codeOfRow(by, row),
            value: row.current,
            goal: row.desired,
            isIncomplete: isIncomplete(row),
            figure: t('screen.from_to', {
              current: text.level(row.current),
              desired: text.level(row.desired),
            }),
            says: says(row),
            href: linkTo(`${by}:${row.code}`),
          }))}
        />
      ),
      table: dashboard && view && (
        <GroupTable label={t('screen.gaps_label')} dashboard={dashboard} view={view} />
      ),
      legend: (
        <Legend
          entries={[
            { id: 'current', label: t('maturity:words.current'), colour: 'var(--chart-1)' },
            {
              id: 'missing',
              label: t('screen.missing'),
              colour: 'color-mix(in srgb, var(--chart-2) 26%, transparent)',
            },
            { id: 'desired', label: t('maturity:words.desired'), colour: 'var(--chart-2)' },
            ...(rows.some(isIncomplete)
              ? [
                  {
                    id: 'incomplete',
                    label: t('screen.incomplete'),
                    colour: 'var(--chart-1)',
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
      title={t('screen.gaps')}
      why={{ figures: [view?.by ?? 'section', 'gap'], asked, feature }}
      draw={draw}
      waiting={dashboard === undefined}
      height={400}
      room={480}
      keepsRoom={false}
    />
  );
}
