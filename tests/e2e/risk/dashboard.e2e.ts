import type { Page } from '@playwright/test';
import { settle } from '#tests/e2e/browser/every-screen.ts';
import { enter } from '#tests/e2e/browser/people.ts';
import { chooseWhole, rowCount } from './register-page.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const dashboard = '/apps/dashboards/risk';

/** Follows a link of the dashboard, compares the register's count with what the link promised, and comes back. */
async function drillDown(page: Page, name: RegExp): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name }).first();
  const promised = Number(
    name.exec((await link.getAttribute('aria-label')) ?? (await link.innerText()))?.[1],
  );
  expect(promised, String(name)).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Risk register' })).toBeVisible();
  await expect(rowCount(page)).toHaveText(new RegExp(` of ${promised}$`));
  await page.goBack();
  await settle(page);
}

test('every number of the dashboard leads to as many risks in the register', async ({ page }) => {
  await enter(page, 'admin', dashboard);
  await settle(page);
  await chooseWhole(page);
  await expect(page.locator('.dashboard-unit')).toContainText('Whole organisation');
  await settle(page);
  await drillDown(page, /Open risks\s+(\d+)/);
  await drillDown(page, /Extreme and High\s+(\d+)/);
  await drillDown(page, /Review overdue\s+(\d+)/);
  await drillDown(page, /Possible, Moderate: High · (\d+) risk/);
  await drillDown(page, /Inherent · High: (\d+) risk/);
  await drillDown(page, /· Closed: (\d+) time/);
});

test('the dashboard explains its figures, and is read as numbers, by keys and since another day', async ({
  page,
}) => {
  await enter(page, 'admin', dashboard);
  await settle(page);
  const levels = page.getByRole('region', { name: 'Levels before and after treatment' });

  await test.step('a figure says how it is counted, and shows its rows', async () => {
    await page.getByRole('button', { name: 'Why? Review overdue' }).click();
    const why = page.getByRole('dialog');
    await expect(why.getByText('How it is counted')).toBeVisible();
    await expect(why.getByText('Left out')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Why? Review overdue' })).toBeFocused();
  });

  await test.step('shares of a whole say their count and their percent', async () => {
    await expect(levels.getByText(/^\d+ · \d+%$/).first()).toBeVisible();
    const changes = page.getByRole('region', { name: 'Status changes over time' });
    await expect(changes.getByText(/\d+ \(\d+%\)/).first()).toBeVisible();
  });

  await test.step('a picture is a table one key away', async () => {
    await expect(levels.getByRole('table')).toBeHidden();
    await levels.getByRole('button', { name: 'Table' }).click();
    await expect(levels.getByRole('table')).toBeVisible();
  });

  await test.step('each headline figure says how it changed since a day that the reader chooses', async () => {
    const tiles = page.getByRole('region', { name: 'Key figures' });
    const card = page.getByRole('region', { name: 'Change since a day' });
    await expect(tiles.locator('.key-figure').first()).toContainText(/since \d+ \w+ \d{4}/);
    const numbersOf = async (name: string) => {
      const cells = await card.getByRole('row').filter({ hasText: name }).getByRole('cell').allInnerTexts();
      return cells.map((cell) => Number(cell.replace('−', '-')));
    };
    const [before, now, change] = await numbersOf('All risks');
    expect(now).toBeGreaterThan(0);
    expect(change).toBe((now ?? 0) - (before ?? 0));

    const choose = async (option: string) => {
      await card.getByRole('combobox', { name: 'Since' }).click();
      await page.getByRole('option', { name: option }).click();
    };
    await choose('Start of the year');
    await expect(page).toHaveURL(/since=year/);
    await expect(tiles.locator('.key-figure').first()).toContainText(/since 1 Jan/);

    // Before anything was stored it does not tell, and says since when it does.
    await choose('A day of your choice');
    await card.getByLabel('Day', { exact: true }).fill('2015-05-05');
    await expect(card.getByRole('status')).toContainText('was not stored');
    await expect(tiles.locator('.key-figure').first()).toContainText('change since 5 May 2015 unknown');
    await card.getByRole('button', { name: /^Compare with/ }).click();
    await expect(card.getByRole('status')).toBeHidden();
    await expect.poll(async () => (await numbersOf('All risks'))[0]).toBe(0);
    await card.getByRole('button', { name: 'Why? Change since a day' }).click();
    await expect(page.getByRole('dialog')).toContainText('what the dashboard showed then');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the matrix is walked with the arrow keys, and opens its rows with Enter', async () => {
    const cell = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();
    await cell(/^Possible, Moderate/).focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell(/^Possible, Major/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/cell=current(%3A|:)3(%3A|:)4/);
  });
});
