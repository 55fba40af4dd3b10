import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { TaskList } from './TaskList.tsx';

/** The tasks of a risk, as a part of its page. Those who decide about it, and its owner, add some while it is open. */
export function TasksSection({ risk }: { risk: Risk }) {
  const { decides } = useDepartmentPicks();
  const person = usePerson();
  const isTheirs = decides(risk.department?.id ?? null) || risk.owner?.id === person.id;
  const isOpen = risk.status !== 'closed' && risk.deleted_at === null;
  return <TaskList parent={{ kind: 'risk', id: risk.id }} mayAdd={isTheirs && isOpen} />;
}
