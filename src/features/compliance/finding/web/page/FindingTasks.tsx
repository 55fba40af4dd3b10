import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { TasksCard } from '#features/treatment/task/web/shared/TasksCard.tsx';
import type { Finding } from '../../finding.contract.ts';
import { openFindingStatuses } from '../../finding-status.contract.ts';

/** What is done by whom to put a finding right. Those who decide about it, and its owner, add tasks until it is closed. */
export function FindingTasks({ finding }: { finding: Finding }) {
  const { decides } = useDepartmentPicks();
  const person = usePerson();
  const isTheirs = decides(finding.department?.id ?? null) || finding.owner?.id === person.id;
  const isOpen = openFindingStatuses.some((status) => status === finding.status);
  return (
    <TasksCard
      parent={{ kind: 'finding', id: finding.id }}
      mayAdd={isTheirs && isOpen && finding.deleted_at === null}
    />
  );
}
