import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StackedBars } from '#platform/web/ui/charts/StackedBars.tsx';
import { bases } from '#features/risk/model/risk-level-names.contract.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import type { RiskStats } from '../risk-dashboard.contract.ts';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { Legend, type LegendEntry } from '#platform/web/ui/dashboard/Legend.tsx';
import { levelRows } from './figure-rows.ts';
import { explainedBy, type LinkTo } from './risk-dashboard.hooks.ts';

interface LevelsCardProps {
  stats: RiskStats | undefined;
  dpt: string | undefined;
  linkTo: LinkTo;
}

/** What the levels are without treatment, what they are now, and what they will be once the plans succeed. */
export function LevelsCard({ stats, dpt, linkTo }: LevelsCardProps) {
  const { t } = useTranslation(['risk-dashboard', 'risk']);
  const words = useModelWords();
  const draw = () => {
    const levels = stats?.by_level.toReversed() ?? [];
    const series: LegendEntry[] = levels.map((level) => ({
      id: level.code,
      label: words.levelName(level),
      colour: level.colour,
      shape: level.level + 1,
    }));
    const values = bases.map((basis) => levels.map((level) => level[basis]));
    const bars = bases.map((basis) => ({ id: basis, label: t(`risk:words.basis.${basis}`) }));
    const linkOf = (bar: number, of: number): string | undefined => {
      const [level, basis] = [levels[of], bases[bar]];
      return level && basis && linkTo(levelRows(level.level, basis));
    };
    return {
      picture: (
        <StackedBars
          label={t('screen.levels_label')}
          bars={bars}
          series={series}
          values={values}
          linkOf={linkOf}
          valueText={(count) => t('risk:words.risks', { count })}
        />
      ),
      table: (
        <FigureTable
          label={t('screen.levels_label')}
          columns={[t('web:field.level'), ...bars.map(({ label }) => label)]}
          rows={levels.map((level) => ({
            id: level.code,
            name: words.levelName(level),
            values: bases.map((basis) => level[basis]),
          }))}
          linkOf={(row, column) => linkOf(column, row)}
        />
      ),
      legend: <Legend entries={series} />,
    };
  };
  return (
    <ChartCard
      title={t('screen.levels')}
      why={{ figures: ['by_level'], ...explainedBy(dpt), href: linkTo({ status: 'open' }) }}
      draw={draw}
      waiting={stats === undefined}
      height={84}
      room={112}
    />
  );
}
