import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import type { Pick } from '#platform/web/ui/inputs/PickOption.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { listAssessors } from '../../assessor.contract.ts';

const afterTyping = 200;
const most = '50';

/** Everybody who may assess or review in a department, found by what is typed, oneself first. Whoever was offered or named once
 *  stays known by name. */
export function useAssessorPicks(
  department: string | null,
  named: readonly { id: string; name: string }[],
): { picks: Pick[]; onSearch: (typed: string) => void } {
  const { t } = useTranslation('maturity');
  const { id: self } = usePerson();
  const [q, ask] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const query = { limit: most, dpt: department ?? undefined, q: q.trim() || undefined };
  const found = useRead(listAssessors, { query }, { keep: true });
  const [loaded, see] = useState<ReadonlyMap<string, Pick>>(new Map());
  const people = found.data?.data;
  const [read, setRead] = useState<typeof people>();
  if (people !== read) {
    setRead(people);
    see((before) => {
      const after = new Map(before);
      for (const { id, name, type } of people ?? [])
        after.set(id, { value: id, label: name, hint: t(`words.person.${type}`) });
      return after;
    });
  }
  const picks = useMemo(() => {
    const all = new Map<string, Pick>(named.map(({ id, name }) => [id, { value: id, label: name }]));
    for (const [id, pick] of loaded) all.set(id, pick);
    return [...all.values()].toSorted(
      (one, other) => Number(other.value === self) - Number(one.value === self),
    );
  }, [loaded, named, self]);
  const onSearch = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(typed), afterTyping);
  };
  return { picks, onSearch };
}
