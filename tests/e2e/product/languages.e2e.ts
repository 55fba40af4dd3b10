import { follow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, prefer } from '#tests/e2e/browser/people.ts';
import { register } from '#tests/e2e/risk/register-page.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  for (const who of ['clinicalLead', 'financeLead'] as const) await prefer(request, who, { locale: 'en' });
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('one signs in, finds the screens mirrored, registers a risk and talks about it', async ({
    page,
    watch,
  }) => {
    watch.expects('POST /user/login/ 400');
    await prefer(page.request, 'clinicalLead', { locale: 'ar' });
    await page.goto('/login');
    await page.getByLabel('كلمة المرور').fill('wrong-password');
    await page.locator('input[type=email]').fill(people.clinicalLead.email);
    await page.locator('input[type=email]').blur();
    await expect(page.locator('select[name=organization] option:checked')).toHaveText(
      'Meridian Health Group',
    );
    await page.locator('button[type=submit]').click();
    await expect(page.getByLabel('كلمة المرور')).toHaveAccessibleDescription(/\p{Script=Arabic}/u);
    await page.getByLabel('كلمة المرور').fill(people.clinicalLead.password);
    await page.locator('button[type=submit]').click();
    await settle(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

    // The navigation stands at the right, and likelihood is read from there.
    const navigation = await page.getByRole('complementary').boundingBox();
    expect(navigation?.x).toBeGreaterThan(700);
    await follow(page, '/apps/dashboards/risk');
    const lower = await page.locator('main a[href*="cell=current:1:1"]').boundingBox();
    const higher = await page.locator('main a[href*="cell=current:1:5"]').boundingBox();
    expect(lower?.x).toBeGreaterThan(higher?.x ?? Infinity);

    const title = `انقطاع التيار في قسم الطوارئ ${Date.now()}`;
    await follow(page, `${register}/add`);
    await page.getByRole('main').getByRole('textbox').first().fill(title);
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('tab', { name: 'التعليقات' }).click();
    await page.getByRole('tabpanel').getByRole('textbox').fill('من يتابع المولد الاحتياطي؟');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('article')).toContainText('من يتابع المولد الاحتياطي؟');
  });
});

test.describe('in Turkish', () => {
  test.use({ locale: 'tr-TR' });

  test('İ and I keep their dots, and both letters find what is written with either', async ({ page }) => {
    await prefer(page.request, 'financeLead', { locale: 'tr' });
    const mark = Date.now();
    await enter(page, 'financeLead', `${register}/add`);
    await settle(page);
    await page.getByRole('main').getByRole('textbox').first().fill(`IŞIK kaynağı yetersiz ${mark}`);
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'IŞIK kaynağı yetersiz' })).toBeVisible();

    for (const sought of ['ışık', 'IŞIK', 'isik']) {
      await page.goto(register);
      await settle(page);
      await page.getByRole('searchbox').fill(`${sought} ${mark}`);
      await expect(page.getByRole('table')).toContainText(`IŞIK kaynağı yetersiz ${mark}`);
    }
  });
});

test('what the server words is read anew in the language one changes to', async ({ page }) => {
  await prefer(page.request, 'financeLead', { locale: 'en' });
  await enter(page, 'financeLead', '/apps/dashboards/cis');
  await settle(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Hardware assets');
  await page.getByRole('button', { name: /^Language: / }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(main).toContainText('الأصول المادية');
  await expect(main).not.toContainText('Hardware assets');
});
