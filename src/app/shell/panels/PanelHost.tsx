import { lazy, Suspense, useEffect, useState } from 'react';
import { closePanel, useOpenPanel } from './panel-store.ts';

const Panels = lazy(async () => ({ default: (await import('./Panels.tsx')).Panels }));

/** The panels, from their first use on. */
export function PanelHost() {
  const panel = useOpenPanel();
  const [wasUsed, setWasUsed] = useState(false);
  if (panel !== undefined && !wasUsed) setWasUsed(true);
  useEffect(() => closePanel, []);
  return (
    wasUsed && (
      <Suspense>
        <Panels panel={panel} />
      </Suspense>
    )
  );
}
