import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { GoalBars } from '#platform/web/ui/charts/GoalBars.tsx';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { Legend } from '#platform/web/ui/dashboard/Legend.tsx';
import type { ExplainedRequest } from '#platform/web/ui/dashboard/why.ts';
import { usePercent } from '#features/compliance/assessment/web/shared/percent.hooks.ts';
import type { ComplianceFigures } from '#features/compliance/figure/figure.contract.ts';
import { shownFigures } from '../compliance-dashboard.contract.ts';
import { feature } from './compliance-dashboard.hooks.ts';

/** One bar: a section, a standard, a department. */
export interface ProvenRow {
  id: string;
  /** Stands before the name. */
  code?: string | undefined;
  name: string;
  figures: Pick<ComplianceFigures, (typeof shownFigures)[number] | 'applicable'>;
  href: string | undefined;
}

interface ProvenBarsProps {
  title: string;
  /** What the rows are. */
  column: string;
  /** Nothing while they are being read. */
  rows: readonly ProvenRow[] | undefined;
  figure: string;
  request: ExplainedRequest;
  /** Few bars take as much room as this. */
  room: number;
}

const [highest, step] = [100, 25];

/** What is proven, on its way to what is claimed. */
export function ProvenBars({ title, column, rows: given, figure, request, room }: ProvenBarsProps) {
  const { t } = useTranslation([feature, 'compliance-assessment']);
  const percent = usePercent();
  const rows = given ?? [];
  const named = ({ code, name }: ProvenRow) => (code === undefined ? name : `${code} ${name}`);
  const draw = () => ({
    picture: (
      <GoalBars
        label={t('screen.bars_label')}
        highest={highest}
        step={step}
        room={room}
        bars={rows.map((row) => {
          const { compliance, proven, coverage } = row.figures;
          return {
            id: row.id,
            code: row.code,
            label: row.name,
            value: proven,
            goal: compliance,
            figure:
              compliance === null
                ? ''
                : t('screen.from_to', { proven: percent(proven), compliance: percent(compliance) }),
            absence: t('screen.nothing_applies'),
            says: t('screen.says', {
              name: named(row),
              compliance: percent(compliance),
              proven: percent(proven),
              coverage: percent(coverage),
            }),
            href: row.href,
          };
        })}
      />
    ),
    table: (
      <FigureTable
        label={title}
        columns={[
          column,
          t('screen.applicable'),
          ...shownFigures.map((one) => t(`compliance-assessment:figure.${one}`)),
        ]}
        valueText={(value, at) => (at === 0 ? String(value) : percent(value))}
        rows={rows.map((row) => ({
          id: row.id,
          name: named(row),
          values: [row.figures.applicable, ...shownFigures.map((one) => row.figures[one])],
        }))}
        linkOf={(row, at) => (at === 0 ? rows[row]?.href : undefined)}
      />
    ),
    legend: (
      <Legend
        entries={[
          { id: 'proven', label: t('compliance-assessment:figure.proven'), colour: 'var(--chart-1)' },
          {
            id: 'claimed',
            label: t('screen.claimed'),
            colour: 'color-mix(in srgb, var(--chart-2) 26%, transparent)',
          },
          { id: 'compliance', label: t('compliance-assessment:figure.compliance'), colour: 'var(--chart-2)' },
        ]}
      />
    ),
  });
  return (
    <ChartCard
      title={title}
      why={{ figures: [figure], request, feature }}
      draw={draw}
      waiting={given === undefined}
      height={room}
      room={room + 40}
      keepsRoom={false}
    />
  );
}
