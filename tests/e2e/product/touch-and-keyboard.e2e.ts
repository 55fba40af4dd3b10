import type { Locator } from '@playwright/test';
import { horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people } from '#tests/e2e/browser/people.ts';
import { rows } from '#tests/e2e/risk/register-page.ts';
import { expect, watchMotion, test } from '#tests/e2e/browser/watch-errors.ts';

test.use(watchMotion);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu, the register as cards, a risk and its comments are within a thumb', async ({ page }) => {
    await enter(page, 'itLead', '/apps/dashboards/risk');
    await settle(page);
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await page.getByRole('button', { name: 'Risk Management' }).tap();
    await page.getByRole('link', { name: 'Risk Register' }).tap();
    await settle(page);
    expect(await horizontalOverflow(page)).toBe(0);
    const card = page.getByRole('main').getByRole('listitem').first();
    await expect(card).toBeVisible();
    await card.tap();
    await expect(page).toHaveURL(/peek=|view\?risk=/);
    await page
      .getByRole('link', { name: 'Open', exact: true })
      .or(page.getByRole('tab', { name: 'Comments' }))
      .first()
      .tap();
    await settle(page);
    await page.getByRole('tab', { name: 'Comments' }).tap();
    await expect(page.getByLabel('Write a comment')).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
  });
});

test('the keyboard alone signs in, narrows the register, opens a risk and comes back', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Username/Email')).toBeFocused();
  await page.keyboard.type(people.itLead.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.itLead.password);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'CIS maturity' })).toBeVisible();

  await page.goto('/apps/dashboards/risk');
  await settle(page);
  await tabTo(page.getByRole('link', { name: 'Skip to the content' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('link', { name: 'Open the register' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Risk register' })).toBeVisible();
  await settle(page);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('artificial');
  await expect(rows(page)).toHaveCount(1);
  await tabTo(rows(page).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view\?risk=/);
  await settle(page);
  // The way back is the browser's own key, which a browser without a window does not have.
  await page.goBack();
  await expect(page).toHaveURL(/q=artificial/);
});

/** Goes on with Tab until it is there. */
async function tabTo(wanted: Locator): Promise<void> {
  for (let step = 0; step < 40 && !(await wanted.evaluate((it) => it === document.activeElement)); step++)
    await wanted.page().keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}
