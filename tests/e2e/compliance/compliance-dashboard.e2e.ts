import type { Page } from '@playwright/test';
import { pathOfStandard } from '#features/compliance/assessment/compliance-path.rules.ts';
import { complianceDashboardPath } from '#features/compliance/dashboard/web/compliance-dashboard.screens.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { axeViolations, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test.afterEach(async ({ request }) => {
  await prefer(request, 'admin', { locale: 'en' });
});

interface Row {
  id: string;
  code: string;
  sub_controls: Row[];
}

/** An assessment by NIST CSF of a department in which something is met, something overdue, and a proof about to expire. */
async function running(page: Page, at: number): Promise<{ id: string; unit: string; dpt: string }> {
  const { call, id: admin } = await callsOf(page.request, 'admin');
  const units = await call<{ id: string; name: string }[]>('GET', '/user/department/');
  const unit = units[at] as { id: string; name: string };
  const made = await call<{ id: string; version: number }>('POST', '/compliance/', {
    compliance_standard: 'nist_csf',
    name: `Framework of ${unit.name}`,
    period: { from: '2026-01-01', to: '2099-12-31' },
    department_id: unit.id,
    lead_id: admin,
  });
  await call('POST', `/compliance/${made.id}/start/`, { version: made.version });
  const rows = (await call<Row[]>('GET', `/compliance/${made.id}/controls/?limit=200`)).flatMap(
    (row) => row.sub_controls,
  );
  const ids = rows.map((row) => row.id);
  const set = (some: readonly string[], what: object) =>
    call('POST', `/compliance/${made.id}/controls/bulk/`, { ids: some, set: what });
  await set(ids.slice(0, 20), { result: 'compliant' });
  await set(ids.slice(20, 30), { result: 'non_compliant' });
  await set(ids.slice(0, 12), { due_date: '2026-01-31' });
  const { call: asAnother } = await callsOf(page.request, 'secondAdmin');
  const proof = await call<{ id: string; version: number }>('POST', '/evidence/', {
    name: `Review of ${unit.name}`,
    kind: 'statement',
    effective_from: new Date().toISOString().slice(0, 10),
    valid_for_days: 20,
    content: { statement: 'We looked at every one of them.' },
    links: ids.slice(0, 3).map((object_id) => ({ object_type: 'control_assessment', object_id })),
  });
  await asAnother('POST', `/evidence/${proof.id}/accept/`, { version: proof.version });
  return { id: made.id, unit: unit.name, dpt: unit.id };
}

test('the dashboard of compliance leads from each figure to what it counts', async ({ page }) => {
  const first = await running(page, 0);
  const second = await running(page, 3);
  await enter(page, 'admin', `${complianceDashboardPath}?dpt=all`);
  await settle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compliance');
  await expect(page.getByRole('region', { name: 'Compliance by standard' })).toContainText('NIST CSF');
  expect(await axeViolations(page)).toEqual([]);

  // One standard: the address remembers it.
  const tabs = page.getByRole('navigation', { name: 'Standards' });
  await tabs.getByRole('link', { name: /NIST/ }).click();
  await expect(page).toHaveURL(/compliance_standard=nist_csf/);
  await settle(page);
  const figures = page.getByRole('region', { name: 'Key figures' });
  for (const figure of ['Coverage', 'Compliance', 'Of assessed', 'Proven'])
    await expect(figures.locator('.key-figure', { hasText: figure }).first()).toContainText('%');
  await expect(page.getByRole('region', { name: 'Counted assessments' })).toContainText(first.unit);

  // A figure says how it came about.
  await figures.getByRole('button', { name: /Proven/ }).click();
  await expect(page.getByRole('dialog')).toContainText('accepted evidence that has not expired');
  await page.keyboard.press('Escape');

  // A section narrows everything, by the keyboard as well.
  const sections = page.getByRole('region', { name: 'Compliance by section' });
  await sections.getByRole('link', { name: /^GV / }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/section=GV/);
  await expect(page.getByText('Only section GV')).toBeVisible();
  await settle(page);
  await page.getByRole('link', { name: 'Show all sections' }).click();
  await expect(page).not.toHaveURL(/section=/);
  await settle(page);

  // The picture and its table say the same, one key apart.
  const departments = page.getByRole('region', { name: 'Comparison by department' });
  await departments.getByRole('button', { name: 'Table' }).focus();
  await page.keyboard.press('t');
  await expect(departments.getByRole('row', { name: new RegExp(second.unit) })).toContainText('106');
  expect(await axeViolations(page)).toEqual([]);

  await expect(
    page
      .getByRole('region', { name: 'Expired, stale or expiring evidence' })
      .getByRole('row', { name: `Review of ${first.unit}` }),
  ).toContainText('Expires on');
  const overdue = page.getByRole('region', { name: 'Overdue controls' });
  await overdue.getByRole('link', { name: `${first.unit}: 12` }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOfStandard('nist_csf')}/${first.id}\\?flag=overdue`));
  await settle(page);
  await expect(page.getByRole('row', { name: /GV\.OC-01/ })).toBeVisible();
  await page.goBack();
  await settle(page);
  await page
    .getByRole('region', { name: 'Distribution of results' })
    .getByRole('link', { name: new RegExp(`${second.unit} · Non-compliant: 10`) })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${second.id}\\?result=non_compliant`));
});

test('the dashboard of compliance is read in Arabic on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page.request, 'admin', { locale: 'ar' });
  const { id } = await running(page, 2);
  await enter(page, 'admin', `${complianceDashboardPath}?dpt=all&compliance_standard=nist_csf`);
  await settle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الامتثال');
  await expect(page.getByRole('region', { name: 'توزيع النتائج' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'ضوابط متأخرة' }).locator(`a[href*="${id}"]`).first(),
  ).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
