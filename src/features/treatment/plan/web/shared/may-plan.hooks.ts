import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { listControls, type Control } from '#features/treatment/control/control.contract.ts';

/** Whether somebody may make a plan for any control: they decide about a department, or own a control. */
export function useMayPlan(): boolean {
  const { decidesSomewhere } = useDepartmentPicks();
  const query = { owner: usePerson().id, limit: '1' };
  const { data } = useRead(listControls, { query }, { enabled: !decidesSomewhere });
  return decidesSomewhere || (data?.count ?? 0) > 0;
}

/** Whether somebody may make a plan for this control. */
export function useMayPlanFor({ status, deleted_at, department, owner }: Control): boolean {
  const { decides } = useDepartmentPicks();
  const { id } = usePerson();
  const isLive = status !== 'retired' && deleted_at === null;
  return isLive && (decides(department?.id ?? null) || owner.id === id);
}
