import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';

/** Of the assessment that findings come from. */
interface Assessed {
  department_id: string | null;
  lead_id: string;
  reviewer_id: string | null;
}

/** Whether somebody raises findings from an assessment: they decide about its department, lead it or review it. */
export function useMayRaise({ department_id, lead_id, reviewer_id }: Assessed): boolean {
  const { decides } = useDepartmentPicks();
  const { id, type } = usePerson();
  return decides(department_id) || (type !== 'User' && (lead_id === id || reviewer_id === id));
}
