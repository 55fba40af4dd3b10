import type { Page } from '@playwright/test';
import { compliancePage, pathOfStandard } from '#features/compliance/assessment/compliance-path.rules.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { axeViolations, follow, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test.afterEach(async ({ request }) => {
  await prefer(request, 'admin', { locale: 'en' });
});

const card = (page: Page, figure: string) =>
  page.getByRole('region', { name: 'Figures', exact: true }).locator('.key-figure', { hasText: figure });

/** The codes of what is answered, with its id. */
async function controlsOf(page: Page, id: string): Promise<Map<string, string>> {
  const { call } = await callsOf(page.request, 'admin');
  type Row = { id: string; code: string; sub_controls: { id: string; code: string }[] };
  const rows = await call<Row[]>('GET', `/compliance/${id}/controls/?limit=200`);
  return new Map(rows.flatMap((row) => [row, ...row.sub_controls]).map((row) => [row.code, row.id]));
}

test('an assessment is begun by the keyboard alone, started, and tells its figures', async ({ page }) => {
  const name = `Certification ${Date.now()}`;
  await enter(page, 'admin', compliancePage);
  await settle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compliance');
  const entry = page.getByRole('navigation', { name: 'Standards' }).getByRole('link', { name: /27001/ });
  await expect(entry).toContainText(/assessment/);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'New assessment' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /27001/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/compliance\/iso27001\/add(\?|$)/);
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);

  // What is missing is named beside its field, and nothing that was typed is lost.
  const named = page.getByLabel('Name', { exact: true });
  await named.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.getByLabel('Scope').focus();
  await page.keyboard.type('The head office and its data centre');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(named).toBeFocused();
  await expect(named).toHaveAccessibleDescription(/./);
  await page.keyboard.type(name);
  const reviewer = page.getByRole('combobox', { name: 'Reviewer' });
  await reviewer.focus();
  await page.keyboard.type('emre');
  await expect(page.getByRole('option', { name: /Emre/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('.page-header-status')).toContainText('Draft');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Emre');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('head office');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.getByRole('main').getByRole('button', { name: 'Start', exact: true }).focus();
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('asked from now on');
  for (const button of ['Cancel', 'Start']) {
    await page.keyboard.press('Tab');
    await expect(asked.getByRole('button', { name: button })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.page-header-status')).toContainText('In progress');
  await expect(card(page, 'Coverage')).toContainText('0 of 123 applicable controls are assessed.');

  const controls = await controlsOf(page, id);
  const { call } = await callsOf(page.request, 'admin');
  const answer = (code: string, body: object) =>
    call('PATCH', `/compliance/control/${controls.get(code)}/`, { version: 1, ...body });
  await answer('4.1', { result: 'compliant' });
  await answer('A.5.1', { result: 'partial', implementation_percent: 50 });
  await answer('A.5.2', { result: 'non_compliant' });
  await answer('A.5.3', {
    applicability_state: 'not_applicable',
    applicability_text: 'Nobody else is there',
  });
  await page.reload();
  await settle(page);
  await expect(card(page, 'Coverage')).toContainText('2.5%');
  await expect(card(page, 'Coverage')).toContainText('3 of 122 applicable controls are assessed.');
  await expect(card(page, 'Of assessed')).toContainText('50.0%');
  await expect(card(page, 'Proven')).toContainText('0.0%');
  const sections = page.getByRole('region', { name: 'Figures by section' });
  await expect(sections.getByRole('img', { name: /^A\.5 / })).toHaveAccessibleName(/compliance 1\.4%/);
  await sections.getByRole('button', { name: 'Table' }).focus();
  await page.keyboard.press('t');
  await expect(sections.getByRole('row', { name: /Whole assessment/ })).toContainText('122');
  expect(await axeViolations(page)).toEqual([]);

  // What cannot be done yet says why.
  await page.locator('.page-header [aria-haspopup=menu]').click();
  await expect(page.getByRole('menuitem', { name: /Submit for approval/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');

  await page.goto(pathOfStandard('iso27001'));
  await settle(page);
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('2.5%');
});

test('an assessment is changed and listed, in Arabic on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page.request, 'admin', { locale: 'ar' });
  const { call, id: admin } = await callsOf(page.request, 'admin');
  const made = await call<{ id: string; version: number }>('POST', '/compliance/', {
    compliance_standard: 'cis',
    groups_in_scope: ['ig1'],
    name: `تقييم الضوابط ${Date.now()}`,
    period: { from: '2026-01-01', to: '2026-12-31' },
    lead_id: admin,
  });
  await call('POST', `/compliance/${made.id}/start/`, { version: made.version });
  await enter(page, 'admin', `${pathOfStandard('cis')}/${made.id}`);
  await settle(page);
  await expect(page.getByText('قُيِّم 0 من 56 من الضوابط المنطبقة.')).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await page.locator('.page-header [aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'تعديل' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('النطاق').fill('المقر الرئيسي');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(page.getByRole('region', { name: 'التفاصيل' })).toContainText('المقر الرئيسي');
  await follow(page, compliancePage);
  await expect(page.getByRole('navigation', { name: 'المعايير' })).toContainText('CIS Controls');
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
