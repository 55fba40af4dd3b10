import type { Page } from '@playwright/test';
import {
  pathOfAssessment,
  pathOfControlAssessment,
} from '#features/compliance/assessment/compliance-path.rules.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { axeViolations, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test.afterEach(({ request }) => prefer(request, 'admin', { locale: 'en' }));

interface Listed {
  id: string;
  code: string;
  status: string;
  result: string;
  version: number;
  sub_controls: Listed[];
}

/** An assessment of this year that is answered, and its controls by their codes as they are when they are asked for. */
async function started(page: Page) {
  const { call, id: lead_id } = await callsOf(page.request, 'admin');
  const made = await call<{ id: string; version: number }>('POST', '/compliance/', {
    compliance_standard: 'iso27001',
    name: `Answers ${Date.now()}`,
    period: { from: '2026-01-01', to: '2026-12-31' },
    lead_id,
  });
  await call('POST', `/compliance/${made.id}/start/`, { version: made.version });
  const controls = async (): Promise<Map<string, Listed>> => {
    const rows = await call<Listed[]>('GET', `/compliance/${made.id}/controls/?limit=200`);
    return new Map(rows.flatMap((row) => [row, ...row.sub_controls]).map((row) => [row.code, row]));
  };
  return { id: made.id, call, controls };
}

const title = (page: Page) => page.locator('.page-header-reference');

test('controls are answered one after the other by the keyboard alone, submitted and reviewed', async ({
  page,
}) => {
  const { id, controls } = await started(page);
  const first = (await controls()).get('A.5.1');
  await enter(page, 'admin', pathOfControlAssessment('iso27001', id, first?.id ?? ''));
  await settle(page);
  await expect(title(page)).toHaveText('A.5.1');
  expect(await axeViolations(page)).toEqual([]);

  // Faster than the answers are stored: each key meets the control that it is meant for.
  for (const key of ['1', 'j', '2', 'j', '3', 'j', '3', 'k']) await page.keyboard.press(key);
  const results = async () => {
    const known = await controls();
    return [1, 2, 3, 4, 5].map((at) => known.get(`A.5.${at}`)?.result);
  };
  await expect
    .poll(results)
    .toEqual(['compliant', 'partial', 'non_compliant', 'non_compliant', 'not_assessed']);
  await expect(title(page)).toHaveText('A.5.3');

  // What is said to be met is shown, or the reason is written why nothing shows it.
  for (const key of ['k', 'k']) await page.keyboard.press(key);
  await expect(title(page)).toHaveText('A.5.1');
  await page.keyboard.press('s');
  await expect(page.getByText('Add evidence, or write why there is none.').first()).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByLabel('Why there is no evidence')).toBeFocused();
  await page.keyboard.type('The provider shows it on request only');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Submit A.5.1 for review');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  const status = page.locator('.page-header-status');
  await expect(status).toHaveText('In review');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await page.keyboard.press('d');
  await expect(dialog).toContainText('Mark A.5.1 as done');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  await expect(status).toHaveText('Done');
  await page.keyboard.press('r');
  await dialog.getByLabel('Note').fill('Say which provider');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Say which provider').first()).toBeVisible();
  await expect(status).toHaveText('In progress');
  // While a dialog is open, the keys of the page wait.
  await expect(dialog).toBeHidden();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('To the next control; what was changed is saved');
  await page.keyboard.press('Escape');
});

