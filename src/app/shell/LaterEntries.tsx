import { lazy, Suspense, useEffect, useState } from 'react';

const AskedEntries = lazy(async () => ({ default: (await import('./AskedEntries.tsx')).AskedEntries }));

/** Puts into the navigation what is there for some only, once that is known. The first screen comes first. */
export function LaterEntries() {
  const [mayAsk, setMayAsk] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setMayAsk(true), 2000);
    return () => clearTimeout(waiting);
  }, []);
  return (
    mayAsk && (
      <Suspense fallback={null}>
        <AskedEntries />
      </Suspense>
    )
  );
}
