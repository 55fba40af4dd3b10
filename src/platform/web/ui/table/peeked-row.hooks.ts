import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { afterPicture } from '#platform/web/browser/after-picture.ts';
import { useLatest } from '#platform/web/browser/latest.hooks.ts';

/** The row that the side panel shows: `?peek=` of the address, as it is written there. */
export function usePeekedRow(): [peeked: string | null, peek: (id: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const setLatest = useLatest(setSearch);
  const peek = useCallback(
    (id: string | undefined) =>
      afterPicture(() =>
        setLatest.current(
          (before) => {
            const after = new URLSearchParams(before);
            if (id === undefined) after.delete('peek');
            else after.set('peek', id);
            return after;
          },
          { replace: true },
        ),
      ),
    [setLatest],
  );
  return [search.get('peek'), peek];
}
