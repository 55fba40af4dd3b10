import { useTranslation } from 'react-i18next';
import { showSnackbar } from '#platform/web/snackbar.ts';
import { useWrite } from '#platform/web/use-endpoint.ts';
import type { Assessment } from '../../maturity-assessment.contract.ts';
import type { MaturityVerb } from '../../maturity-status.contract.ts';
import { restoreAssessment, startAssessment } from '../../maturity-verbs.contract.ts';
import { shownElsewhere } from './shown-elsewhere.ts';

/** Verbs that ask nothing and are done at once. */
export function useImmediateVerbs(assessment: Assessment): Partial<Record<MaturityVerb, () => void>> {
  const { t } = useTranslation('maturity');
  const start = useWrite(startAssessment, { refreshes: shownElsewhere });
  const restore = useWrite(restoreAssessment, { refreshes: shownElsewhere });
  const { id, version, ref } = assessment;
  const sent = { params: { id }, body: { version } };
  const tell = (message: string) => ({ onSuccess: () => showSnackbar({ message, variant: 'success' }) });
  return {
    start: () => start.mutate(sent, tell(t('verb.start.done', { ref }))),
    restore: () => restore.mutate(sent, tell(t('verb.restore.done', { ref }))),
  };
}
