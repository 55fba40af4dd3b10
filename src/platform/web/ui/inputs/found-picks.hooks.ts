import { useEffect, useMemo, useState } from 'react';
import type { Pick } from './PickOption.tsx';

/** A record as it is picked: by its reference and title. */
export interface Titled {
  id: string;
  ref: string;
  title: string;
}
/** Those found so far, and how others are looked for. */
export interface FoundPicks {
  picks: readonly Pick[];
  onSearch: (typed: string) => void;
}

const pause = 200;
const pickOf = ({ id, ref, title }: Titled): Pick => ({ value: id, label: `${ref} ${title}` });

/** What is typed, a moment after the last key. */
export function useTyped(): [searched: string, type: (typed: string) => void] {
  const [typed, type] = useState('');
  const [searched, search] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return [searched, type];
}

/** Those named already, those found by what is typed, and those found before: what was chosen keeps its name. */
export function useKnownPicks(
  named: readonly Titled[],
  found: readonly Titled[] | undefined,
): readonly Pick[] {
  const own = useMemo(() => named.map(pickOf), [named]);
  const others = useMemo(() => found?.map(pickOf), [found]);
  return useSeenPicks(own, others);
}

/** The same of picks that have words of their own. */
export function useSeenPicks(named: readonly Pick[], found: readonly Pick[] | undefined): readonly Pick[] {
  const [seen, see] = useState<ReadonlyMap<string, Pick>>(new Map());
  const fresh = (found ?? []).filter(({ value }) => !seen.has(value));
  if (fresh.length > 0) see(new Map([...seen, ...fresh.map((pick) => [pick.value, pick] as const)]));
  return useMemo(
    () => [
      ...new Map([
        ...seen,
        ...named.map((pick) => [pick.value, seen.get(pick.value) ?? pick] as const),
      ]).values(),
    ],
    [seen, named],
  );
}
