import { lazy, Suspense, useEffect, useState } from 'react';

const NistEntryAsked = lazy(async () => ({ default: (await import('./NistEntryAsked.tsx')).NistEntryAsked }));

/** Puts NIST's dashboard into the navigation once there is something to show on it. The first screen comes first. */
export function NistEntry() {
  const [mayAsk, setMayAsk] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setMayAsk(true), 2000);
    return () => clearTimeout(waiting);
  }, []);
  return (
    mayAsk && (
      <Suspense fallback={null}>
        <NistEntryAsked />
      </Suspense>
    )
  );
}
