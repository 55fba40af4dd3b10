import { FindingsCard } from '#features/compliance/finding/web/shared/FindingsCard.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import type { Control } from '#features/treatment/control/control.contract.ts';

/** The findings about a control, those of its failed tests too; who decides about it raises one. */
export function ControlFindings({ control }: { control: Control }) {
  const { decides } = useDepartmentPicks();
  const { id, ref, title, department, status, deleted_at } = control;
  const department_id = department?.id ?? null;
  const mayRaise = decides(department_id) && status !== 'retired' && deleted_at === null;
  const origin = { id, ref, title, department_id, control };
  return <FindingsCard of={{ control: id }} origin={mayRaise ? origin : undefined} />;
}
