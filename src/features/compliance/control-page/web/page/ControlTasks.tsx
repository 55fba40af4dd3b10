import { usePerson } from '#platform/web/session/session.hooks.ts';
import { openComplianceStatuses } from '#features/compliance/assessment/assessment-status.contract.ts';
import type { ControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { TasksCard } from '#features/treatment/task/web/shared/TasksCard.tsx';

/** What is done by whom so that a control is met. Those who decide about the assessment or lead it, and whoever answers for the control,
 *  add tasks while the assessment is worked on. */
export function ControlTasks({ control: { id, owner, assessment } }: { control: ControlAssessment }) {
  const { decides } = useDepartmentPicks();
  const person = usePerson();
  const isTheirs =
    decides(assessment.department_id) || assessment.lead_id === person.id || owner?.id === person.id;
  const isOpen = openComplianceStatuses.some((status) => status === assessment.status);
  return <TasksCard parent={{ kind: 'compliance_control', id }} mayAdd={isTheirs && isOpen} />;
}
