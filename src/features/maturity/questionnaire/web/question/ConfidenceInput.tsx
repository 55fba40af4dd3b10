import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { confidences, type Confidence } from '#features/maturity/assessment/answer.contract.ts';

interface ConfidenceInputProps {
  code: string;
  value: Confidence | null;
  disabled: boolean;
  onConfidence: (confidence: Confidence | null) => void;
}

/** How sure somebody is of an answer; what is chosen again is taken back. */
export function ConfidenceInput({ code, value, disabled, onConfidence }: ConfidenceInputProps) {
  const { t } = useTranslation('maturity');
  return (
    <div
      className="assess-confidence"
      role="radiogroup"
      aria-label={t('assess.confidence_of', { code })}
      hidden={disabled && value === null}
    >
      <span aria-hidden>{t('assess.confidence')}</span>
      {confidences.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={t('assess.confidence_of', { code })}
            checked={value === one}
            disabled={disabled}
            onChange={() => onConfidence(one)}
            onClick={() => value === one && onConfidence(null)}
          />
          <span>{t(`words.confidence.${one}`)}</span>
        </label>
      ))}
    </div>
  );
}
