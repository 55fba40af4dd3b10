import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { queryClient } from '#platform/web/calling/query-client.ts';
import { DialogHost } from '#platform/web/ui/dialogs/DialogHost.tsx';
import { MenuHost } from '#platform/web/ui/menus/MenuHost.tsx';
import { MuiBoundaryContext } from '#platform/web/ui/page/MuiBoundary.tsx';
import { inMuiTheme } from '#app/theme/DeferredLibraryTheme.tsx';
import { LibraryTheme } from '#app/theme/LibraryTheme.tsx';
import { palettes } from '#app/theme/palettes.ts';
import { Themed } from '#app/theme/Themed.tsx';
import { examples } from './examples.ts';

interface SheetProps {
  theme: string;
  /** One part alone, where it is named. */
  only: string | null;
}

/** Every part in its states, in one theme and the direction of the page. */
export function Sheet({ theme, only }: SheetProps) {
  const shown = Object.entries(examples).filter(([name]) => only === null || name === only);
  // Where the product's first screen stands, too: its own code is there.
  useEffect(() => void (document.documentElement.dataset['drawn'] = ''), []);
  return (
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <Themed
          settings={{
            theme: { main: theme, navbar: theme, toolbar: theme, footer: theme },
            animations: false,
            customScrollbars: false,
          }}
          tenant={palettes.default}
        >
          <MuiBoundaryContext value={inMuiTheme}>
            <LibraryTheme>
              <main className="parts">
                <h1>Parts</h1>
                {shown.map(([name, states]) => (
                  <section key={name} aria-label={name} data-part={name}>
                    <h2>{name}</h2>
                    {Object.entries(states).map(([state, Part]) => (
                      <figure key={state}>
                        <figcaption>{state}</figcaption>
                        <Part />
                      </figure>
                    ))}
                  </section>
                ))}
              </main>
              <DialogHost />
              <MenuHost />
            </LibraryTheme>
          </MuiBoundaryContext>
        </Themed>
      </QueryClientProvider>
    </MemoryRouter>
  );
}
