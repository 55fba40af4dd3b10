import { createRoot } from 'react-dom/client';
import type { Language } from '#platform/contract/access.ts';
import { queryClient } from '#platform/web/calling/query-client.ts';
import { startTexts } from '#platform/web/language/language.ts';
import '#app/theme/base.css';
import { seedFigures } from './examples/dashboard.tsx';
import { seedHistory } from './examples/history.tsx';
import { Looks } from './Looks.tsx';
import { Sheet } from './Sheet.tsx';

const texts = {
  en: [
    () => import('#app/shell/start/first-texts/en.ts'),
    () => import('#features/risk/dashboard/text/en.ts'),
  ],
  tr: [
    () => import('#app/shell/start/first-texts/tr.ts'),
    () => import('#features/risk/dashboard/text/tr.ts'),
  ],
  ar: [
    () => import('#app/shell/start/first-texts/ar.ts'),
    () => import('#features/risk/dashboard/text/ar.ts'),
  ],
} as const;

/** What the parts say themselves, and the one feature whose words an explanation names. */
async function loadTexts(language: Language, namespace: string): Promise<Record<string, unknown>> {
  const [first, dashboard] = texts[language];
  if (namespace !== 'risk-dashboard') return (await first()).texts[namespace] ?? {};
  return ((await dashboard()) as Partial<Record<Language, Record<string, unknown>>>)[language] ?? {};
}

const search = new URLSearchParams(location.search);
const theme = search.get('theme');
const root = createRoot(document.getElementById('root') as HTMLElement);
if (theme === null) root.render(<Looks />);
else {
  await startTexts(loadTexts, (search.get('language') ?? 'en') as Language, [
    'platform',
    'web',
    'risk-dashboard',
  ]);
  // There is no server: what parts would ask it for is there, and stays.
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } });
  seedFigures();
  seedHistory();
  root.render(<Sheet theme={theme} only={search.get('part')} />);
}
