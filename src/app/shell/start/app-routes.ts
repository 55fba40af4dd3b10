import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { currentSession, watchSession } from '#platform/web/session/session.ts';
import type { OwnData } from '#features/identity/person/person.contract.ts';
import { seedDepartmentList } from '#features/organisation/department/web/shared/department.hooks.ts';
import { screens } from '#app/screens.ts';
import { otherSpellings } from './other-spellings.ts';
import { handleOf, type ScreenHandle } from './guard.ts';
import { navigation } from '#app/shell/navigation/navigation.ts';
import { PageFailure } from '#app/shell/frame/PageFailure.tsx';
import { SignedInApp } from '#app/shell/frame/SignedInApp.tsx';
import { RedirectToStart } from './RedirectToStart.tsx';

const settings = navigation.find(({ id }) => id === 'settings')?.children?.map(({ url }) => url) ?? [];
const isPlain = (screen: RouteObject) => handleOf(screen)?.plain === true;

/** A screen in the theme of the component library, which comes with its code; a plain one takes it where it needs it. */
function inLibrary(screen: RouteObject): RouteObject {
  const { lazy } = screen;
  if (isPlain(screen) || typeof lazy !== 'function') return screen;
  return {
    ...screen,
    lazy: async () => {
      const [route, { LibraryTheme }] = await Promise.all([lazy(), import('#app/theme/LibraryTheme.tsx')]);
      const { Component: Page, ...rest } = route;
      if (!Page) return route;
      return { ...rest, Component: () => createElement(LibraryTheme, null, createElement(Page)) };
    },
  } as RouteObject;
}

const isSettings = ({ path }: RouteObject) => settings.includes(path);

/** The screens, those of Settings in their area. */
const areas: RouteObject[] = [
  ...screens.filter((screen) => !isSettings(screen)),
  {
    path: '/apps/settings',
    handle: { needs: 'user' } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('#app/shell/frame/SettingsArea.tsx')).ToSettings }),
  },
  {
    lazy: async () => ({ Component: (await import('#app/shell/frame/SettingsArea.tsx')).SettingsArea }),
    children: screens.filter(isSettings),
  },
];

/** What a session opens. Loaded when there is one, so that the sign-in stays light. */
export const appRoutes: RouteObject[] = [
  // A page that breaks leaves the frame standing.
  { Component: SignedInApp, children: [{ ErrorBoundary: PageFailure, children: areas.map(inLibrary) }] },
  ...otherSpellings,
  { path: '*', Component: RedirectToStart },
];

// One's own data brings the departments along: nobody has to ask for them.
let seededDepartments: OwnData['departments'] | undefined;
const seedDepartments = () => {
  const own = currentSession()?.user as OwnData | undefined;
  if (own?.departments === seededDepartments) return;
  seededDepartments = own?.departments;
  if (seededDepartments !== undefined) seedDepartmentList(seededDepartments);
};
seedDepartments();
watchSession(seedDepartments);
