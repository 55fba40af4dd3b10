import { useState } from 'react';
import { ColourSchemes } from './ColourSchemes.tsx';
import { SidePanel } from './SidePanel.tsx';
import { ThemeSettings } from './ThemeSettings.tsx';
import { closePanel, type PanelName } from './open-panel.hooks.ts';

/** One panel at a time; what it holds stays while it slides away. */
export function Panels({ panel }: { panel: PanelName | undefined }) {
  const [shown, setShown] = useState(panel);
  if (panel !== undefined && panel !== shown) setShown(panel);
  return (
    <SidePanel name={shown ?? 'settings'} open={panel !== undefined} onClose={closePanel}>
      {shown === 'schemes' ? <ColourSchemes /> : <ThemeSettings />}
    </SidePanel>
  );
}
