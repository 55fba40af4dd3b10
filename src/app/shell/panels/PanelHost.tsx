import { lazy, useEffect } from 'react';
import { MuiBoundary } from '#platform/web/ui/page/MuiBoundary.tsx';
import { useHasBeenTrue } from '#platform/web/browser/has-been-true.hooks.ts';
import { closePanel, useOpenPanel } from './open-panel.hooks.ts';

const Panels = lazy(async () => ({ default: (await import('./Panels.tsx')).Panels }));

/** The panels, from their first use on. */
export function PanelHost() {
  const panel = useOpenPanel();
  const wasUsed = useHasBeenTrue(panel !== undefined);
  useEffect(() => closePanel, []);
  return (
    wasUsed && (
      <MuiBoundary>
        <Panels panel={panel} />
      </MuiBoundary>
    )
  );
}
