import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { pathOfBoard } from '#features/board/board/board-path.rules.ts';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { pathOfFinding } from '#features/compliance/finding/finding-path.rules.ts';
import type { ShippedStandard } from '#features/compliance/standard/standard-content.contract.ts';
import { signInPaths } from '#features/identity/sign-in/web/shared/sign-in-paths.ts';
import { sitePaths } from '#features/public-site/frame/web/shared/site-paths.ts';
import type { ScreenHandle } from '#app/shell/start/guard.ts';
import { screens } from '#app/screens.ts';
import { axeSource } from './axe-source.ts';
import { people, tokenOf, type Who } from './people.ts';
import { expect } from './watch-errors.ts';

const { login, register, resetPassword } = signInPaths;
const { home, privacyPolicy, schedule } = sitePaths;
/** What a guest sees. */
export const guestScreens: readonly string[] = [
  home,
  privacyPolicy,
  schedule,
  login,
  register,
  resetPassword,
];

/** Screens that show one thing, or two, named in the address: which, and the list they are taken from. */
const ofSome: { screen: RegExp; names: readonly string[]; list: string }[] = [
  { screen: /^\/apps\/risk\/.*\/(view|assessment)$/, names: ['risk'], list: '/risk/' },
  {
    screen: /^\/apps\/(assessment|maturity\/(roadmap|import))$/,
    names: ['assessment'],
    list: '/maturity/assessment/',
  },
  { screen: /^\/apps\/maturity\/compare$/, names: ['assessment', 'with'], list: '/maturity/assessment/' },
  { screen: /^\/apps\/iso\/assessment$/, names: ['assessment'], list: '/maturity/iso/assessment/' },
  { screen: /^\/apps\/nist\/assessment$/, names: ['assessment'], list: '/maturity/nist/assessment/' },
];
/** Screens about one of the organisation's own frameworks, and those that show an assessment by it. */
const ofOwn = /^(\/apps\/(maturity\/own(\/add)?|dashboards\/own)|\/settings\/frameworks)$/;
const ofOwnAssessment = /^\/apps\/own\/assessment$/;

/** Every screen inside the shell, as the product lists them: a new one is looked at without a word here. One that names a record in its
 *  path is looked at where there is such a record. */
export async function everyScreen(page: Page, who: Who = 'admin'): Promise<string[]> {
  const authorization = `Bearer ${await tokenOf(page.request, who)}`;
  const read = async <Row>(list: string): Promise<Row[]> => {
    const reply = await page.request.get(`${people[who].base}${list}`, { headers: { authorization } });
    return ((await reply.json()) as { data: Row[] }).data;
  };
  const found = await Promise.all(
    ofSome.map(async ({ list, names }) => {
      const rows = await read<{ id: string }>(`${list}?limit=${names.length}`);
      return rows.map(({ id }, at) => `${names[at]}=${id}`).join('&');
    }),
  );
  const frameworks = await read<{ id: string; framework: string; status: string }>('/maturity/framework/');
  const own = frameworks.find(({ framework, status }) => framework === 'custom' && status === 'published');
  const [byOwn] = own ? await read<{ id: string }>(`/maturity/framework/${own.id}/assessment/?limit=1`) : [];
  const assessments = await read<{ id: string; standard: string }>('/compliance/?limit=100');
  const [assessed] = assessments;
  const [control] = assessed
    ? await read<{ id: string }>(`/compliance/${assessed.id}/controls/?limit=1`)
    : [];
  const [finding] = await read<{ id: string }>('/finding/?limit=1');
  const [board] = await read<{ id: string; uri: string }>('/scrumboard/boards/?limit=1');
  return screens.flatMap(({ path = '', handle }) => {
    // External auditors alone come there.
    if ((handle as ScreenHandle).needs === 'auditor') return [];
    if (path.endsWith('/control/:controlId'))
      return assessed && control
        ? [pathOfControlAssessment(assessed.standard as ShippedStandard, assessed.id, control.id)]
        : [];
    if (path === pathOfFinding(':id')) return finding ? [pathOfFinding(finding.id)] : [];
    if (path === pathOfBoard(':boardId', ':boardUri?'))
      return board ? [pathOfBoard(board.id, board.uri)] : [];
    if (path.includes('/:id'))
      return assessments
        .filter(({ standard }) => path.includes(`/${standard}/`))
        .slice(0, 1)
        .map(({ id }) => path.replace(':id', id));
    const search =
      own && ofOwn.test(path)
        ? `framework=${own.id}`
        : byOwn && ofOwnAssessment.test(path)
          ? `assessment=${byOwn.id}`
          : found[ofSome.findIndex(({ screen }) => screen.test(path))];
    return search ? [path, `${path}?${search}`] : [path];
  });
}

/** What is seen of a page: exactly one of the first, none of the second, some of the third, and whether nothing moves any more. */
interface Standing {
  one?: string;
  none?: string;
  some?: string;
  isStill?: boolean;
}

/** Waits until a page looks so, and answers whether it ever did. Looked for within the page at each of its frames: the runner itself
 *  looks again after 100, 250 and 500 ms, and a sweep waits thousands of times. */
