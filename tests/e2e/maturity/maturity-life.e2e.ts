import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '#tests/world/pdf-reader.ts';
import { maturityPaths } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { answerAll } from './assessments.ts';
import { axeViolations, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, prefer } from '#tests/e2e/browser/people.ts';
import { isAskedAgain } from '#tests/e2e/browser/proof.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const [assessor, reviewer] = ['financeLead', 'secondAdmin'] as const;
const { list, assessment } = maturityPaths.iso;

test.use({ locale: 'ar' });
test.beforeEach(async ({ request }) => {
  for (const who of [assessor, reviewer]) await prefer(request, who, { locale: 'ar' });
});
test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  for (const who of [assessor, reviewer]) await prefer(request, who, { locale: 'en' });
});

const status = (page: Page) => page.locator('.page-header-status');
const dialog = (page: Page) => page.getByRole('dialog');
const act = (page: Page, verb: string) =>
  page.getByRole('main').getByRole('button', { name: verb, exact: true }).click();

async function actFromMenu(page: Page, verb: string): Promise<void> {
  await settle(page);
  await page.locator('.page-header [aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: verb, exact: true }).click();
}

async function confirm(page: Page, verb: string): Promise<void> {
  await dialog(page).getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}

test('an assessment is begun, held back while questions are open, sent back, submitted again and approved by another', async ({
  page,
  browser,
  watch,
}) => {
  const name = `تقييم المالية ${Date.now()}`;
  await enter(page, assessor, list);
  await page.getByRole('main').getByRole('link', { name: 'تقييم جديد' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تقييم ISO 27k جديد');
  // A name is suggested from the period, until somebody writes one.
  const named = page.getByLabel('الاسم');
  const suggested = await named.inputValue();
  await page.getByRole('group', { name: 'الفترة' }).getByRole('button').nth(2).click();
  await expect(named).not.toHaveValue(suggested);
  await named.fill(name);
  // An Admin of no department is found by name all the same.
  await page.getByRole('combobox', { name: 'المراجع' }).fill('emre');
  await page.getByRole('option', { name: /Emre/ }).click();
  await page.getByRole('button', { name: 'إنشاء التقييم' }).click();
  await expect(page).toHaveURL(new RegExp(`${assessment}\\?assessment=`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const id = new URL(page.url()).searchParams.get('assessment') ?? '';

  await act(page, 'بدء');
  await expect(status(page)).toContainText('قيد الإجابة');
  await actFromMenu(page, 'توزيع الأسئلة');
  await dialog(page).getByRole('button', { name: 'توزيع', exact: true }).click();
  await expect(dialog(page).getByRole('group', { name: 'الأقسام' })).toHaveAccessibleDescription(/./);
  await dialog(page).getByRole('checkbox', { name: /A\.5/ }).check();
  await dialog(page).getByRole('combobox', { name: 'الأشخاص' }).click();
  await page.getByRole('option', { name: /Grace/ }).click();
  await confirm(page, 'توزيع');

  // What is left leads to where it is left.
  await act(page, 'تقديم للاعتماد');
  await expect(dialog(page).getByRole('button', { name: 'تقديم', exact: true })).toBeDisabled();
  await dialog(page).getByRole('link', { name: /^A\.8/ }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/section=A\.8/);

  await answerAll(page, assessor, id);
  await page.reload();
  await act(page, 'تقديم للاعتماد');
  await expect(dialog(page)).toContainText('يعتمده Emre Aydın أو يعيده');
  await confirm(page, 'تقديم');
  await expect(status(page)).toContainText('ينتظر الاعتماد');

  const context = await browser.newContext({ locale: 'ar' });
  watch.over(context);
  const second = await context.newPage();
  await enter(second, reviewer, page.url());
  await actFromMenu(second, 'إعادة');
  await dialog(second).getByLabel('ملاحظة').fill('القسم A.7 يحتاج إلى أدلة.');
  await confirm(second, 'إعادة');
  await expect(status(second)).toContainText('قيد الإجابة');

  await page.reload();
  await expect(page.getByText('القسم A.7 يحتاج إلى أدلة.')).toBeVisible();
  await act(page, 'تقديم للاعتماد');
  await confirm(page, 'تقديم');
  await expect(status(page)).toContainText('ينتظر الاعتماد');
  // Whoever answered does not approve, and is not asked to.
  await expect(page.getByRole('button', { name: 'اعتماد', exact: true })).toBeHidden();

  // As after some minutes: whoever approves is asked who they are, and the call is made again.
  await isAskedAgain(second, watch, 'POST', '/maturity/assessment/:id/approve/');
  await second.reload();
  await act(second, 'اعتماد');
  await dialog(second).getByRole('button', { name: 'اعتماد', exact: true }).click();
  const asked = second.getByRole('dialog', { name: 'هل هذا أنت؟' });
  await asked.getByLabel('كلمة المرور').fill(people[reviewer].password);
  await asked.getByRole('button', { name: 'متابعة' }).click();
  await expect(dialog(second)).toHaveCount(0);
  await expect(status(second)).toContainText('معتمد');
  await actFromMenu(second, 'السجل');
  await expect(second).toHaveURL(/panel=history/);
  const happened = dialog(second)
    .getByRole('listitem')
    .filter({ has: second.locator('time') });
  for (const [at, what] of ['اعتماد', 'تقديم للاعتماد', 'إعادة', 'تقديم', '123 سؤالًا', 'توزيع 37'].entries())
    await expect(happened.nth(at)).toContainText(what);
  await expect(happened.nth(2)).toContainText('القسم A.7 يحتاج إلى أدلة.');
  expect(await axeViolations(second, { floats: true })).toEqual([]);
  await context.close();

  await page.goto(list);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('معتمد');
  await expect(row.getByRole('img', { name: 'في لوحة المتابعة' })).toBeVisible();
  await page.getByRole('columnheader', { name: 'الحالي' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/ordering=-?current/);
  await row.click();
  await page.getByRole('region').getByRole('link', { name: 'فتح' }).click();
  // What was approved is handed over as a document.
  await settle(page);
  await page.locator('.page-header [aria-haspopup=menu]').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /PDF.*للقراءة/ }).click(),
  ]);
  expect(readPdf(await readFile(await file.path())).bookmarks).toContain('أكبر الفجوات');
  await expect(page.getByText('الملف جاهز.')).toBeVisible();
  await actFromMenu(page, 'أرشفة');
  await confirm(page, 'أرشفة');
  await expect(status(page)).toContainText('مؤرشف');
  await page.goto(list);
  await settle(page);
  await expect(page.getByText(name)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'الحالة' }).click();
  await page.getByRole('option', { name: 'مؤرشف' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
});
