import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import type { MaturityVerb } from '#features/maturity/assessment/assessment.workflow.ts';
import {
  restoreAssessment,
  startAssessment,
} from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { assessmentKind } from './assessment-kind.ts';

/** Verbs that ask nothing and are done at once. */
export function useImmediateVerbs(assessment: Assessment): Partial<Record<MaturityVerb, () => void>> {
  const { t } = useTranslation('maturity');
  const start = useVerbNow(assessmentKind, startAssessment);
  const restore = useVerbNow(assessmentKind, restoreAssessment);
  const { ref } = assessment;
  return {
    start: () => start(assessment, t('verb.start.done', { ref })),
    restore: () => restore(assessment, t('verb.restore.done', { ref })),
  };
}
