import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLocation, useSearchParams } from 'react-router';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { GoalBars } from '#platform/web/ui/charts/GoalBars.tsx';
import { highestLevel } from '#features/maturity/framework/framework-content.contract.ts';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import type { UnitFigures } from '../maturity-dashboard.contract.ts';
import type { CardProps } from './card-props.ts';
import { feature, useLevelText } from './maturity-dashboard.hooks.ts';
import { useRowWords } from './row-words.hooks.ts';

/** Departments side by side, each by what is shown of it; a department leads to its own dashboard. */
export function DepartmentsCard({ dashboard, request }: CardProps) {
  const { t } = useTranslation([feature, 'maturity']);
  const says = useRowWords();
  const text = useLevelText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const draw = () => {
    const rows = (dashboard?.departments ?? []).map((unit) => ({
      ...unit,
      name: unit.name ?? t('screen.own_assessment'),
    }));
    const linkOf = ({ id, assessment }: UnitFigures): string | undefined => {
      if (assessment === null || dashboard === undefined) return undefined;
      // The organisation's own assessment has no dashboard of its own: it leads to its questions.
      if (id === null) return assessmentLink({ id: assessment.id, framework: dashboard.source });
      const after = new URLSearchParams(search);
      after.set('dpt', id);
      return `${pathname}?${after}`;
    };
    return {
      picture: (
        <GoalBars
          label={t('screen.departments_label')}
          highest={highestLevel}
          bars={rows.map((row) => ({
            id: row.id ?? 'whole',
            label: row.name,
            value: row.current,
            goal: row.desired,
            isIncomplete: row.coverage !== null && row.coverage < 100,
            figure:
              row.assessment === null
                ? ''
                : t('screen.from_to', { current: text.level(row.current), desired: text.level(row.desired) }),
            absence: row.assessment === null ? t('screen.nothing_submitted') : t('maturity:words.unanswered'),
            says: row.assessment === null ? `${row.name}: ${t('screen.nothing_submitted')}` : says(row),
            href: linkOf(row),
          }))}
        />
      ),
      table: (
        <FigureTable
          label={t('screen.departments_label')}
          columns={[
            t('web:field.department'),
            t('maturity:words.current'),
            t('maturity:words.desired'),
            t('maturity:words.gap'),
            t('screen.columns.percent'),
            t('maturity:words.coverage'),
          ]}
          rows={rows.map((row) => ({
            id: row.id ?? 'whole',
            name: row.name,
            values: [row.current, row.desired, row.gap, row.percent, row.coverage],
          }))}
          valueText={(value, column) => (column >= 3 ? text.percent(value) : text.level(value))}
          linkOf={(row, column) => {
            const one = rows[row];
            return column === 0 && one !== undefined ? linkOf(one) : undefined;
          }}
        />
      ),
    };
  };
  return (
    <ChartCard
      title={t('screen.departments')}
      why={{ figures: ['departments'], request, feature }}
      draw={draw}
      waiting={dashboard === undefined}
      height={112}
      room={112}
      keepsRoom={false}
    />
  );
}
