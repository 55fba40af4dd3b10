import type { Page } from '@playwright/test';
import type { NavigationItem } from '#app/shell/navigation/navigation.ts';
import { axeViolations, horizontalOverflow, moveTo, settle } from '#tests/e2e/browser/every-screen.ts';
import { holdLateEntries } from '#tests/e2e/browser/late-entries.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { register } from '#tests/e2e/risk/register-page.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const dashboard = '/apps/dashboards/risk';
const me = 'financeLead';

test.afterEach(async ({ page }) => prefer(page.request, me, { locale: 'en', settings: {} }));

const entries: NavigationItem[] = [
  {
    id: 'reports',
    type: 'group',
    title: 'Reports',
    children: [
      {
        id: 'board',
        type: 'item',
        title: 'Board papers',
        url: register,
        badge: { title: '12', bg: '#8A1C1C' },
      },
      { id: 'line', type: 'divider' },
      { id: 'guide', type: 'link', title: 'Guide', url: '/openapi.json', badge: { title: '3' } },
      { id: 'secret', type: 'link', title: 'Keys of the house', url: '/', auth: 'admin' },
    ],
  },
  { id: 'rest', type: 'tile' as NavigationItem['type'], title: 'Tile', url: '/' },
];

/** The app with more entries in its navigation, as a later version of its data may have them. */
async function withEntries(page: Page): Promise<void> {
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const reply = await route.fetch();
    const text = await reply.text();
    const tree = text.replace(/\{id:[`"']dashboards[`"']/, `${JSON.stringify(entries).slice(1, -1)},$&`);
    await route.fulfill({ status: 200, contentType: 'text/javascript', body: tree });
  });
}

test('every kind of entry is drawn in both navigations, with its badge and for those who may', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await withEntries(page);
  await enter(page, me, dashboard);
  await settle(page);
  const tree = page.getByRole('navigation', { name: 'Main navigation' });
  const heading = tree.getByText('Reports', { exact: true });
  await expect(heading).toHaveCSS('text-transform', 'uppercase');
  await expect(heading).toHaveCSS('font-size', '12px');
  const board = tree.getByRole('link', { name: 'Board papers 12' });
  const guide = tree.getByRole('link', { name: 'Guide 3' });
  const start = (part: typeof board) => part.evaluate((it) => getComputedStyle(it).paddingInlineStart);
  expect([await start(heading), await start(board)], 'at the same indent').toEqual(['24px', '24px']);
  await expect(guide).toHaveAttribute('target', '_blank');
  await expect(guide).toHaveAttribute('rel', /noopener/);
  await expect(tree.locator('[aria-hidden]', { has: page.locator(':scope > div') })).toHaveCount(1);
  await expect(tree.getByText(/Keys of the house|Tile/)).toHaveCount(0);
  const badge = board.getByText('12', { exact: true });
  await expect(badge).toHaveCSS('background-color', 'rgb(138, 28, 28)');
  await expect(badge).toHaveCSS('height', '20px');
  expect(await axeViolations(page)).toEqual([]);
  await board.click();
  await expect(page).toHaveURL(({ pathname }) => pathname === register);
  await expect(board).toHaveAttribute('aria-current', 'page');
  await settle(page);
  expect(await axeViolations(page, { contrast: true }), 'a badge on the active entry').toEqual([]);

  await prefer(page.request, me, { settings: { layout: { style: 'layout3' } } });
  await page.reload();
  await settle(page);
  const group = tree.getByRole('button', { name: 'Reports' });
  await group.hover();
  await expect(board).toBeVisible();
  await expect(guide).toHaveAttribute('target', '_blank');
  expect((await guide.boundingBox())?.y).toBeGreaterThan((await board.boundingBox())?.y ?? Infinity);
  expect(await axeViolations(page, { contrast: true })).toEqual([]);
});

test('the pages of Settings stand in one area, and its own address leads to the first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, me, '/apps/settings');
  await expect(page).toHaveURL(/\/profile(\?|$)/);
  await settle(page);
  const ways = page.getByRole('main').getByRole('navigation', { name: 'Settings' });
  await expect(ways.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await ways.getByRole('link', { name: 'Likelihood and consequence' }).click();
  await expect(page).toHaveURL(/\/likelyhood/);
  await settle(page);
  await expect(page).toHaveTitle(/^Likelihood and consequence · Plumbline$/);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('whoever comes another way finds the entry of where they are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 560 });
  const release = await holdLateEntries(page);
  await enter(page, me, dashboard);
  await settle(page);
  const tree = page.getByRole('navigation', { name: 'Main navigation' });
  await tree.getByRole('button', { name: 'Risk Management' }).click();
  // Entries that come later push it out of sight again.
  const late = tree.getByRole('link', { name: 'Own frameworks' }).first();
  await expect(late).toHaveCount(0);
  const entry = tree.getByRole('link', { name: 'Risk health' });
  await expect(entry).not.toBeInViewport();
  await moveTo(page, '/apps/risk/management/health');
  await expect(entry).toBeInViewport({ ratio: 0.9 });
  release();
  await expect(late).toHaveCount(1);
  await expect(entry).toBeInViewport({ ratio: 0.9 });
});
