import { useCallback } from 'react';
import { useAddressSearch } from '#platform/web/screen/address-search.hooks.ts';

/** The task that `?task=` of the address opens over the page, and the way to another or to none. */
export function useOpenTask(): [opened: string | null, open: (id: string | undefined) => void] {
  const [search, change] = useAddressSearch();
  const open = useCallback((id: string | undefined) => change({ task: id }), [change]);
  return [search.get('task'), open];
}
