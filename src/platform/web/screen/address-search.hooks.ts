import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What is written into the search, by name, where `undefined`, null or an empty text takes a name away; or what rewrites it. */
type SearchChange = Readonly<Record<string, unknown>> | ((search: URLSearchParams) => void);

/** The search of the address, and the way to change it. What is not named stays. With `replace` the browser's button does not lead
 *  back to what it was. */
export function useAddressSearch(): [
  search: URLSearchParams,
  change: (change: SearchChange, options?: { replace?: boolean }) => void,
] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (part: SearchChange, { replace = false } = {}) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (typeof part === 'function') part(after);
          else write(after, part);
          return after;
        },
        { replace },
      ),
    [setSearch],
  );
  return [search, change];
}

function write(search: URLSearchParams, part: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(part))
    if (value === undefined || value === null || value === '') search.delete(name);
    else search.set(name, String(value));
}
