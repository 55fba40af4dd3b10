import { lazy, Suspense, useEffect, useState } from 'react';
import { onceConnected } from '#platform/web/calling/once-connected.ts';

const ConditionalEntries = lazy(
  onceConnected(
    () => import('./ConditionalEntries.tsx'),
    ({ ConditionalEntries: Entries }) => ({ default: Entries }),
  ),
);

/** Puts into the navigation what is there for some only, once that is known. The first screen comes first. */
export function DeferredEntries() {
  const [mayAsk, setMayAsk] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setMayAsk(true), 2000);
    return () => clearTimeout(waiting);
  }, []);
  return (
    mayAsk && (
      <Suspense fallback={null}>
        <ConditionalEntries />
      </Suspense>
    )
  );
}
