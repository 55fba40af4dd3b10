import { flushSync } from 'react-dom';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { focusPart } from './question-focus.ts';

interface NotApplicableInputProps {
  code: string;
  value: boolean;
  disabled: boolean;
  onChoice: (notApplicable: boolean) => void;
}

/** Says that a question does not apply; why comes next. */
export function NotApplicableInput({ code, value, disabled, onChoice }: NotApplicableInputProps) {
  const { t } = useTranslation('maturity');
  return (
    <label className="assess-check">
      <input
        type="checkbox"
        data-part="apart"
        checked={value}
        disabled={disabled}
        onChange={(event) => {
          const not_applicable = event.target.checked;
          // Drawn at once: whoever knows the keys is typing already.
          flushSync(() => onChoice(not_applicable));
          if (not_applicable) focusPart(code, 'reason');
        }}
      />
      {t('assess.does_not_apply')}
    </label>
  );
}
