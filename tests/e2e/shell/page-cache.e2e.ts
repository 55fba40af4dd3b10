import { enter } from '#tests/e2e/browser/people.ts';
import { refOf, register, rows } from '#tests/e2e/risk/register-page.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test('a page is found as it was left, asks nothing while nobody sees it, and follows its address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 440 });
  await enter(page, 'admin', `${register}?status=open`);
  await expect(rows(page).first()).toBeVisible();
  const fifth = rows(page).nth(4);
  const ref = await refOf(fifth);
  await fifth.getByRole('checkbox').click();
  const list = page.locator('.table-body');
  const scrolled = () => list.evaluate(({ scrollTop }) => scrollTop);
  // The rows below the window are drawn a few at a time.
  await expect
    .poll(async () => {
      await list.evaluate((it) => it.scrollTo(0, 60));
      return scrolled();
    })
    .toBe(60);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/risk/filter/')) asked.push(request.url());
  });

  const toDashboard = page.locator('nav a[href^="/apps/dashboards/risk"]');
  const toRegister = page.getByRole('link', { name: 'Risk Register', exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Dashboards' }).click();
  await toDashboard.click();
  await expect(page).toHaveTitle(/^Risk dashboard/);
  await expect(heading).toHaveText('Risk dashboard');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of this page' })).not.toContainText('In the list');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Inherent' }).click();
  await expect(page).toHaveURL(/basis=inherent/);
  expect(asked, 'for a page that nobody sees').toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL(/management\?.*status=open/);
  await expect(page).toHaveTitle(/^Risk register/);
  await expect(heading).toHaveText('Risk register');
  await expect(page.getByRole('row', { name: ref }).getByRole('checkbox')).toBeChecked();
  await expect.poll(scrolled).toBe(60);

  // By its entry it is another address: without the filter, and with nothing chosen.
  await toDashboard.click();
  await toRegister.click();
  await expect(page).not.toHaveURL(/status=open/);
  await expect(page.getByRole('row', { name: ref }).getByRole('checkbox')).not.toBeChecked();
  await expect.poll(() => asked).not.toEqual([]);
});
