import { reportsFrom } from '#platform/web/calling/path-pattern.ts';
import { watchErrors } from '#platform/web/calling/watch-errors.ts';
import { watchScrolling } from './scroll.ts';

// All that runs on a page of the public site before somebody scrolls: small, and without a library.

/** Who is signed in, in this tab or in another one of this browser, is led into the app: these pages are for guests. */
async function leadMembers(): Promise<void> {
  const isSignedIn =
    sessionStorage.getItem('token') !== null || localStorage.getItem('jwt_access_token') !== null;
  if (isSignedIn) return location.replace('/');
  const { held = [] } = await navigator.locks.query();
  if (!held.some(({ name }) => name === 'plumbline-session')) return;
  const { askOtherTabs } = await import('#features/identity/session/web/session-tabs.ts');
  const found = await askOtherTabs();
  if (found === undefined) return;
  // As the app itself keeps it (platform/web/session): it takes over from here.
  sessionStorage.setItem('token', found.token);
  sessionStorage.setItem('baseURL', found.baseURL);
  location.replace('/');
}

/** Loads a part of the page when somebody comes near it, or turns to it otherwise. */
function whenNear(id: string, load: (place: HTMLElement) => Promise<void>): void {
  const place = document.getElementById(id);
  if (place === null) return;
  const begin = () => {
    watcher.disconnect();
    place.removeEventListener('focusin', begin);
    void load(place);
  };
  const watcher = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) begin();
    },
    { rootMargin: '500px' },
  );
  watcher.observe(place);
  place.addEventListener('focusin', begin);
}

/** Whoever came here from within the app goes back to one of its addresses, which the browser takes for another state of this page. */
function followBack(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (location.pathname !== pathname) location.reload();
  });
}

/** What nobody needs before there is something to see. */
function startMoving(): void {
  // The fonts of the product (site-theme.css).
  document.documentElement.dataset['fonts'] = '';
  watchScrolling();

  whenNear('contact-form', async (place) => (await import('./contact-part.tsx')).startContactForm(place));
  whenNear('further', async (place) => (await import('./further-part.tsx')).showFurther(place));
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
  // A menu closes by Escape, and when somebody goes elsewhere.
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.site-language')) {
    menu.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
    document.addEventListener('pointerdown', ({ target }) => {
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    });
  }
}

// At once: somebody may go back before there is anything to see.
followBack();
watchErrors();
reportsFrom(() => location.pathname);
if (document.documentElement.dataset['guests'] !== undefined) void leadMembers();
requestAnimationFrame(() => setTimeout(startMoving));
