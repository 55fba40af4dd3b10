import { useEffect } from 'react';
import { useRead } from '#platform/web/use-endpoint.ts';
import { readNistShown } from '#features/maturity/maturity-dashboard.contract.ts';
import { nistEntry } from './navigation.ts';
import { navigationStore } from './navigation-store.ts';

/** Asks whether there is anything to show, and keeps the navigation in step with the answer. */
export function NistEntryAsked() {
  const { data } = useRead(readNistShown);
  const isShown = data?.data.is_shown === true;
  useEffect(() => {
    if (!isShown) return undefined;
    navigationStore.append(nistEntry, 'dashboards');
    return () => navigationStore.remove(nistEntry.id);
  }, [isShown]);
  return null;
}