test('an answer is proven by evidence, linked with a control, and a faster colleague is named', async ({
  page,
  watch,
}) => {
  watch.expects('PATCH /compliance/control/:id/ 409');
  const { id, call, controls } = await started(page);
  const control = (await controls()).get('A.8.13');
  await enter(page, 'admin', pathOfControlAssessment('iso27001', id, control?.id ?? ''));
  await settle(page);
  await page.keyboard.press('2');
  await page.getByLabel(/^Implemented to/).fill('60');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Saved')).toBeVisible();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Partially compliant 60%');
  await expect(details).toContainText('No evidence');

  const shelf = page.getByRole('region', { name: 'Evidence', exact: true });
  await shelf.getByRole('button', { name: 'Add evidence' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(`Restore exercise ${Date.now()}`);
  await dialog.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Statement' }).click();
  await dialog.getByLabel('Statement').fill('Everything was restored within five hours.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(shelf).toContainText('Submitted');
  await expect(details).toContainText('Not proven');

  const [linked] = await call<{ ref: string; title: string }[]>('GET', '/controls/?limit=1');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Control', exact: true }).fill(linked?.title ?? '');
  await page
    .getByRole('option', { name: linked?.title ?? '?' })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Linked records' })).toContainText(linked?.ref ?? '?');

  const tasks = page.getByRole('region', { name: 'Tasks', exact: true });
  await tasks.getByRole('button', { name: 'New task' }).click();
  await page.getByRole('dialog', { name: 'New task' }).getByLabel('Title').fill('Repeat the exercise');
  await page.getByRole('dialog', { name: 'New task' }).getByRole('button', { name: 'Add task' }).click();
  await tasks.getByRole('link', { name: /Repeat the exercise/ }).click();
  const task = page.getByRole('dialog', { name: /Repeat the exercise/ });
  await expect(task.getByRole('link', { name: /^A\.8\.13/ })).toHaveAttribute(
    'href',
    pathOfControlAssessment('iso27001', id, control?.id ?? ''),
  );
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(task).toBeHidden();

  // While something is typed, somebody else is faster.
  await page.getByLabel('Observation').fill('The exercise of March');
  const { version } = await call<Listed>('GET', `/compliance/control/${control?.id}/`);
  const other = await callsOf(page.request, 'secondAdmin');
  await other.call('PATCH', `/compliance/control/${control?.id}/`, { version, implementation_percent: 70 });
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(/changed this answer since you opened it/)).toContainText('Implemented to');
  await expect(page.getByLabel('Observation')).toHaveValue('The exercise of March');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/changed this answer since you opened it/)).toBeHidden();
  await page.keyboard.press('s');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('The exercise of March');
  await expect(details).toContainText('Partially compliant 70%');

  // The other way: the page of the control names what is asked of it, and leads back by the keyboard.
  await page.getByRole('region', { name: 'Linked records' }).getByRole('link').first().click();
  const asked = page.getByRole('region', { name: 'Requirements' }).getByRole('link', { name: /^A\.8\.13/ });
  await asked.first().press('Enter');
  await expect(title(page)).toHaveText('A.8.13');
});

