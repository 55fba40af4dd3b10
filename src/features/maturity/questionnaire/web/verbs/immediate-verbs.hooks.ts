import { useTranslation } from 'react-i18next';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import type { MaturityVerb } from '#features/maturity/assessment/assessment-status.contract.ts';
import {
  restoreAssessment,
  startAssessment,
} from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { refreshedSubjects } from './refreshed-subjects.ts';

/** Verbs that ask nothing and are done at once. */
export function useImmediateVerbs(assessment: Assessment): Partial<Record<MaturityVerb, () => void>> {
  const { t } = useTranslation('maturity');
  const start = useWrite(startAssessment, { refreshes: refreshedSubjects });
  const restore = useWrite(restoreAssessment, { refreshes: refreshedSubjects });
  const { id, version, ref } = assessment;
  const sent = { params: { id }, body: { version } };
  const tell = (message: string) => ({ onSuccess: () => showSnackbar({ message, variant: 'success' }) });
  return {
    start: () => start.mutate(sent, tell(t('verb.start.done', { ref }))),
    restore: () => restore.mutate(sent, tell(t('verb.restore.done', { ref }))),
  };
}
