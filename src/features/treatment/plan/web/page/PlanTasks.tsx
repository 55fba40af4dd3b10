import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { TasksCard } from '#features/treatment/task/web/shared/TasksCard.tsx';
import { openPlanStatuses } from '../../plan-status.contract.ts';
import type { Plan } from '../../plan.contract.ts';

/** What is done by whom for the plan. Those who decide about it, and its owner, add tasks until it is completed. */
export function PlanTasks({ plan }: { plan: Plan }) {
  const { decides } = useDepartmentPicks();
  const person = usePerson();
  const isTheirs = decides(plan.department?.id ?? null) || plan.owner?.id === person.id;
  const isOpen = plan.status !== 'completed' && openPlanStatuses.some((status) => status === plan.status);
  return (
    <TasksCard
      parent={{ kind: 'cip', id: plan.id }}
      mayAdd={isTheirs && isOpen && plan.deleted_at === null}
    />
  );
}
