import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#platform/web/query-client.ts';
import { DialogHost } from '#platform/web/ui/DialogHost.tsx';
import { InLibraryContext } from '#platform/web/ui/InLibrary.tsx';
import { useOwnData } from '#features/identity/web/shared/own-data.hooks.ts';
import { inLibraryTheme } from '../theme/LateLibraryTheme.tsx';
import { Themed } from '../theme/Themed.tsx';
import { Frame } from './Frame.tsx';
import { LaterEntries } from './LaterEntries.tsx';
import { Connection } from './offline/Connection.tsx';
import { useDirection, useSettingsHere } from './shell-settings.hooks.ts';

/** Everything a signed-in screen stands in: its data, its theme, its frame. */
export function SignedInApp() {
  const { organization_data } = useOwnData();
  const { current } = useSettingsHere();
  useDirection(current.direction);
  return (
    <QueryClientProvider client={queryClient}>
      <Themed settings={current} tenant={organization_data.color_schemes.palette}>
        <InLibraryContext value={inLibraryTheme}>
          <Frame />
          <DialogHost />
          <Connection />
          <LaterEntries />
        </InLibraryContext>
      </Themed>
    </QueryClientProvider>
  );
}
