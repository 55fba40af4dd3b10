import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { ControlAssessmentRow } from '../../control-assessment.contract.ts';
import type { ControlResult as Result } from '../../control-assessment-status.contract.ts';

const tones: Record<Result, StatusTone> = {
  not_assessed: 'neutral',
  compliant: 'success',
  partial: 'warning',
  non_compliant: 'error',
};

type Judged = Pick<ControlAssessmentRow, 'result' | 'value' | 'is_applicable'>;

/** How far a control is met, or that it does not apply. */
export function ControlResult({ control: { result, value, is_applicable } }: { control: Judged }) {
  const { t } = useTranslation('compliance-control-assessment');
  const formats = useFormats();
  if (!is_applicable) return <StatusPill>{t('words.result.not_applicable')}</StatusPill>;
  return (
    <StatusPill tone={tones[result]}>
      {t(`words.result.${result}`)}
      {result === 'partial' && value !== null && <> {formats.percent(value / 100)}</>}
    </StatusPill>
  );
}
