import { useMemo } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useSeenPicks, useTyped, type FoundPicks } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import { listCandidates, type CandidateRole } from '../../candidate.contract.ts';

interface Asked {
  role?: CandidateRole;
  /** What the role is about. */
  record?: string | undefined;
}

/** People who may be named for something, found by typing, oneself first; those named already are on the list as well. */
export function usePeoplePicks(
  named: readonly { id: string; name: string }[],
  { role = 'member', record }: Asked = {},
): FoundPicks {
  const { id: self } = usePerson();
  const [q, onSearch] = useTyped();
  const read = useRead(listCandidates, { query: { role, record, ...(q && { q }) } }, { keep: true });
  const own = useMemo(() => named.map(({ id, name }) => ({ value: id, label: name })), [named]);
  const found = useMemo(
    () => read.data?.data.map(({ id, name, email }) => ({ value: id, label: name, hint: email })),
    [read.data],
  );
  const picks = useSeenPicks(own, found);
  return {
    picks: useMemo(
      () => picks.toSorted((one, other) => Number(other.value === self) - Number(one.value === self)),
      [picks, self],
    ),
    onSearch,
  };
}
