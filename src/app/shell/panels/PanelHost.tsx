import { lazy, useEffect } from 'react';
import { InLibrary } from '#platform/web/ui/InLibrary.tsx';
import { useEver } from '#platform/web/use-ever.ts';
import { closePanel, useOpenPanel } from './panel-store.ts';

const Panels = lazy(async () => ({ default: (await import('./Panels.tsx')).Panels }));

/** The panels, from their first use on. */
export function PanelHost() {
  const panel = useOpenPanel();
  const wasUsed = useEver(panel !== undefined);
  useEffect(() => closePanel, []);
  return (
    wasUsed && (
      <InLibrary>
        <Panels panel={panel} />
      </InLibrary>
    )
  );
}
