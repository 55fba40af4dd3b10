import type { Locator, Page } from '@playwright/test';
import { listMembers, type Member } from '#features/identity/member/member.contract.ts';
import { settle } from '#tests/e2e/browser/every-screen.ts';
import { enter } from '#tests/e2e/browser/people.ts';
import { triagedRisk } from '#tests/e2e/risk/triaged-risk.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const isHer = ({ first_name }: Member) => first_name === 'Nora';
const her = (page: Page) => page.locator('[data-row], li').filter({ hasText: 'Nora Hale' });
const menuOf = (page: Page) => her(page).getByRole('button', { name: 'More actions: Nora Hale' });

/** Somebody has looked for people by a word. The list is still the one before it, until `comes`: then it is what `become` makes of it. */
async function searching(page: Page, become: (rows: Member[]) => Member[]) {
  await enter(page, 'admin', '/apps/settings/management');
  await settle(page);
  await expect(menuOf(page)).toBeVisible();
  const { promise: isTold, resolve: comes } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.endsWith(listMembers.path) && url.searchParams.has('q'),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: Member[] };
      await isTold;
      await route.fulfill({ response, json: { ...body, data: become(body.data) } });
    },
  );
  const asked = page.waitForRequest((request) => request.url().includes('q=e'));
  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill('e');
  await asked;
  return { comes };
}

/** Whether it is still the very element: one that was drawn anew is not where a pointer or a key was about to be. */
async function stays(what: Locator) {
  const element = await what.elementHandle();
  return { isThere: async () => (await element?.evaluate((one) => one.isConnected)) === true };
}

const focusIsOn = (page: Page, part: string) =>
  expect.poll(() => page.evaluate((one) => document.activeElement?.matches(one) === true, part)).toBe(true);

const rows = (page: Page) => page.locator('[data-row]');

for (const [where, become, shown] of [
  [
    'elsewhere',
    (all) => [...all.filter((one) => !isHer(one)), ...all.filter(isHer)],
    (page) => expect(rows(page).last()).toContainText('Nora Hale'),
  ],
  ['alone', (all) => all.filter(isHer), (page) => expect(rows(page)).toHaveCount(1)],
] as [string, (all: Member[]) => Member[], (page: Page) => Promise<void>][])
  test(`a menu that is open on a row stays while the list comes back with the row ${where}`, async ({
    page,
  }) => {
    const list = await searching(page, become);
    await menuOf(page).click();
    const entry = page.getByRole('menuitem', { name: 'Change rights' });
    const first = await stays(entry);
    list.comes();
    await shown(page);
    expect(await first.isThere()).toBe(true);
    await entry.click();
    await expect(page.getByRole('dialog', { name: 'Rights of Nora Hale' })).toBeVisible();
    await page.keyboard.press('Escape');
    await focusIsOn(page, '[aria-label="More actions: Nora Hale"]');
  });

for (const [where, { width, become, on }] of Object.entries({
  'without the row': {
    width: 1440,
    become: (all: Member[]) => all.filter((one) => !isHer(one)),
    on: '[data-row]',
  },
  'with nobody': { width: 1440, become: (): Member[] => [], on: '[type=search]' },
  'without the row, as cards': {
    width: 390,
    become: (all: Member[]) => all.filter((one) => !isHer(one)),
    on: 'li button',
  },
}))
  test(`a menu and a dialog that are open on a row stay while the list comes back ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const list = await searching(page, become);
    await menuOf(page).click();
    const entry = page.getByRole('menuitem', { name: 'Change rights' });
    const menu = await stays(entry);
    list.comes();
    await expect(her(page)).toHaveCount(0);
    expect(await menu.isThere()).toBe(true);
    await entry.click();
    const rights = page.getByRole('dialog', { name: 'Rights of Nora Hale' });
    await expect(rights).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rights).toHaveCount(0);
    // The button that it was opened by is gone: the keys go on in what the list is now.
    await focusIsOn(page, on);
  });

test('a dialog stays with what was typed in it while the list that it stands over cannot be read anew', async ({
  page,
  watch,
}) => {
  const { risk } = await triagedRisk(page.request, `Claims are rejected again ${Date.now()}`);
  // Answers are read again once they are old and somebody comes back to the window.
  await page.clock.install();
  await enter(page, 'admin', `/apps/risk/management/view?risk=${risk.id}&section=indicators`);
  await page.getByRole('button', { name: 'Add an indicator' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill('Claims rejected by insurers');
  watch.expects('GET /risk/kri/:id/ 500');
  await page.route(/\/risk\/kri\//, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal_error' } }),
  );
  await page.clock.fastForward(20_000);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('.failure-notice')).toBeVisible();
  await expect(name).toHaveValue('Claims rejected by insurers');
});
