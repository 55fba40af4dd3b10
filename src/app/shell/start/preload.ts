import '#platform/web/browser/no-eval.ts';
import { firstScreens } from 'virtual:first-screens';
import { watchErrors } from '#platform/web/calling/watch-errors.ts';
import { prefetch } from '#platform/web/calling/prefetch.ts';
import { browserLanguage } from '#platform/web/language/browser-language.ts';
import { readBy, readOf } from '#platform/web/first-screen.ts';
import { storedSession } from '#platform/web/session/session.ts';
import type { OwnData } from '#features/identity/person/person.contract.ts';
import { sessionCheck } from '#features/identity/sign-in/web/shared/sign-in-paths.ts';
import { timesOf } from '#features/identity/session/web/token-times.ts';
import { unitMemory, unitShown } from '#features/organisation/department/department.rules.ts';
import { loadTexts } from './load-texts.ts';

// The first file the page runs: small, and without a library. What the first screen will need is asked for here, while the
// libraries are on their way (docs/decisions/0028-preload-of-the-first-visit.md). All of it is a guess: the app asks for whatever is not there.
const language = browserLanguage();
const quietly = (loading: Promise<unknown>) => void loading.catch(() => undefined);

watchErrors();
void import('#app/web.tsx');
quietly(loadTexts(language, 'web'));
const stored = storedSession();
if (stored !== undefined && (timesOf(stored.token)?.exp ?? 0) * 1000 > Date.now()) {
  quietly(startAhead(stored.baseURL, stored.token));
}

async function startAhead(base: string, token: string): Promise<void> {
  const ask = (path: string, spoken = language) => prefetch(`${base}${path}`, spoken, token);
  const check = ask(sessionCheck) as Promise<{ user: OwnData }>;
  const screen = firstScreens[location.pathname];
  const search = new URLSearchParams(location.search);
  const named = screen?.reads && readBy(screen.reads, search);
  if (named !== undefined) quietly(ask(named));
  quietly(import('./app-routes.ts'));
  if (screen !== undefined) quietly(screen.load());
  for (const feature of ['organisation-department', ...(screen?.texts ?? [])])
    quietly(loadTexts(language, feature));

  const { id, type, departments, organization_data, user } = (await check).user;
  if (screen?.readsOf === undefined) return;
  const chosen = search.get('dpt') ?? localStorage.getItem(unitMemory(organization_data.slug, id));
  await ask(readOf(screen.readsOf, unitShown(chosen, departments, type)?.id), user.locale);
}
