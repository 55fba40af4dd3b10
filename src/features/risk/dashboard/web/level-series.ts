import type { ModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import type { ChartData, ChartDataset } from '../risk-dashboard.contract.ts';
import type { LegendEntry } from '#platform/web/ui/dashboard/Legend.tsx';

/** What series are called that are not a level. */
interface Besides {
  older_model: string;
  unrated: string;
  avoided: string;
}

/** A series as it is drawn: a level in its colour and shape, what has none as lines. */
export function seriesOf(
  datasets: readonly ChartDataset[],
  words: ModelWords,
  besides: Besides,
): LegendEntry[] {
  return datasets.map(({ code, level, label, colour }) => {
    if (level === null)
      return {
        id: code,
        label: besides[code as keyof Besides] ?? label,
        colour: code === 'avoided' ? 'var(--chart-8)' : 'var(--text-secondary)',
        isHatched: code === 'unrated',
      };
    // The server says the code where a shipped level has no name of its own.
    const name = words.levelName({ code, name: label === code ? null : label });
    return { id: code, label: name, colour: colour ?? 'var(--text-secondary)', shape: level + 1 };
  });
}

/** A chart's numbers by bars: values[bar][series]. */
export const byBar = ({ label, datasets }: ChartData): number[][] =>
  label.map((_, bar) => datasets.map(({ data }) => data[bar] ?? 0));
