import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StackedBars } from '#platform/web/ui/charts/StackedBars.tsx';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { Legend, type LegendEntry } from '#platform/web/ui/dashboard/Legend.tsx';
import type {
  ComplianceDashboard,
  CountedAssessment,
  DashboardResult,
} from '../compliance-dashboard.contract.ts';
import type { CardProps } from './card-props.ts';
import { feature, useDashboardLink } from './compliance-dashboard.hooks.ts';
import { assessmentLink } from './dashboard-links.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

/** As controls show them; what was not assessed as lines, what does not apply in grey. */
const colours = {
  compliant: 'var(--success)',
  partial: 'var(--warning)',
  non_compliant: 'var(--error)',
  not_assessed: 'var(--text-secondary)',
  not_applicable: 'var(--chart-8)',
} as const;
const results = keysOf(colours);

/** As many assessments have a bar of their own; more stand in the table alone. */
const mostBars = 8;

/** How many controls of each assessment, or by each standard, have each result: every part a way to them. */
export function ResultsCard({ dashboard, request }: CardProps) {
  const { t } = useTranslation(feature);
  const formats = useFormats();
  const rowsOf = useRows();
  const draw = () => {
    const rows = dashboard === undefined ? [] : rowsOf(dashboard);
    const all = { id: 'all', name: t('screen.all_counted'), counts: dashboard?.summary.counts };
    const held = results.filter((result) => (dashboard?.summary.counts[result] ?? 0) > 0);
    const series = held.map((result): LegendEntry => ({
      id: result,
      label: t(`screen.result.${result}`),
      colour: colours[result],
      isHatched: result === 'not_assessed',
    }));
    const linkOf = (row: number, of: number) => {
      const [one, result] = [rows[row], held[of]];
      return one && result && one.linkOf(result);
    };
    const hasBars = rows.length <= mostBars;
    const bars = hasBars ? rows : [all];
    return {
      picture: (
        <StackedBars
          label={t('screen.results_label')}
          bars={bars.map(({ id, name }) => ({ id, label: name }))}
          series={series}
          values={bars.map(({ counts }) => held.map((result) => counts?.[result] ?? 0))}
          linkOf={hasBars ? linkOf : undefined}
          valueText={(count) => t('screen.controls', { count })}
          isThick={bars.length <= 3}
        />
      ),
      table: (
        <FigureTable
          label={t('screen.results_label')}
          columns={[t('screen.columns.assessment'), ...series.map(({ label }) => label)]}
          rows={rows.map(({ id, name, counts }) => ({
            id,
            name,
            values: held.map((result) => counts[result]),
          }))}
          valueText={(count) => formats.number(count)}
          linkOf={linkOf}
        />
      ),
      legend: <Legend entries={series} />,
    };
  };
  return (
    <ChartCard
      title={t('screen.results')}
      why={{ figures: ['results'], request, feature }}
      draw={draw}
      waiting={dashboard === undefined}
      height={88}
      room={128}
      keepsRoom={false}
    />
  );
}

interface Row {
  id: string;
  name: string;
  counts: ComplianceDashboard['summary']['counts'];
  linkOf: (result: DashboardResult) => string;
}

/** An assessment leads to its controls of a result; of a standard with several, to what is said of each. */
function useRows(): (dashboard: ComplianceDashboard) => Row[] {
  const { t } = useTranslation(feature);
  const linkTo = useDashboardLink();
  return (dashboard) => {
    const ofAssessment = (one: CountedAssessment) => (result: DashboardResult) =>
      assessmentLink(one, dashboard, { result });
    if (dashboard.standard !== null)
      return dashboard.counted.map((one) => ({
        id: one.id,
        name: one.department?.name ?? t('screen.whole'),
        counts: one.figures.counts,
        linkOf: ofAssessment(one),
      }));
    return dashboard.standards.map(({ standard, name, figures }) => {
      const [only, ...more] = dashboard.counted.filter((one) => one.standard === standard);
      return {
        id: standard,
        name,
        counts: figures.counts,
        linkOf:
          only !== undefined && more.length === 0
            ? ofAssessment(only)
            : () => linkTo({ compliance_standard: standard }),
      };
    });
  };
}
