import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import * as verbs from '../../plan-verbs.contract.ts';
import type { Plan } from '../../plan.contract.ts';
import type { PlanVerb } from '../../plan.workflow.ts';
import { planLink } from '../shared/plan-paths.ts';
import { planKind } from '../verbs/plan-kind.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';

/** The verbs that ask nothing: done at once, or on a page of their own. */
export function usePlanActs(plan: Plan, isOwnRequest: boolean): Partial<Record<PlanVerb, () => void>> {
  const { t } = useTranslation('treatment-plan');
  const navigate = useNavigate();
  const { ref } = plan;
  const start = useVerbNow(planKind, verbs.startPlan);
  const resume = useVerbNow(planKind, verbs.resumePlan);
  const restore = useVerbNow(planKind, verbs.restorePlan);
  const withdraw = useVerbNow(planKind, verbs.declineReschedule);
  const duplicate = useWrite(verbs.duplicatePlan, planKind);
  return {
    edit: () => void navigate(planLink('edit', plan.id)),
    start: () => start(plan, t('verb.start.done', { ref })),
    resume: () => resume(plan, t('verb.resume.done', { ref })),
    restore: () => restore(plan, t('verb.restore.done', { ref })),
    ...(isOwnRequest && { decline: () => withdraw(plan, t('verb.decline.done')) }),
    duplicate: () =>
      duplicate.mutate(
        { params: { id: plan.id }, body: { version: plan.version } },
        {
          onSuccess: ({ data }) => {
            showSnackbar({ message: t('verb.duplicate.done', { ref }), variant: 'success' });
            void navigate(planLink('view', data.id));
          },
        },
      ),
  };
}
