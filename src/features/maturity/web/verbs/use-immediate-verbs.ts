import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showSnackbar } from '#platform/web/snackbar.ts';
import { useWrite } from '#platform/web/use-endpoint.ts';
import type { Assessment } from '../../maturity-assessment.contract.ts';
import type { MaturityVerb } from '../../maturity-status.contract.ts';
import { restoreAssessment, startAssessment } from '../../maturity-verbs.contract.ts';
import { maturityDashboardPaths } from '../shared/maturity-paths.ts';
import { shownElsewhere } from './shown-elsewhere.ts';

/** Verbs that ask nothing: done at once, or on a page of their own. */
export function useImmediateVerbs(assessment: Assessment): Partial<Record<MaturityVerb, () => void>> {
  const { t } = useTranslation('maturity');
  const navigate = useNavigate();
  const start = useWrite(startAssessment, { refreshes: shownElsewhere });
  const restore = useWrite(restoreAssessment, { refreshes: shownElsewhere });
  const { id, version, ref, framework, department } = assessment;
  const sent = { params: { id }, body: { version } };
  const tell = (message: string) => ({ onSuccess: () => showSnackbar({ message, variant: 'success' }) });
  return {
    start: () => start.mutate(sent, tell(t('verb.start.done', { ref }))),
    restore: () => restore.mutate(sent, tell(t('verb.restore.done', { ref }))),
    // The dashboard of its department offers the choice, and shows what it would replace.
    choose: () =>
      void navigate(
        `${maturityDashboardPaths[framework]}?${new URLSearchParams({ dpt: department?.id ?? 'all', assessment: id })}`,
      ),
  };
}
