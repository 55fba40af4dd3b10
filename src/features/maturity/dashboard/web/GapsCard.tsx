import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { Legend } from '#platform/web/ui/dashboard/Legend.tsx';
import { GoalBars } from '#platform/web/ui/charts/GoalBars.tsx';
import { highestLevel } from '#features/maturity/framework/framework-content.contract.ts';
import type { CardProps } from './card-props.ts';
import { GroupTable } from './GroupTable.tsx';
import { feature, useLevelText } from './maturity-dashboard.hooks.ts';
import { useGroups } from './groups.hooks.ts';

const room = 360;

/** How far each section, or each group of another kind, is on its way. */
export function GapsCard({ dashboard, request }: CardProps) {
  const { t } = useTranslation([feature, 'maturity']);
  const { by, rows, incomplete } = useGroups(dashboard);
  const text = useLevelText();
  const draw = () => ({
    picture: (
      <GoalBars
        label={t('screen.gaps_label')}
        highest={highestLevel}
        room={room}
        bars={rows.map(({ code, mark, name, current, desired, isIncomplete, says, href, ...row }) => ({
          id: code,
          label: isIncomplete
            ? t('screen.answered_share', { name, percent: text.percent(row.coverage) })
            : name,
          code: mark,
          value: current,
          goal: desired,
          isIncomplete,
          figure:
            current === null
              ? ''
              : t('screen.from_to', { current: text.level(current), desired: text.level(desired) }),
          absence: t(
            row.not_applicable === row.questions
              ? 'maturity:words.not_applicable'
              : 'maturity:words.unanswered',
          ),
          says,
          href,
        }))}
      />
    ),
    table: <GroupTable label={t('screen.gaps_label')} dashboard={dashboard} by={by} rows={rows} />,
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
          ...incomplete('var(--chart-1)'),
        ]}
      />
    ),
  });
  return (
    <ChartCard
      title={t('screen.gaps')}
      why={{ figures: [by, 'gap'], request, feature }}
      draw={draw}
      waiting={dashboard === undefined}
      height={room}
      room={room + 40}
      keepsRoom={false}
    />
  );
}
