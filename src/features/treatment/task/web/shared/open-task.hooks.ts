import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The task that `?task=` of the address opens over the page, and the way to another or to none. */
export function useOpenTask(): [opened: string | null, open: (id: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (id: string | undefined) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        if (id === undefined) after.delete('task');
        else after.set('task', id);
        return after;
      }),
    [setSearch],
  );
  return [search.get('task'), open];
}
