import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The row that the side panel shows: `?peek=` of the address, as it is written there. */
export function usePeekedRow(): [peeked: string | null, peek: (id: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const peek = useCallback(
    (id: string | undefined) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (id === undefined) after.delete('peek');
          else after.set('peek', id);
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return [search.get('peek'), peek];
}
