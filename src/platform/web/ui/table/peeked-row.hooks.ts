import { useCallback } from 'react';
import { useAddressSearch } from '#platform/web/screen/address-search.hooks.ts';

/** The row that the side panel shows: `?peek=` of the address, as it is written there. */
export function usePeekedRow(): [peeked: string | null, peek: (id: string | undefined) => void] {
  const [search, change] = useAddressSearch();
  const peek = useCallback((id: string | undefined) => change({ peek: id }, { replace: true }), [change]);
  return [search.get('peek'), peek];
}
