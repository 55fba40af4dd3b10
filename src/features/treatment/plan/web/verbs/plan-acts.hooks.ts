import { useNavigate } from 'react-router';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import type { OwnActs } from '#platform/web/record/record-verbs.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import { declineReschedule, duplicatePlan } from '../../plan-verbs.contract.ts';
import type { Plan } from '../../plan.contract.ts';
import type { PlanVerb } from '../../plan.workflow.ts';
import { planLink } from '../shared/plan-paths.ts';
import { planKind } from './plan-kind.ts';

/** Verbs that lead to a page of their own, and the request for another date that whoever asked takes back. */
export function usePlanActs({ id, ref, version, request }: Plan): OwnActs<PlanVerb> {
  const { t } = useTranslation('treatment-plan');
  const navigate = useNavigate();
  const person = usePerson();
  const withdraw = useVerbNow(planKind, declineReschedule);
  const duplicate = useWrite(duplicatePlan, planKind);
  return {
    edit: { begin: () => void navigate(planLink('edit', id)) },
    ...(request?.by.id === person.id && {
      decline: {
        begin: () => withdraw({ id, version }, t('verb.decline.done')),
        name: t('verb.name.withdraw'),
      },
    }),
    duplicate: {
      begin: () =>
        duplicate.mutate(
          { params: { id }, body: { version } },
          {
            onSuccess: ({ data }) => {
              showSnackbar({ message: t('verb.duplicate.done', { ref }), variant: 'success' });
              void navigate(planLink('view', data.id));
            },
          },
        ),
    },
  };
}
