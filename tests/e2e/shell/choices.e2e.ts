import type { Page } from '@playwright/test';
import { changePreferences, type OwnChoices } from '#features/identity/person/person.contract.ts';
import { settle } from '#tests/e2e/browser/every-screen.ts';
import { openPanel } from './panel-page.ts';
import { enter, people, prefer, tokenOf } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const dashboard = '/apps/dashboards/risk';
const me = 'financeLead';

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1440, height: 900 }));
test.afterEach(async ({ page }) => prefer(page.request, me, { locale: 'en', settings: {} }));

/** What the server keeps for this person. */
async function kept(page: Page): Promise<OwnChoices['settings']> {
  const headers = { authorization: `Bearer ${await tokenOf(page.request, me)}` };
  const reply = await page.request.get(`${people[me].base}/user/`, { headers });
  const { data } = (await reply.json()) as { data: { user: OwnChoices } };
  return data.user.settings;
}

test('what was chosen last is kept, though the tab closes before the answer to the first choice', async ({
  page,
}) => {
  // The page waits for an answer that the server has long given.
  await page.addInitScript((path) => {
    const ask = window.fetch;
    window.fetch = async (...asked) => {
      const reply = await ask(...asked);
      if (String(asked[0]).endsWith(path)) await new Promise(() => undefined);
      return reply;
    };
  }, changePreferences.path);
  await enter(page, me, dashboard);
  await settle(page);
  const opened = await openPanel(page, 'Theme Settings');
  await opened.getByRole('switch', { name: 'Animations' }).click();
  await opened.getByRole('switch', { name: 'Custom Scrollbars' }).click();
  await opened.getByRole('switch', { name: 'Folded' }).click();
  await expect(page.locator('aside')).toHaveCSS('width', '64px');
  await expect.poll(() => kept(page), 'behind the first').toEqual({ animations: false });
  await page.close({ runBeforeUnload: true });
  await expect
    .poll(() => kept(page))
    .toEqual({
      animations: false,
      customScrollbars: false,
      layout: { style: 'layout1', config: { navbar: { folded: true } } },
    });
});

test('an address may say how the shell begins, below what the person chose', async ({ page }) => {
  const asked = { layout: { style: 'layout3' }, theme: { main: 'dark4', footer: 'sunset' }, sound: 'loud' };
  await prefer(page.request, me, { settings: { theme: { toolbar: 'light2' } } });
  await enter(page, me, `${dashboard}?defaultSettings=${encodeURIComponent(JSON.stringify(asked))}`);
  await settle(page);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByPlaceholder('Search for an app or page'), 'the box of layout 3').toBeVisible();
  const opened = await openPanel(page, 'Theme Settings');
  const theme = (area: string) => opened.getByRole('combobox', { name: area });
  await expect(theme('Main')).toContainText('Dark 4');
  await expect(theme('Toolbar')).toContainText('Light 2');
  await expect(theme('Footer'), 'a name nobody knows').toContainText('Default');
  await opened
    .getByRole('group', { name: 'Footer', exact: true })
    .getByRole('switch', { name: 'Show' })
    .click();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(opened.getByRole('radio', { name: 'Horizontal, dense' }), 'still').toBeChecked();
  await expect(page.getByText('Your settings are saved')).toBeVisible();
  expect(await kept(page)).toEqual({
    theme: { toolbar: 'light2' },
    layout: { style: 'layout3', config: { footer: { display: false } } },
  });
});
