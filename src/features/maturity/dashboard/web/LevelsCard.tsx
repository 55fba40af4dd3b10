import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { ChartCard } from '#platform/web/ui/dashboard/ChartCard.tsx';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { Legend, type LegendEntry } from '#platform/web/ui/dashboard/Legend.tsx';
import { totalOf } from '#platform/web/ui/charts/stacked.ts';
import { StackedBars } from '#platform/web/ui/charts/StackedBars.tsx';
import type { besidesLevels } from '../maturity-dashboard.contract.ts';
import type { CardProps } from './card-props.ts';
import { feature, useQuestionsLink } from './maturity-dashboard.hooks.ts';

const isLevel = (code: string) => /^\d$/.test(code);

/** A level in its colour; what has none as lines, what does not apply in grey. */
const colourOf = (code: string): string =>
  isLevel(code)
    ? `var(--maturity-${code})`
    : code === 'unanswered'
      ? 'var(--text-secondary)'
      : 'var(--chart-8)';

/** How many questions stand at each level today, and how many are to. */
export function LevelsCard({ dashboard, request }: CardProps) {
  const { t } = useTranslation([feature, 'maturity']);
  const formats = useFormats();
  const linkTo = useQuestionsLink();
  const draw = () => {
    const { keys: given = [], datasets = [] } = dashboard?.level_distribution ?? {};
    const keys = given as ('current' | 'desired')[];
    const held = datasets.filter(({ code, data }) => isLevel(code) || data.some((n) => n > 0));
    const series = held.map(({ code, label }): LegendEntry => ({
      id: code,
      label: isLevel(code)
        ? t('screen.level_name', { level: formats.number(Number(code)), name: label })
        : t(`maturity:words.${code as (typeof besidesLevels)[number]}`),
      colour: colourOf(code),
      isHatched: code === 'unanswered',
    }));
    const bars = keys.map((which) => ({ id: which, label: t(`maturity:words.${which}`) }));
    const totals = keys.map((_, bar) => totalOf(datasets.map(({ data }) => data[bar] ?? 0)));
    const linkOf = (bar: number, of: number) => {
      const [which, one] = [keys[bar], held[of]];
      return which === undefined || one === undefined ? undefined : linkTo(`${which}:${one.code}`);
    };
    return {
      picture: (
        <StackedBars
          label={t('screen.levels_label')}
          bars={bars}
          series={series}
          values={keys.map((_, bar) => held.map(({ data }) => data[bar] ?? 0))}
          linkOf={linkOf}
          valueText={(count) => t('maturity:words.questions', { count })}
          isThick
        />
      ),
      table: (
        <FigureTable
          label={t('screen.levels_label')}
          columns={[t('web:field.level'), ...bars.map(({ label }) => label)]}
          rows={held.map(({ code, data }, of) => ({
            id: code,
            name: series[of]?.label ?? code,
            values: data,
          }))}
          valueText={(count, column) =>
            t('screen.count_and_share', {
              count: formats.number(count),
              share: formats.percent(count / (totals[column] || 1)),
            })
          }
          linkOf={(row, column) => linkOf(column, row)}
        />
      ),
      legend: <Legend entries={series} />,
    };
  };
  return (
    <ChartCard
      title={t('screen.levels')}
      why={{ figures: ['level_distribution'], request, feature }}
      draw={draw}
      waiting={dashboard === undefined}
      height={88}
      room={144}
    />
  );
}
