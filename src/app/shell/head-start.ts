import { askAhead } from '#platform/web/ask-ahead.ts';
import { browserLanguage } from '#platform/web/browser-language.ts';
import { storedSession } from '#platform/web/session.ts';
import type { OwnData } from '#features/identity/identity.contract.ts';
import { timesOf } from '#features/identity/web/token-times.ts';
import { unitMemory, unitShown } from '#features/organisation/organisation.rules.ts';
import { firstScreens, sessionCheck } from './first-screens.ts';
import { loadTexts } from './load-texts.ts';

// The first file the page runs: small, and without a library. What the first screen will need is asked for here, while the
// libraries are on their way (docs/decisions/0028-head-start.md). All of it is a guess: the app asks for whatever is not there.
const language = browserLanguage();
const quietly = (loading: Promise<unknown>) => void loading.catch(() => undefined);

void import('../web.tsx');
quietly(loadTexts(language, 'web'));
const stored = storedSession();
if (stored !== undefined && (timesOf(stored.token)?.exp ?? 0) * 1000 > Date.now()) {
  quietly(startAhead(stored.baseURL, stored.token));
}

async function startAhead(base: string, token: string): Promise<void> {
  const check = askAhead(`${base}${sessionCheck}`, language, token) as Promise<{ user: OwnData }>;
  quietly(import('./app-routes.ts'));
  const screen = firstScreens[location.pathname];
  if (screen !== undefined) quietly(screen.load());
  for (const feature of ['organisation', ...(screen?.texts ?? [])]) quietly(loadTexts(language, feature));

  const { id, type, departments, organization_data, user } = (await check).user;
  if (screen?.read === undefined) return;
  const search = new URLSearchParams(location.search);
  const named = search.get('dpt');
  const remembered = localStorage.getItem(unitMemory(organization_data.slug, id));
  const unit = unitShown(named ?? remembered, departments, type);
  const read = screen.read(unit?.id, search);
  if (read !== undefined) await askAhead(`${base}${read}`, user.locale, token);
}
