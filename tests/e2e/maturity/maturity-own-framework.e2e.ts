import type { Page } from '@playwright/test';
import { ownMaturityPaths } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { frameworkPaths } from '#features/maturity/framework/web/framework-paths.ts';
import { answerAll } from './assessments.ts';
import { draftHolds } from '#tests/e2e/browser/drafts.ts';
import { follow } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const [writer, rater] = ['secondAdmin', 'clinicalLead'] as const;

test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  await prefer(request, rater, { locale: 'en' });
});

const status = (page: Page) => page.locator('.page-header-status');
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem');

/** The next edition says what changed, and for whom nothing does. */
async function publishesNextEdition(page: Page, id: string): Promise<void> {
  await page.goto(`${frameworkPaths.frameworks}?framework=${id}`);
  await page.getByRole('button', { name: /^2\.1/ }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Alarms are answered at night, too');
  await press(page, 'Publish');
  await expect(dialog(page)).toContainText('1 question changed');
  await expect(dialog(page)).toContainText('1 assessment keeps the edition it began with');
  await dialog(page).getByRole('button', { name: 'Publish edition 2' }).click();
  await expect(status(page)).toContainText('Edition 2');
  await page.getByRole('tab', { name: 'Name and editions' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
}

test('an organisation writes a framework, in two languages and two editions, and a department rates itself by it', async ({
  page,
  browser,
  watch,
}) => {
  const name = `Lift safety ${Date.now()}`;
  await enter(page, writer, frameworkPaths.frameworks);
  await press(page, 'New framework');
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('button', { name: 'Create framework' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const id = new URL(page.url()).searchParams.get('framework') ?? '';

  // A section and its questions, without leaving the keyboard.
  await page.getByLabel('Name of the section').fill('Doors');
  await page.getByRole('button', { name: /^1\.1/ }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Doors stay shut');
  await page
    .getByRole('textbox', { name: 'Question', exact: true })
    .fill('How sure is it that no door opens between floors?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Doors notice people');
  await expect(page.getByRole('button', { name: /^1\.2 Doors notice people/ })).toBeVisible();
  await press(page, 'Add section');
  await expect(page.getByLabel('Name of the section')).toBeFocused();
  await page.keyboard.type('Alarms');
  await press(page, 'Add question');
  await page.getByRole('textbox', { name: 'Title' }).fill('Alarms are answered');
  await page
    .getByRole('textbox', { name: 'Question', exact: true })
    .fill('How soon does somebody answer an alarm?');

  // What is missing is said, and led to, when somebody wants to publish.
  await press(page, 'Publish');
  await expect(dialog(page)).toContainText('in 1 place');
  await dialog(page).getByRole('button', { name: 'Show the first' }).click();
  await expect(page.getByRole('button', { name: /^1\.2/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('This needs words in the language of the framework.')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Question', exact: true })
    .fill('How well do doors notice who stands in them?');

  // Moved by the keyboard, removed and brought back.
  await page.getByRole('button', { name: 'Move 2 Alarms' }).press('ArrowUp');
  await expect(sections(page).first()).toContainText('Alarms');
  await expect(page.getByRole('button', { name: 'Move 2 Alarms' })).toBeFocused();
  await press(page, 'Remove question');
  await expect(page.getByRole('button', { name: /^1\.2/ })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^1\.2/ })).toBeVisible();

  // A second language counts what it lacks, with the first beside it.
  await press(page, 'Add or remove a language');
  await page.getByRole('menuitem', { name: 'Add العربية' }).click();
  await expect(page.getByText('You put the texts into العربية.')).toBeVisible();
  await sections(page).first().getByRole('button').click();
  await page.getByRole('textbox', { name: 'Name of the section' }).fill('الإنذار');
  await expect(page.getByText('Alarms', { exact: true })).toBeVisible();
  await expect(sections(page).first()).toContainText('2 left');

  // Nothing is lost before it is saved.
  await expect(status(page)).toContainText('Not saved');
  await draftHolds(page, 'الإنذار');
  await page.reload();
  await expect(page.getByText('What you wrote last time and did not save is back.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(status(page)).toContainText('Saved');

  await press(page, 'Publish');
  await expect(dialog(page)).toContainText('2 sections, 3 questions');
  await dialog(page).getByRole('button', { name: 'Publish edition 1' }).click();
  await expect(status(page)).toContainText('Edition 1');

  // A department finds it beside the shipped ones, in its own language where there are words in it.
  await prefer(page.request, rater, { locale: 'ar' });
  const context = await browser.newContext({ locale: 'ar' });
  watch.over(context);
  const other = await context.newPage();
  await enter(other, rater, '/apps/maturity/cis');
  await other.getByRole('navigation', { name: 'الأطر' }).getByRole('link', { name }).click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText(name);
  await other.getByRole('main').getByRole('link', { name: 'تقييم جديد' }).first().click();
  await expect(other.getByLabel('الاسم')).toHaveValue(new RegExp(name));
  await other.getByRole('button', { name: 'إنشاء التقييم' }).click();
  await expect(other).toHaveURL(new RegExp(`${ownMaturityPaths.assessment}\\?assessment=`));
  await expect(other.getByRole('heading', { level: 2 })).toContainText('الإنذار');
  await expect(other.getByText('How soon does somebody answer an alarm?')).toBeVisible();
  await press(other, 'بدء');
  await answerAll(other, rater, new URL(other.url()).searchParams.get('assessment') ?? '');
  await other.reload();
  await press(other, 'تقديم للاعتماد');
  await dialog(other).getByRole('button', { name: 'تقديم', exact: true }).click();
  await expect(status(other)).toContainText('ينتظر الاعتماد');

  await page.goto(other.url());
  await press(page, 'Approve');
  await dialog(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(status(page)).toContainText('Approved');

  await follow(other, `${ownMaturityPaths.dashboard}?framework=${id}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(other.getByRole('region', { name: 'المؤشرات الرئيسية' })).toContainText('2.0');
  await expect(other.getByRole('main')).toContainText('الإنذار');
  await expect(
    other.getByRole('navigation').getByRole('link', { name: 'أطرنا الخاصة' }).first(),
  ).toBeVisible();
  await context.close();

  await publishesNextEdition(page, id);
});
