import { useTranslation } from 'react-i18next';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { restoreRisk, type Risk } from '#features/risk/record/risk.contract.ts';
import type { Verb } from '#features/risk/record/risk.rules.ts';
import { declineRequest } from '#features/risk/record/risk-verbs.contract.ts';

/** Verbs that ask nothing and are done at once. */
export function useImmediateVerbs(risk: Risk): Partial<Record<Verb, () => void>> {
  const { t } = useTranslation('risk');
  const person = usePerson();
  const restore = useWrite(restoreRisk, { refreshes: ['risk-dashboard'] });
  const decline = useWrite(declineRequest, { refreshes: ['risk-dashboard'] });
  const sent = { params: { id: risk.id }, body: { version: risk.version } };
  const tell = (message: string) => ({ onSuccess: () => showSnackbar({ message, variant: 'success' }) });
  return {
    restore: () => restore.mutate(sent, tell(t('verb.restore.done', { ref: risk.ref }))),
    // Whoever asked takes it back without a reason.
    ...(risk.request?.by.id === person.id && {
      decline: () => decline.mutate(sent, tell(t('verb.decline.withdrawn'))),
    }),
  };
}
