import type { Page } from '@playwright/test';
import {
  pathOfNewAssessment,
  standardImportPage,
  standardsPage,
} from '#features/compliance/standard/standard-path.rules.ts';
import { axeViolations, follow, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test.afterEach(async ({ request }) => {
  await prefer(request, 'admin', { locale: 'en' });
});

const choose = (page: Page, name: string, lines: readonly string[]) =>
  page.locator('input[type=file]').setInputFiles({
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\n')}\n`),
  });

test('a standard comes in as CSV, is looked at, published, and assessed by', async ({ page }) => {
  const name = `Vault rules ${Date.now()}`;
  await enter(page, 'admin', standardsPage);
  await settle(page);
  await expect(page.getByRole('table', { name: 'Shipped' })).toContainText('27001');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Import a standard' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(standardImportPage));
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);

  // A row without a title is named, and nothing can be kept of such a file.
  await choose(page, name, ['Code,Title,Auditor', 'V,Vaults,', 'V.1,,Deniz']);
  await expect(page.getByRole('table', { name: 'Errors: 1' })).toContainText('The title is missing.');
  await expect(page.getByRole('button', { name: 'Import as draft' })).toBeDisabled();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Another file' }).press('Enter');

  await choose(page, name, [
    'Code,Title,Auditor',
    'V,Vaults,',
    'V.1,Doors are locked,Deniz',
    'V.2,Keys are counted,Deniz',
  ]);
  await expect(page.getByRole('list', { name: 'What it asks' })).toContainText('Doors are locked');
  await expect(page.getByRole('region', { name: 'Not taken' })).toContainText('Auditor');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import as draft' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await settle(page);
  await expect(page.locator('.page-header-status')).toContainText('Draft');
  await expect(page.getByText('Keys are counted')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('main').getByRole('button', { name: 'Publish' }).press('Enter');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('never changes afterwards');
  await asked.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(page.locator('.page-header-status')).toContainText('Published');

  await page.getByRole('link', { name: 'Assess by it' }).press('Enter');
  await expect(page).toHaveURL(/\/add(\?|$)/);
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Scope').fill('The head office');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('.page-header-status')).toContainText('Draft');
  await expect(page.getByRole('main')).toContainText(name);

  // The list counts it, and no longer once it is deleted.
  const assessment = new URL(page.url()).pathname;
  const count = page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('cell')
    .last();
  await follow(page, standardsPage);
  await expect(count).toHaveText('1');
  await follow(page, assessment);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^CA-\d+ is deleted$/)).toBeVisible();
  await follow(page, standardsPage);
  await expect(count).toHaveText('0');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(count).toHaveText('1');
});

test('a standard comes in, is published and assessed by in Arabic on a phone', async ({ page }) => {
  const name = `معيار الخزائن ${Date.now()}`;
  const key = `vaults_${Date.now()}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page.request, 'admin', { locale: 'ar' });
  const looksRight = async () => {
    await settle(page);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  };
  await enter(page, 'admin', standardsPage);
  await looksRight();
  await follow(page, standardImportPage);
  await looksRight();
  // A name without a Latin letter gives no key: it is asked for.
  await choose(page, name, [
    'الرمز,العنوان,المدقق',
    'V,الخزائن,',
    'V.1,الأبواب مقفلة,دنيز',
    'V.2,المفاتيح معدودة,دنيز',
  ]);
  await expect(page.getByRole('list', { name: 'ما الذي يسأله' })).toContainText('الأبواب مقفلة');
  await looksRight();
  await page.getByLabel('المفتاح').fill(key);
  await page.getByRole('button', { name: 'استيراد كمسودة' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText('المفاتيح معدودة')).toBeVisible();
  await looksRight();
  await page.getByRole('main').getByRole('button', { name: 'نشر' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'نشر' }).press('Enter');
  await expect(page.locator('.page-header-status')).toContainText('منشور');
  await page.getByRole('link', { name: 'تقييم وفقه' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(pathOfNewAssessment(key)));
  await looksRight();
  await page.getByLabel('النطاق').fill('المقر الرئيسي');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('.page-header-status')).toContainText('مسودة');
  await looksRight();

  // Both lists fit a phone: what has no column there stands below the name.
  await follow(page, standardsPage);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('التقييمات: 1');
  const beyond = await page
    .locator('main .MuiTableContainer-root')
    .evaluateAll((lists) => lists.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(beyond).toEqual([0, 0]);
  await looksRight();
});
