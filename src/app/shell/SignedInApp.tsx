import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { queryClient } from '#platform/web/query-client.ts';
import { DialogHost } from '#platform/web/ui/DialogHost.tsx';
import { useOwnData } from '#features/identity/web/shared/own-data.hooks.ts';
import { chosenPalette } from '../theme/build-theme.ts';
import { Themed } from '../theme/Themed.tsx';
import { Layout1 } from './Layout1.tsx';
import { useDirection, useSettingsHere } from './shell-settings.hooks.ts';

/** Everything a signed-in screen stands in: its data, its theme, its frame. */
export function SignedInApp() {
  const { user } = useOwnData();
  const palette = useMemo(() => chosenPalette(user.settings), [user.settings]);
  const { animations, direction } = useSettingsHere().current;
  useDirection(direction);
  useEffect(() => {
    // Style sheets of pictures look at it.
    document.documentElement.dataset['animations'] = animations ? 'on' : 'off';
  }, [animations]);
  return (
    <QueryClientProvider client={queryClient}>
      <Themed palette={palette}>
        <Layout1 palette={palette} />
        <DialogHost />
      </Themed>
    </QueryClientProvider>
  );
}