test('several controls are set at once after a look at what would change, and given to somebody', async ({
  page,
}) => {
  const { id, call, controls } = await started(page);
  const known = await controls();
  const done = known.get('A.5.4');
  const answered = await call<Listed>('PATCH', `/compliance/control/${done?.id}/`, {
    version: 1,
    result: 'non_compliant',
  });
  await call('POST', `/compliance/control/${done?.id}/submit/`, { version: answered.version });
  await enter(page, 'admin', `${pathOfAssessment('iso27001', id)}?section=A.5`);
  await settle(page);
  const table = page.getByRole('table', { name: 'Controls' });
  const row = (code: string) => table.getByRole('row').filter({ has: page.getByText(code, { exact: true }) });
  for (const code of ['A.5.2', 'A.5.3', 'A.5.4']) await row(code).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Change the selected controls' });
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Result' }).click();
  await page.getByRole('menuitem', { name: 'Compliant', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 controls would change.');
  await expect(dialog).toContainText('1 would be left as it is, because:');
  await expect(dialog.getByRole('listitem')).toContainText('A.5.4');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  expect((await controls()).get('A.5.2')?.result).toBe('not_assessed');
  await dialog.getByRole('button', { name: 'Change 2 controls' }).click();
  await expect(row('A.5.2')).toContainText('Compliant');
  await expect(row('A.5.4')).toContainText('In review');

  await row('A.5.6').getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Respondents' }).click();
  await dialog.getByRole('combobox', { name: 'Respondents' }).fill('Emre');
  await page.getByRole('option', { name: /Emre/ }).first().click();
  await dialog.getByLabel(/^Due/).fill('2026-06-30');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(row('A.5.6')).toContainText('Emre');
  await expect(row('A.5.6')).toContainText('30 Jun 2026');
  expect(await axeViolations(page)).toEqual([]);

  await row('A.5.6').press('Enter');
  await expect(title(page)).toHaveText('A.5.6');
});

test('whoever was asked for some controls answers them, and sees nothing else', async ({ page }) => {
  const { id, call, controls } = await started(page);
  const known = await controls();
  const { id: asked } = await callsOf(page.request, 'user');
  const { version } = await call<Listed>('GET', `/compliance/${id}/`);
  const requirement_ids = ['6.1.1', 'A.8.13'].map((code) => known.get(code)?.id);
  await call('POST', `/compliance/${id}/assign/`, { version, requirement_ids, user_ids: [asked] });
  await enter(page, 'user', pathOfAssessment('iso27001', id));
  await settle(page);
  const table = page.getByRole('table', { name: 'Controls' });
  await expect(table.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(3);
  await expect(table.getByRole('checkbox')).toHaveCount(0);
  // What stands above a sub-control is not theirs: it leads to what is.
  await table
    .getByRole('row')
    .filter({ has: page.getByText('6.1', { exact: true }) })
    .press('Enter');
  await expect(title(page)).toHaveText('6.1.1');
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByRole('combobox', { name: 'Applicability' })).toBeHidden();
  await page.keyboard.press('3');
  await page.keyboard.press('j');
  await expect(title(page)).toHaveText('A.8.13');
  await expect(page.getByRole('button', { name: 'Next control' })).toBeDisabled();
  await page.keyboard.press('3');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toContainText('Submit A.8.13 for review');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('.page-header-status')).toHaveText('In review');
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('Not compliant');
  const after = await controls();
  expect(['6.1.1', 'A.8.13'].map((code) => after.get(code)?.status)).toEqual(['in_progress', 'in_review']);
});

test('controls are answered and set together in Arabic, on a phone too', async ({ page }) => {
  const { id, controls } = await started(page);
  await prefer(page.request, 'admin', { locale: 'ar' });
  await enter(page, 'admin', `${pathOfAssessment('iso27001', id)}?section=A.8`);
  await settle(page);
  const table = page.getByRole('table', { name: 'الضوابط' });
  for (const code of ['A.8.1', 'A.8.2', 'A.8.3'])
    await table
      .getByRole('row')
      .filter({ has: page.getByText(code, { exact: true }) })
      .getByRole('checkbox')
      .check();
  const bar = page.getByRole('toolbar', { name: 'تغيير الضوابط المختارة' });
  await bar.getByRole('button', { name: 'النتيجة' }).click();
  await page.getByRole('menuitem', { name: 'غير ممتثل' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('ستتغير 3 ضوابط.');
  await dialog.getByRole('button', { name: 'تغيير 3 ضوابط' }).click();
  await expect(dialog).toBeHidden();
  expect((await controls()).get('A.8.3')?.result).toBe('non_compliant');

  const known = await controls();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathOfControlAssessment('iso27001', id, known.get('A.8.4')?.id ?? ''));
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  for (const key of ['3', 'j', '3', 'j', 'x']) await page.keyboard.press(key);
  await expect(title(page)).toHaveText('A.8.6');
  await expect(page.getByLabel('سبب عدم انطباقه')).toBeFocused();
  await page.keyboard.type('لا توجد أنظمة كهذه');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('لم يُحفظ بعد')).toBeHidden();
  await page.keyboard.press('s');
  await expect(dialog).toContainText('تقديم A.8.6 للمراجعة');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  const after = await controls();
  expect(['A.8.4', 'A.8.5', 'A.8.6'].map((code) => after.get(code)?.status)).toEqual([
    'in_progress',
    'in_progress',
    'in_review',
  ]);
  expect(await horizontalOverflow(page)).toBe(0);
});
