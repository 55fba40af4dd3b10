import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { GoalBars } from '#platform/web/ui/charts/GoalBars.tsx';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { Legend } from '#platform/web/ui/dashboard/Legend.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import type { ComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { usePercent } from '#features/compliance/assessment/web/shared/percent.hooks.ts';
import type { ComplianceFigures } from '#features/compliance/figure/figure.contract.ts';
import { useSectionFigures } from './section-figures.hooks.ts';

const shown = ['coverage', 'compliance', 'of_assessed', 'proven'] as const;
const [highest, step] = [100, 25];
const room = 240;

interface SectionsCardProps {
  assessment: Pick<ComplianceAssessment, 'standard' | 'sections'>;
  /** Of the whole assessment. */
  figures: ComplianceFigures;
}

/** How far each section is: what is proven, on its way to what is claimed. */
export function SectionsCard({ assessment, figures }: SectionsCardProps) {
  const { t } = useTranslation('compliance-assessment');
  const percent = usePercent();
  const { rows, failure, retry } = useSectionFigures(assessment);
  if (rows === undefined && failure) return <FailureNotice failure={failure} onRetry={retry} />;
  const draw = () => ({
    picture: (
      <GoalBars
        label={t('section.label')}
        highest={highest}
        step={step}
        room={room}
        bars={(rows ?? []).map(({ code, title, figures: { coverage, compliance, proven, applicable } }) => ({
          id: code,
          label: title,
          code,
          value: proven,
          goal: compliance,
          figure:
            compliance === null
              ? ''
              : t('section.from_to', { proven: percent(proven), compliance: percent(compliance) }),
          absence: applicable === 0 ? t('page.nothing_applies') : undefined,
          says: t('section.says', {
            name: `${code} ${title}`,
            compliance: percent(compliance),
            proven: percent(proven),
            coverage: percent(coverage),
          }),
        }))}
      />
    ),
    table: (
      <FigureTable
        label={t('section.title')}
        columns={[
          t('web:field.section'),
          t('section.controls'),
          ...shown.map((figure) => t(`figure.${figure}`)),
        ]}
        valueText={(value, column) => (column === 0 ? String(value) : percent(value))}
        rows={[
          ...(rows ?? []).map(({ code, title, figures: of }) => ({
            id: code,
            name: `${code} ${title}`,
            values: [of.applicable, ...shown.map((figure) => of[figure])],
          })),
          {
            id: 'whole',
            name: t('section.whole'),
            values: [figures.applicable, ...shown.map((figure) => figures[figure])],
          },
        ]}
      />
    ),
    legend: (
      <Legend
        entries={[
          { id: 'proven', label: t('figure.proven'), colour: 'var(--chart-1)' },
          {
            id: 'claimed',
            label: t('section.claimed'),
            colour: 'color-mix(in srgb, var(--chart-2) 26%, transparent)',
          },
          { id: 'compliance', label: t('figure.compliance'), colour: 'var(--chart-2)' },
        ]}
      />
    ),
  });
  return (
    <ChartCard
      title={t('section.title')}
      draw={draw}
      waiting={rows === undefined}
      height={room}
      room={room + 40}
      keepsRoom={false}
    />
  );
}
