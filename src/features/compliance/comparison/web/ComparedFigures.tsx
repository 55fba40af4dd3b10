import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { GoalBars } from '#platform/web/ui/charts/GoalBars.tsx';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { Legend } from '#platform/web/ui/dashboard/Legend.tsx';
import { usePercent } from '#features/compliance/assessment/web/shared/percent.hooks.ts';
import type { ComplianceComparison } from '../comparison.contract.ts';
import { useChangeText } from './change-text.hooks.ts';

const [highest, step] = [100, 25];
const room = 240;

/** How far each section is met now, with a mark where it was. */
export function ComparedFigures({ comparison }: { comparison: ComplianceComparison }) {
  const { t } = useTranslation('compliance-comparison');
  const percent = usePercent();
  const changeText = useChangeText();
  const { before, after, change, sections } = comparison;
  const rows = [
    ...sections.map(({ code, name, before: was, after: is, change: by }) => ({
      id: code,
      name: `${code} ${name}`,
      values: [was?.compliance ?? null, is?.compliance ?? null, by, was?.proven ?? null, is?.proven ?? null],
    })),
    {
      id: 'whole',
      name: t('whole'),
      values: [before.compliance, after.compliance, change, before.proven, after.proven],
    },
  ];
  const draw = () => ({
    picture: (
      <GoalBars
        label={t('sections')}
        highest={highest}
        step={step}
        room={room}
        bars={sections.map(({ code, name, before: was, after: is }) => ({
          id: code,
          label: name,
          code,
          value: is?.compliance ?? null,
          goal: was?.compliance ?? null,
          figure: t('now_before', {
            now: percent(is?.compliance ?? null),
            before: percent(was?.compliance ?? null),
          }),
          absence: is === null && was === null ? t('not_asked') : undefined,
          says: t('says', {
            name: `${code} ${name}`,
            now: percent(is?.compliance ?? null),
            before: percent(was?.compliance ?? null),
          }),
        }))}
      />
    ),
    table: (
      <FigureTable
        label={t('sections')}
        columns={[
          t('web:field.section'),
          ...(['compliance', 'proven'] as const).flatMap((figure) => {
            const name = t(`compliance-assessment:figure.${figure}`);
            const pair = [`${name}: ${t('before')}`, `${name}: ${t('now')}`];
            return figure === 'compliance' ? [...pair, t('change')] : pair;
          }),
        ]}
        valueText={(value, column) => (column === 2 ? changeText(value) : percent(value))}
        rows={rows}
      />
    ),
    legend: (
      <Legend
        entries={[
          { id: 'now', label: `${t('now')}: ${after.ref}`, colour: 'var(--chart-1)' },
          { id: 'before', label: `${t('before')}: ${before.ref}`, colour: 'var(--chart-2)' },
        ]}
      />
    ),
  });
  return (
    <ChartCard
      title={t('sections')}
      draw={draw}
      waiting={false}
      height={room}
      room={room + 40}
      keepsRoom={false}
    />
  );
}
