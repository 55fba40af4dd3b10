import { Suspense } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { TaskList } from '#features/treatment/task/web/shared/TaskList.tsx';
import { openPlanStatuses } from '../../plan-status.contract.ts';
import type { Plan } from '../../plan.contract.ts';

/** What is done by whom for the plan. Those who decide about it, and its owner, add tasks until it is completed. */
export function PlanTasks({ plan }: { plan: Plan }) {
  const { t } = useTranslation('treatment-plan');
  const { decides } = useDepartmentPicks();
  const person = usePerson();
  const isTheirs = decides(plan.department?.id ?? null) || plan.owner?.id === person.id;
  const isOpen = plan.status !== 'completed' && openPlanStatuses.some((status) => status === plan.status);
  return (
    <SectionCard title={t('page.tasks')}>
      <Suspense fallback={<HistorySkeleton />}>
        <TaskList
          parent={{ kind: 'cip', id: plan.id }}
          mayAdd={isTheirs && isOpen && plan.deleted_at === null}
        />
      </Suspense>
    </SectionCard>
  );
}
