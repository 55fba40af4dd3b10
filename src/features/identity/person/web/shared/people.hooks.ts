import { useMemo } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import type { Pick } from '#platform/web/ui/inputs/PickOption.tsx';
import { listColleagues } from '../../person.contract.ts';

/** Colleagues to choose from, oneself first; those named already are on the list as well, for they need not be colleagues. */
export function usePeoplePicks(named: readonly { id: string; name: string }[]): Pick[] {
  const { id: self } = usePerson();
  const people = useRead(listColleagues);
  return useMemo(() => {
    const picks = new Map<string, Pick>();
    for (const { id, name } of named) picks.set(id, { value: id, label: name });
    for (const { id, first_name, last_name, email } of people.data?.data ?? [])
      picks.set(id, { value: id, label: `${first_name} ${last_name}`, hint: email });
    return [...picks.values()].toSorted(
      (one, other) => Number(other.value === self) - Number(one.value === self),
    );
  }, [people.data, named, self]);
}
