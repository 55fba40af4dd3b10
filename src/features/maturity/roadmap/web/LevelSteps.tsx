import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { highestLevel } from '#features/maturity/framework/framework-content.contract.ts';

interface LevelStepsProps {
  current: number;
  desired: number;
  /** What the levels 0 to 5 are called. */
  levels: readonly string[];
}

/** Five steps: those reached, those to go, those beyond the wish. */
export function LevelSteps({ current, desired, levels }: LevelStepsProps) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  const named = (level: number) => `${formats.number(level)} ${levels[level] ?? ''}`.trim();
  const text = t('roadmap.list.from_to', { current: named(current), desired: named(desired) });
  return (
    <span className="level-steps" role="img" aria-label={text} title={text}>
      <span aria-hidden>{formats.number(current)}</span>
      <span className="level-steps-bar" aria-hidden>
        {Array.from({ length: highestLevel }, (_, index) => index + 1).map((step) => (
          <i key={step} data-is={step <= current ? 'reached' : step <= desired ? 'wanted' : undefined} />
        ))}
      </span>
      <span aria-hidden>{formats.number(desired)}</span>
    </span>
  );
}
