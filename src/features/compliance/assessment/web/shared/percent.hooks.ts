import { useShare } from '#features/maturity/assessment/web/shared/score.hooks.ts';

/** A figure in percent with its decimal; a dash where there is none. */
export function usePercent(): (percent: number | null) => string {
  const share = useShare();
  return (percent) => (percent === null ? '–' : share(percent));
}
