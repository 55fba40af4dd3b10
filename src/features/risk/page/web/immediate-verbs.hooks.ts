import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import { restoreRisk, type Risk } from '#features/risk/record/risk.contract.ts';
import type { RiskVerb } from '#features/risk/record/risk.workflow.ts';
import { declineRequest } from '#features/risk/record/risk-verbs.contract.ts';
import { riskKind } from '#features/risk/record/web/shared/risk-kind.ts';

/** Verbs that ask nothing and are done at once. */
export function useImmediateVerbs(risk: Risk): Partial<Record<RiskVerb, () => void>> {
  const { t } = useTranslation('risk');
  const person = usePerson();
  const restore = useVerbNow<Risk>(riskKind, restoreRisk);
  const decline = useVerbNow(riskKind, declineRequest);
  return {
    // Without an owner or a category it waits for triage, which asks for them.
    restore: () =>
      restore(risk, ({ ref, triage }) =>
        t(triage === 'submitted' ? 'verb.restore.done_triage' : 'verb.restore.done', { ref }),
      ),
    // Whoever asked takes it back without a reason.
    ...(risk.request?.by.id === person.id && {
      decline: () => decline(risk, t('verb.decline.withdrawn')),
    }),
  };
}
