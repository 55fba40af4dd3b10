import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { initialSettings } from '#app/shell/settings/shell-settings.rules.ts';
import { LibraryTheme } from '#app/theme/LibraryTheme.tsx';
import { Themed } from '#app/theme/Themed.tsx';
import '#app/theme/base.css';

// The floor of the dashboard's paint: the same libraries are loaded and evaluated, and an empty page is drawn through those
// that no page does without: theme, router, cache of answers, texts. Nothing of the app: no frame, no session, no call.
const en = { platform: { empty: 'An empty page with the same libraries' } };

function EmptyPage() {
  return (
    <Card component="main">
      <Typography variant="h1">{i18next.t('empty')}</Typography>
    </Card>
  );
}

await i18next.init({
  lng: 'en',
  resources: { en },
  defaultNS: 'platform',
  interpolation: { escapeValue: false },
});
const router = createBrowserRouter([{ path: '*', Component: EmptyPage }]);
createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <Themed settings={initialSettings} tenant={{ primary: '', secondary: '' }}>
      <LibraryTheme>
        <RouterProvider router={router} />
      </LibraryTheme>
    </Themed>
  </QueryClientProvider>,
);
document.getElementById('splash')?.remove();
