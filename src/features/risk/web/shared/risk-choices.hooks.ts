import { useMemo } from 'react';
import { mayCall, type PersonType } from '#platform/contract/access.ts';
import { useRead } from '#platform/web/use-endpoint.ts';
import { usePerson } from '#platform/web/use-session.ts';
import { listColleagues } from '#features/identity/identity.contract.ts';
import { useDepartment } from '#features/organisation/web/shared/department.hooks.ts';
import { listCategories, type RiskCategory } from '../../risk-category.contract.ts';
import type { Pick } from './PickInput.tsx';

/** People who may own a risk, oneself first. Who owns it already, or keeps one of the categories, is on the list as well:
 *  they need not be a colleague. */
export function usePeople(
  owner: { id: string; name: string } | null | undefined,
  categories: readonly RiskCategory[] = [],
): Pick[] {
  const { id: self } = usePerson();
  const people = useRead(listColleagues);
  return useMemo(() => {
    const picks = new Map<string, Pick>();
    for (const named of [owner, ...categories.map(({ default_owner }) => default_owner)])
      if (named) picks.set(named.id, { value: named.id, label: named.name });
    for (const { id, first_name, last_name, email } of people.data?.data ?? [])
      picks.set(id, { value: id, label: `${first_name} ${last_name}`, hint: email });
    return [...picks.values()].toSorted(
      (one, other) => Number(other.value === self) - Number(one.value === self),
    );
  }, [people.data, owner, categories, self]);
}

export function useCategories(): { picks: Pick[]; categories: readonly RiskCategory[] } {
  const read = useRead(listCategories);
  return useMemo(() => {
    const categories = read.data?.data ?? [];
    return {
      categories,
      picks: categories.map(({ id, name, parent_id }) => ({
        value: id,
        label: name,
        depth: parent_id === null ? 0 : 1,
      })),
    };
  }, [read.data]);
}

export interface DepartmentPicks {
  /** In the order of the tree. */
  picks: Pick[];
  /** Nothing to choose in a flat organisation. */
  flat: boolean;
  pending: boolean;
  /** The Business Unit that is chosen. */
  current: string | undefined;
  /** Whether this person decides about a department's risks; `null` is the whole organisation. */
  decides: (departmentId: string | null) => boolean;
}

/** Departments as places for a risk. */
export function useDepartmentPicks(): DepartmentPicks {
  const person = usePerson();
  const { departments, department, pending } = useDepartment();
  return useMemo(() => {
    const depthOf = (id: string | null): number => {
      const parent = departments.find((one) => one.id === id)?.parent_id ?? null;
      return parent === null ? 0 : 1 + depthOf(parent);
    };
    const isStaff = mayCall('staff', person.type as PersonType);
    return {
      picks: departments.map(({ id, name }) => ({ value: id, label: name, depth: depthOf(id) })),
      flat: person.organisation.flat,
      pending,
      current: department?.id,
      decides: (id) =>
        person.type === 'Admin' ||
        (isStaff &&
          (person.organisation.flat || departments.some((one) => one.id === id && one.access !== 'viewer'))),
    };
  }, [departments, department, pending, person]);
}
