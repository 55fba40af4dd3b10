import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StackedBars } from '#platform/web/ui/charts/StackedBars.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import type { ChartData } from '../risk-dashboard.contract.ts';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { Legend } from '#platform/web/ui/dashboard/Legend.tsx';
import { barRows } from './figure-rows.ts';
import { byBar, seriesOf } from './level-series.ts';
import { explainedBy, type LinkTo } from './risk-dashboard.hooks.ts';

interface BarsCardProps {
  title: string;
  /** The figure's key in the reply. */
  figure: 'user_bar_chart' | 'bar_chart_1';
  /** What the register filters by. */
  by: 'owner' | 'department' | 'category';
  chart: ChartData | undefined;
  dpt: string | undefined;
  linkTo: LinkTo;
}

const none: ChartData = { label: [], keys: [], other_keys: [], datasets: [] };

/** Open risks per owner, department or category, stacked by level. */
export function BarsCard({ title, figure, by, chart, dpt, linkTo }: BarsCardProps) {
  const { t } = useTranslation(['risk-dashboard', 'risk']);
  const words = useModelWords();
  const shown = chart ?? none;
  const { label, keys, datasets } = shown;
  const draw = () => {
    const besides = {
      older_model: t('screen.older_model'),
      unrated: t('screen.not_rated'),
      avoided: t('risk:words.status.avoided'),
    };
    const series = seriesOf(datasets, words, besides);
    const values = byBar(shown);
    const valueText = (count: number) => t('risk:words.risks', { count });
    const linkOf = (bar: number, of: number | undefined): string | undefined => {
      const rows = barRows(shown, by, [bar, of], dpt);
      return rows && linkTo(rows);
    };
    return {
      picture:
        label.length === 0 ? (
          <EmptyState>{t('screen.none_open')}</EmptyState>
        ) : (
          <StackedBars
            label={title}
            bars={label.map((name, bar) => ({ id: keys[bar] ?? name, label: name }))}
            series={series}
            values={values}
            linkOf={linkOf}
            valueText={valueText}
          />
        ),
      table: (
        <FigureTable
          label={title}
          columns={[t('screen.columns.what'), ...series.map((one) => one.label), t('screen.columns.total')]}
          rows={label.map((name, bar) => {
            const counts = values[bar] ?? [];
            return {
              id: keys[bar] ?? name,
              name,
              values: [...counts, counts.reduce((sum, n) => sum + n, 0)],
            };
          })}
          linkOf={(row, column) => linkOf(row, column < datasets.length ? column : undefined)}
        />
      ),
      legend: <Legend entries={series} />,
    };
  };
  return (
    <ChartCard
      title={title}
      why={{ figures: [figure], ...explainedBy(dpt), href: linkTo({ status: 'open' }) }}
      draw={draw}
      waiting={chart === undefined}
      height={308}
      room={336}
      keepsRoom={false}
    />
  );
}
