import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { highestLevel, lowestLevel } from '#features/maturity/framework/framework-content.contract.ts';
import { useScore } from '#features/maturity/assessment/web/shared/score.hooks.ts';

interface LevelRailProps {
  before: number | null;
  after: number | null;
  /** Not all questions were answered: what is drawn stands for some of them. */
  isIncomplete: boolean;
}

const width = 168;
const height = 20;
const edge = 8;

/** The scale from 0 to 5 with both levels on it: hollow before, filled after. It runs the way one reads. */
export function LevelRail({ before, after, isIncomplete }: LevelRailProps) {
  const { t } = useTranslation('maturity-comparison');
  const score = useScore();
  const { direction } = useLanguage();
  const x = (level: number) => {
    const along = edge + ((level - lowestLevel) / (highestLevel - lowestLevel)) * (width - 2 * edge);
    return direction === 'rtl' ? width - along : along;
  };
  const middle = height / 2;
  const outcome =
    before === null || after === null || before === after ? undefined : after > before ? 'risen' : 'fallen';
  return (
    <svg
      className="level-rail"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('compare.rail_of', { before: score(before), after: score(after) })}
    >
      <line x1={x(lowestLevel)} x2={x(highestLevel)} y1={middle} y2={middle} stroke="var(--divider)" />
      {Array.from({ length: highestLevel - lowestLevel + 1 }, (_, index) => lowestLevel + index).map(
        (level) => (
          <line
            key={level}
            x1={x(level)}
            x2={x(level)}
            y1={middle - 3}
            y2={middle + 3}
            stroke="var(--divider)"
          />
        ),
      )}
      {before !== null && after !== null && (
        <line
          className="level-rail-way"
          data-is={outcome}
          x1={x(before)}
          x2={x(after)}
          y1={middle}
          y2={middle}
          strokeDasharray={isIncomplete ? '3 2' : undefined}
        />
      )}
      {before !== null && (
        <circle
          cx={x(before)}
          cy={middle}
          r="5"
          fill="var(--paper)"
          stroke="var(--text-secondary)"
          strokeWidth="2"
        />
      )}
      {after !== null && (
        <circle
          className="level-rail-after"
          data-incomplete={isIncomplete || undefined}
          cx={x(after)}
          cy={middle}
          r="5"
        />
      )}
    </svg>
  );
}
