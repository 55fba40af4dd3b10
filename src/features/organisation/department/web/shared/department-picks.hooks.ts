import { useMemo } from 'react';
import { maySteer } from '#platform/contract/deciding.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import type { Pick } from '#platform/web/ui/inputs/PickOption.tsx';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { listEveryDepartment, type DepartmentPlace } from '../../department.contract.ts';
import { belongsSomewhere, decidesSomewhere } from '../../department.rules.ts';
import { useDepartment } from './department.hooks.ts';

export interface DepartmentPicks {
  /** In the order of the tree. */
  picks: Pick[];
  /** Nothing to choose in a flat organisation. */
  flat: boolean;
  pending: boolean;
  /** The Business Unit that is chosen. */
  current: string | undefined;
  /** Whether this person decides about what belongs to a department; `null` is the whole organisation. */
  decides: (departmentId: string | null) => boolean;
  /** Whether they do so about any; and whether they belong to any. */
  decidesSomewhere: boolean;
  belongsSomewhere: boolean;
}

/** In the order they come in, each below the one above it. */
function picksOf(departments: readonly DepartmentPlace[]): Pick[] {
  const depthOf = (id: string | null): number => {
    const parent = departments.find((one) => one.id === id)?.parent_id ?? null;
    return parent === null ? 0 : 1 + depthOf(parent);
  };
  return departments.map(({ id, name }) => ({ value: id, label: name, depth: depthOf(id) }));
}

/** Every department of the organisation, also those the person does not belong to. */
export function useEveryDepartment(): { picks: Pick[]; pending: boolean } {
  const { flat } = usePerson().organisation;
  const read = useRead(listEveryDepartment, undefined, { enabled: !flat });
  const departments = read.data?.data;
  return useMemo(
    () => ({ picks: picksOf(departments ?? []), pending: !flat && read.isPending }),
    [departments, flat, read.isPending],
  );
}

/** Departments as places to put something. */
export function useDepartmentPicks(): DepartmentPicks {
  const person = usePerson();
  const { departments, department, pending } = useDepartment();
  return useMemo(() => {
    const { type, org_editor } = person;
    const { flat } = person.organisation;
    const steering = { type, org_editor, departments };
    return {
      picks: picksOf(departments),
      flat,
      pending,
      current: department?.id,
      decides: (id) => maySteer(steering, id),
      decidesSomewhere: decidesSomewhere(steering),
      belongsSomewhere: belongsSomewhere(steering, flat),
    };
  }, [departments, department, pending, person]);
}
