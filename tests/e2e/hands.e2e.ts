import { overhang, settle } from './every-screen.ts';
import { enter, people } from './people.ts';
import { rows } from './register-page.ts';
import { expect, test } from './watched.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu, the register as cards, a risk and its comments are within a thumb', async ({ page }) => {
    await enter(page, 'itLead', '/apps/dashboards/risk');
    await settle(page);
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await page.getByRole('button', { name: 'Risk Management' }).tap();
    await page.getByRole('link', { name: 'Risk Register' }).tap();
    await settle(page);
    expect(await overhang(page)).toBe(0);
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
    expect(await overhang(page)).toBe(0);
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
  await expect(page.getByRole('heading', { name: 'Risk dashboard' })).toBeVisible();

  await page.reload();
  await settle(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Open the register' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Risk register' })).toBeVisible();
  await settle(page);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('artificial');
  await expect(rows(page)).toHaveCount(1);
  const row = rows(page).first();
  for (let step = 0; step < 40 && !(await row.evaluate((it) => it === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view\?risk=/);
  await settle(page);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page).toHaveURL(/q=artificial/);
});
