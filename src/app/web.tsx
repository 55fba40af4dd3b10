import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type DataRouter, type RouteObject } from 'react-router';
import { browserLanguage } from '#platform/web/language/browser-language.ts';
import { watchNetwork } from '#platform/web/calling/connection.ts';
import { reportsFrom } from '#platform/web/calling/path-pattern.ts';
import { onProofRequired } from '#platform/web/calling/call.ts';
import { startTexts } from '#platform/web/language/language.ts';
import { currentSession } from '#platform/web/session/session.ts';
import { FailurePage } from '#platform/web/ui/notices/FailurePage.tsx';
import { SnackbarHost } from '#platform/web/ui/notices/SnackbarHost.tsx';
import { signInPaths } from '#features/identity/sign-in/web/shared/sign-in-paths.ts';
import { guestColours } from '#features/organisation/branding/web/shared/shown-colours.ts';
import { askForProof } from '#features/identity/proof/web/shared/ask-for-proof.ts';
import { startSession } from '#features/identity/session/web/shared/session-life.ts';
import { Gate } from './shell/frame/Gate.tsx';
import { guardAddress } from './shell/start/guard.ts';
import { guestScreens } from './shell/start/guest-screens.ts';
import { loadTexts } from './shell/start/load-texts.ts';
import { forgetLook, lookKnown } from './theme/stored-look.ts';
import './theme/base.css';
import { present } from '#platform/contract/values/present.ts';

const nothing = () => null;
const loadAppRoutes = async () => {
  const [{ appRoutes }] = await Promise.all([
    import('./shell/start/app-routes.ts'),
    i18next.loadNamespaces('organisation-department'),
  ]);
  return appRoutes;
};
const isGuestPath = (path: string) => guestScreens.some((screen) => screen.path === path);

/** Leads a guest away from the app's addresses before its screens are loaded. */
async function leadGuest(): Promise<void> {
  const { pathname, search, hash } = location;
  if (currentSession() !== undefined || isGuestPath(pathname)) return;
  const routes = pathname === '/' ? [] : await loadAppRoutes();
  const redirect = guardAddress(routes, undefined, `${pathname}${search}${hash}`);
  if (redirect?.to === signInPaths.home) {
    // No part of the app; and without a network not there, while the sign-in is.
    const isKept = document.documentElement.dataset['kept'] !== undefined;
    if (!isKept) return leave(signInPaths.home);
    redirect.to = signInPaths.login;
  }
  // The shape in which the router keeps a navigation's state.
  if (redirect !== undefined)
    history.replaceState({ usr: { redirectUrl: redirect.redirectUrl }, key: 'start' }, '', redirect.to);
}

/** Goes elsewhere for good: nothing is drawn meanwhile. */
function leave(to: string): Promise<never> {
  location.replace(to);
  return new Promise(() => undefined);
}

function router() {
  const root: RouteObject = {
    id: 'root',
    Component: Gate,
    ErrorBoundary: FailurePage,
    HydrateFallback: nothing,
    children: [...guestScreens],
  };
  return createBrowserRouter([root], {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (!isGuestPath(path)) patch('root', await loadAppRoutes());
    },
  });
}

/** Until the first screen's code is there, and its answer or a moment. */
const begun = (routes: DataRouter) =>
  new Promise<void>((resolve) => {
    const unwatch = routes.subscribe(({ initialized }) => initialized && finish());
    const finish = () => {
      unwatch();
      resolve();
    };
    if (routes.state.initialized) finish();
  });

/** The theme's rules come with the first organisation that has colours: nobody waits for them before the sign-in is drawn. */
function watchGuestColours(): void {
  const show = async () => {
    const { showGuestColours } = await import('./shell/start/guest-look.ts');
    // Once there is a session, its own theme is on the page.
    if (currentSession() === undefined) showGuestColours(guestColours.current());
  };
  guestColours.watch(() => void show());
}

async function start(): Promise<void> {
  onProofRequired(askForProof);
  watchNetwork();
  watchGuestColours();
  const root = createRoot(present(document.getElementById('root')));
  await lookKnown();
  await startTexts(loadTexts, browserLanguage(), [
    'platform',
    'web',
    'identity-sign-in',
    'identity-session',
    'shell',
  ]);
  // The progress of the check stands over the splash.
  root.render(
    <StrictMode>
      <SnackbarHost />
    </StrictMode>,
  );
  await startSession();
  if (currentSession() === undefined) forgetLook();
  await leadGuest();
  const routes = router();
  reportsFrom(() => routes.state.matches.findLast(({ route }) => route.path)?.route.path ?? '');
  await begun(routes);
  // The screen is drawn once, whole, and in one go; a message that stands stays.
  root.render(
    <StrictMode>
      <SnackbarHost />
      <RouterProvider router={routes} />
    </StrictMode>,
  );
  document.getElementById('splash')?.remove();
}

void start();