const looksSo = (page: Page, expected: Standing): Promise<boolean> =>
  page
    .waitForFunction(({ one, none, some, isStill = false }) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
        }).length;
      const hasEnded = ({ effect, playState }: Animation) =>
        playState === 'finished' ||
        playState === 'idle' ||
        effect?.getComputedTiming().iterations === Infinity;
      return (
        (one === undefined || seen(one) === 1) &&
        (none === undefined || seen(none) === 0) &&
        (some === undefined || seen(some) > 0) &&
        (!isStill || document.getAnimations().every(hasEnded))
      );
    }, expected)
    .then(
      () => true,
      () => false,
    );

const opened = '[role=dialog], dialog[open], [role=menu], [role=listbox]';
export const floating = (page: Page): Locator => page.locator(opened).filter({ visible: true }).first();

const stillLoading = '.MuiSkeleton-root, .skeleton, .frame-room, main [role=progressbar], [aria-busy=true]';

// Not by role: under an open dialog the page is hidden from those who read by roles.
const standing: Standing = { one: 'main h1', none: stillLoading, isStill: true };

/** The screen stands: its heading is there, nothing loads and nothing moves. */
export async function settle(page: Page): Promise<void> {
  if (await looksSo(page, standing)) return;
  // Says what is missing.
  const seen = (selector: string) => page.locator(selector).filter({ visible: true });
  await expect(seen('main h1')).toHaveCount(1);
  await expect(seen(stillLoading)).toHaveCount(0);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Waits until nothing has been asked or answered for half a second: the stream of notices stays open, so the network is never idle. */
export async function quiet(page: Page): Promise<void> {
  let noted = 0;
  const note = () => void noted++;
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  for (let before = -1; before !== noted; await pause(500)) before = noted;
  page.off('request', note).off('requestfinished', note).off('requestfailed', note);
}

/** Waits until something is open over the page and stands, or until nothing is any more. */
export async function expectFloating(page: Page, isThere: boolean, why: string): Promise<void> {
  if (await looksSo(page, isThere ? { ...standing, some: opened } : { none: opened })) return;
  await expect(floating(page), why).toBeVisible({ visible: isThere });
  if (isThere) await settle(page);
}

/** Leads to an address as the browser's own buttons do, without loading the app anew. */
export const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Leads to a screen within the app, and waits until it stands in place of the one that was there. */
export async function follow(page: Page, path: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  // A screen may write what it shows into its address.
  if (pathname === path || pathname + search === path) return settle(page);
  await page.evaluate(() => {
    for (const title of document.querySelectorAll('main h1')) title.setAttribute('data-left', '');
  });
  await moveTo(page, path);
  await expect(page.locator('main h1:not([data-left])').filter({ visible: true }), path).toHaveCount(1);
  await settle(page);
}

/** What axe finds, short enough to read in a failure. `contrast` looks at colours alone; `floats` at what just opened. */
export async function axeViolations(
  page: Page,
  { contrast = false, floats = false } = {},
): Promise<string[]> {
  // Once for each page that was loaded. To write down every element it sees took axe a tenth of its time.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ within, runOnly }) => {
      const { axe } = window as unknown as { axe: Pick<typeof import('axe-core'), 'run'> };
      const { violations } = await axe.run(within === undefined ? document : { include: [within] }, {
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
      });
      return violations.map(({ id, nodes }) => {
        const [{ target: [place] = [], failureSummary = '' } = {}] = nodes;
        const [, why = ''] = failureSummary.split('\n');
        const element = typeof place === 'string' ? document.querySelector(place) : null;
        return `${id}, ${nodes.length} times: ${element?.outerHTML.slice(0, 160)} (${why.trim()})`;
      });
    },
    {
      within: floats ? opened : undefined,
      runOnly: contrast ? { type: 'rule' as const, values: ['color-contrast'] } : undefined,
    },
  );
}

/** How far the page reaches beyond the window: nothing scrolls sideways but registers in their own frame. A page takes its time to
 *  fit a window that changed. */
export async function horizontalOverflow(page: Page): Promise<number> {
  let beyond = await reachBeyond(page);
  for (let tries = 0; beyond > 0 && tries < 300; tries++) {
    await page.waitForTimeout(100);
    beyond = await reachBeyond(page);
  }
  return beyond;
}

const reachBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const reach = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
    const main = document.querySelector('main');
    return Math.max(reach(document.documentElement), main === null ? 0 : reach(main));
  });

/** Buttons of the page that open something over it, by what they are called: menus, lists, dialogs. */
export async function openers(page: Page): Promise<{ name: string; opener: Locator }[]> {
  const all = page.locator('main [aria-haspopup]:not([disabled]):visible');
  const names = await all.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? (button as HTMLElement).innerText),
  );
  return names.map((name, at) => ({ name, opener: all.nth(at) }));
}

/** Entries of an open menu that ask in a dialog before anything happens. */
export const askingEntries = (page: Page): Promise<string[]> =>
  page.locator('[role=menuitem][aria-haspopup=dialog]:not([aria-disabled=true])').allInnerTexts();
