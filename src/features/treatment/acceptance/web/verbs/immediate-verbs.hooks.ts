import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import { acceptancePaths } from '../../acceptance-paths.ts';
import { deleteAcceptance, type Acceptance } from '../../acceptance.contract.ts';
import { refreezeAcceptance, submitAcceptance, withdrawAcceptance } from '../../acceptance-verbs.contract.ts';
import type { AcceptanceVerb } from '../../acceptance.workflow.ts';
import { acceptanceKind } from '../acceptance-kind.ts';

/** Verbs that ask nothing and are done at once. */
export function useImmediateVerbs(): Partial<Record<AcceptanceVerb, (of: Acceptance) => void>> {
  const { t } = useTranslation('treatment-acceptance');
  const navigate = useNavigate();
  const submit = useVerbNow<Acceptance>(acceptanceKind, submitAcceptance);
  const withdraw = useVerbNow<Acceptance>(acceptanceKind, withdrawAcceptance);
  const refreeze = useVerbNow<Acceptance>(acceptanceKind, refreezeAcceptance);
  const remove = useVerbNow<Acceptance>(acceptanceKind, deleteAcceptance);
  return {
    submit: (one) => submit(one, t('verb.submit.done', { ref: one.ref })),
    withdraw: (one) => withdraw(one, t('verb.withdraw.done', { ref: one.ref })),
    refreeze: (one) => refreeze(one, t('verb.refreeze.done', { ref: one.ref })),
    delete: (one) =>
      remove(one, () => {
        void navigate(acceptancePaths.list);
        return t('verb.delete.done', { ref: one.ref });
      }),
  };
}
