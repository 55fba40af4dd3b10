import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { AssessedSection } from '#features/maturity/assessment/assessment.contract.ts';

interface SectionStepsProps {
  previous: AssessedSection | undefined;
  next: AssessedSection | undefined;
  onSection: (delta: 1 | -1) => void;
}

/** The steps from a section to the ones before and after it. */
export function SectionSteps({ previous, next, onSection }: SectionStepsProps) {
  const { t } = useTranslation('maturity');
  return (
    <div className="assess-steps">
      {previous && (
        <button type="button" className="assess-button" onClick={() => onSection(-1)}>
          <small>{t('assess.previous_section')}</small>
          <span>
            <bdi>{previous.code}</bdi> {previous.name}
          </span>
        </button>
      )}
      {next && (
        <button type="button" className="assess-button" data-main onClick={() => onSection(1)}>
          <small>{t('assess.next_section')}</small>
          <span>
            <bdi>{next.code}</bdi> {next.name}
          </span>
        </button>
      )}
    </div>
  );
}
