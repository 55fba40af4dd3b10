import { useId } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { useAssessmentChoices } from '#features/maturity/assessment/web/shared/assessment-choices.hooks.ts';
import { AssessmentPick } from '#features/maturity/assessment/web/shared/AssessmentPick.tsx';
import './comparison.css';

interface ComparisonChoiceProps {
  first: string;
  second: string | undefined;
  onFirst: (id: string) => void;
  onSecond: (id: string) => void;
}

/** Which two stand side by side: the second is offered among those of the first one's framework. */
export function ComparisonChoice({ first, second, onFirst, onSecond }: ComparisonChoiceProps) {
  const { t } = useTranslation('maturity-comparison');
  const id = useId();
  const { choices, pending, error, retry } = useAssessmentChoices();
  const chosen = choices.find((one) => one.id === first);
  const others = choices.filter(
    (one) =>
      one.id !== first &&
      (chosen === undefined ||
        (one.framework === chosen.framework && one.framework_id === chosen.framework_id)),
  );
  const shared = { choices, pending, placeholder: t('compare.choose') };
  return (
    <>
      <div className="comparison-choice not-printed">
        <FieldFrame id={`${id}-first`} label={t('compare.first')}>
          <AssessmentPick {...shared} id={`${id}-first`} value={first} onPick={onFirst} />
        </FieldFrame>
        <FieldFrame id={`${id}-second`} label={t('compare.second')}>
          <AssessmentPick
            {...shared}
            choices={others}
            id={`${id}-second`}
            value={second}
            onPick={onSecond}
            autoFocus={second === undefined}
          />
        </FieldFrame>
      </div>
      {error !== null && <FailureNotice failure={error} onRetry={retry} />}
      {second === undefined && !pending && error === null && (
        <EmptyState>{others.length === 0 ? t('compare.none_other') : t('compare.choose_other')}</EmptyState>
      )}
    </>
  );
}
