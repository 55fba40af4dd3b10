import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { axeViolations, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test.afterEach(({ request }) => prefer(request, 'admin', { locale: 'en' }));

async function assessment(page: Page, name: string) {
  const { call } = await callsOf(page.request, 'admin');
  return call<{ id: string; ref: string }>('POST', '/compliance/', {
    compliance_standard: 'iso27001',
    name,
    period: { from: '2026-01-01', to: '2026-12-31' },
  });
}

const openMenu = (page: Page) => page.locator('.page-header [aria-haspopup=menu]').click();

test('an assessment is kept as documents of OSCAL, and it is said why there is no POA&M yet', async ({
  page,
  watch,
}) => {
  watch.expects('GET /compliance/:id/oscal/ 422');
  const { id, ref } = await assessment(page, `Exported ${Date.now()}`);
  await enter(page, 'admin', pathOfAssessment('iso27001', id));
  await settle(page);
  await openMenu(page);
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'System security plan (OSCAL)' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(`${ref} ssp.json`);
  const written = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, { uuid: string }>;
  expect(written['system-security-plan']?.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5/);
  await expect(page.getByText('The document is ready')).toBeVisible();

  await openMenu(page);
  await page.getByRole('menuitem', { name: 'POA&M (OSCAL)' }).click();
  await expect(page.getByText(/neither a finding nor an improvement plan/)).toBeVisible();
});

test('its entries are read in Arabic on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page.request, 'admin', { locale: 'ar' });
  const { id, ref } = await assessment(page, `تقييم ${Date.now()}`);
  await enter(page, 'admin', pathOfAssessment('iso27001', id));
  await settle(page);
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: /OSCAL/ })).toHaveCount(3);
  expect(await horizontalOverflow(page)).toBe(0);
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'نتائج التقييم (OSCAL)' }).click();
  expect((await coming).suggestedFilename()).toBe(`${ref} assessment-results.json`);
});
