import { useEffect } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { readNistShown } from '#features/maturity/dashboard/nist-shown.contract.ts';
import { useOwnFrameworks } from '#features/maturity/framework/web/shared/own-frameworks.hooks.ts';
import { useQuantificationIsOn } from '#features/treatment/quantification/web/shared/quantification-on.hooks.ts';
import {
  calendarEntry,
  nistEntry,
  ownEntries,
  quantificationEntry,
  workEntry,
  type NavigationItem,
} from './navigation.ts';
import { navigationStore } from './navigation-store.ts';

/** Asks whether there is anything to show, and keeps the navigation in step with the answers. */
export function ConditionalEntries() {
  const nist = useRead(readNistShown);
  const { own = [] } = useOwnFrameworks();
  useEntry(workEntry, 'dashboards', true);
  useEntry(calendarEntry, 'dashboards', true);
  useEntry(nistEntry, 'dashboards', nist.data?.data.is_shown === true);
  // After NIST's, whichever answer comes first.
  const isOwnShown = own.length > 0 && !nist.isPending;
  useEntry(ownEntries.dashboards, 'dashboards', isOwnShown);
  useEntry(ownEntries.maturity, 'maturity', isOwnShown);
  useEntry(quantificationEntry, 'risk', useQuantificationIsOn());
  return null;
}

function useEntry(entry: NavigationItem, parent: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    navigationStore.append(entry, parent);
    return () => navigationStore.remove(entry.id);
  }, [entry, parent, isShown]);
}
