import { boxOf, right } from '#tests/e2e/browser/element-boxes.ts';
import { horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { triagedRisk } from '#tests/e2e/risk/triaged-risk.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test('a control is added to a risk, said to work, given a test, and retired once one has seen what loses it', async ({
  page,
}) => {
  const title = `Two people sign ${Date.now()}`;
  const { risk } = await triagedRisk(page.request, `Invoices are paid twice ${Date.now()}`);
  await enter(page, 'admin', `/apps/risk/management/view?risk=${risk.id}`);
  await page.getByRole('link', { name: 'Link a control' }).click();
  await page.getByRole('radio', { name: 'A new control' }).check();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Every payment is signed by two people.');
  await page.getByLabel('Design strength (%)').fill('80');
  await page.getByRole('button', { name: 'Link a control' }).click();
  await expect(page).toHaveURL(/view\?risk=/);
  const section = page.getByRole('tabpanel', { name: 'Controls' });
  await expect(section).toContainText('Design 80%');
  await section.getByRole('link', { name: title }).click();

  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Mark as implemented' }).click();
  await page.getByRole('dialog').getByLabel('Statement of operation').fill('Seen at work in the office');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as implemented' }).click();
  await expect(page.getByText('Never tested')).toBeVisible();

  await page.getByRole('button', { name: 'Plan a test' }).click();
  const plan = page.getByRole('dialog');
  await plan.getByLabel('Procedure').fill('Look at thirty payments');
  for (const [role, name] of [
    ['Tester', 'Emre'],
    ['Reviewer', 'Nora'],
  ] as const) {
    await plan.getByRole('combobox', { name: role }).fill(name);
    await page.getByRole('option').first().click();
  }
  await plan.getByRole('button', { name: 'Plan a test' }).click();
  await expect(page.getByLabel('Tests').getByText('Look at thirty payments')).toBeVisible();

  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Retire' }).click();
  const retire = page.getByRole('dialog');
  await expect(retire).toContainText('1 open risk loses this control.');
  await expect(retire).toContainText('No other working control protects these:');
  await retire.getByLabel('Reason').fill('The office is closed');
  await retire.getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByText('Retired').first()).toBeVisible();
});

test('the catalogue is read in Arabic, on a telephone', async ({ page }) => {
  await prefer(page.request, 'secondAdmin', { locale: 'ar' });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'secondAdmin', '/apps/risk/management/controls');
  await settle(page);
  await expect(page.getByRole('heading', { name: 'الضوابط' })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await prefer(page.request, 'secondAdmin', { locale: 'en' });
});

test('a row of the catalogue shows what the last test found, and the whole of its day', async ({ page }) => {
  await enter(page, 'admin', '/apps/risk/management/controls?dpt=all&limit=50');
  const row = page.getByRole('row').filter({ hasText: 'Remote access asks for a second factor' });
  const found = row.getByRole('cell').filter({ hasText: 'Exceptions' });
  await expect(found.getByTitle('Passed with exceptions')).toBeVisible();
  const [day, cell] = [await boxOf(found.locator('time')), await boxOf(found)];
  expect(right(day)).toBeLessThanOrEqual(right(cell));
});
