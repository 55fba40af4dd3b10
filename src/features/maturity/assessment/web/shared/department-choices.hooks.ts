import type { Pick } from '#platform/web/ui/inputs/PickOption.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';

/** Where this person may begin an assessment. */
export interface DepartmentChoices {
  departments: Pick[];
  /** The whole organisation, or one that has no departments. */
  whole: boolean;
  /** Nothing to choose in a flat organisation. */
  flat: boolean;
  /** The Business Unit that is chosen, where one may be begun there. */
  current: string | undefined;
  pending: boolean;
  any: boolean;
}

export function useDepartmentChoices(): DepartmentChoices {
  const { picks, flat, current, decides, pending } = useDepartmentPicks();
  const departments = picks.filter(({ value }) => decides(value));
  const whole = decides(null);
  return {
    departments,
    whole,
    flat,
    current: departments.find(({ value }) => value === current)?.value,
    pending,
    any: whole || departments.length > 0,
  };
}
