import type { Page } from '@playwright/test';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { pathOfSoa } from '#features/compliance/soa/soa-path.rules.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { axeViolations, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test.afterEach(({ request }) => prefer(request, 'admin', { locale: 'en' }));

interface Listed {
  id: string;
  code: string;
  version: number;
  status: string;
  sub_controls: Listed[];
}

/** An assessment by ISO/IEC 27001 that is answered, with a reason for everything but A.8.34. */
async function justified(page: Page, name: string) {
  const { call, id: lead_id } = await callsOf(page.request, 'admin');
  const made = await call<{ id: string; version: number }>('POST', '/compliance/', {
    compliance_standard: 'iso27001',
    name,
    period: { from: '2026-01-01', to: '2026-12-31' },
    lead_id,
  });
  await call('POST', `/compliance/${made.id}/start/`, { version: made.version });
  const answered = async (): Promise<Listed[]> =>
    (await call<Listed[]>('GET', `/compliance/${made.id}/controls/?limit=200`)).flatMap((row) =>
      row.sub_controls.length > 0 ? row.sub_controls : [row],
    );
  const all = await answered();
  const last = all.find(({ code }) => code === 'A.8.34');
  const set = (ids: string[], values: object) =>
    call('POST', `/compliance/${made.id}/controls/bulk/`, { ids, set: values });
  await set(
    all.map(({ id }) => id),
    { result: 'non_compliant' },
  );
  await set(
    all.filter(({ id }) => id !== last?.id).map(({ id }) => id),
    { applicability_reasons: ['risk_treatment'] },
  );
  /** Hands in everything: its answers one by one, and then the whole. */
  const submit = async () => {
    const open = await answered();
    for (let at = 0; at < open.length; at += 12)
      await Promise.all(
        open.slice(at, at + 12).map(async ({ id, version }) => {
          await call('POST', `/compliance/control/${id}/submit/`, { version });
          await call('POST', `/compliance/control/${id}/done/`, { version: version + 1 });
        }),
      );
    const { version } = await call<{ version: number }>('GET', `/compliance/${made.id}/`);
    await call('POST', `/compliance/${made.id}/submit/`, { version });
  };
  return { id: made.id, last: last?.id ?? '', set, submit };
}

test('a Statement of Applicability says what is missing, is published and kept as a file', async ({
  page,
}) => {
  const { id, last, set, submit } = await justified(page, `Declared ${Date.now()}`);
  await enter(page, 'admin', pathOfAssessment('iso27001', id));
  await settle(page);
  await page.getByRole('link', { name: 'Statement of Applicability' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/soa(\?|$)/);
  await settle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statement of Applicability');
  expect(await axeViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);

  // What is missing is named, listed alone, and leads to where it is written.
  await page.getByRole('combobox', { name: 'What is shown' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Reason or justification missing' }).click();
  await expect(page).toHaveURL(/flag=missing/);
  await expect(page.getByRole('row', { name: /A\.8\.34/ })).toContainText('No reason');
  await expect(page.getByRole('row', { name: /A\.5\.1/ })).toHaveCount(0);
  await page.getByRole('list', { name: 'The first of them' }).getByRole('link', { name: 'A.8.34' }).click();
  await expect(page.locator('.page-header-reference')).toHaveText('A.8.34');
  await set([last], { applicability_reasons: ['legal'] });
  await submit();

  await page.goto(pathOfSoa(id));
  await settle(page);
  await expect(page.getByRole('list', { name: 'The first of them' })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /A\.8\.34/ })).toContainText('Law or regulation');
  await expect(page.getByText('No version has been published.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish version' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('never changed');
  await dialog.getByLabel('Note').focus();
  await page.keyboard.type('For the certification audit');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toHaveCount(0);
  const versions = page.getByRole('region', { name: 'Published versions' });
  await expect(versions).toContainText('Version 1');
  await expect(versions).toContainText('For the certification audit');
  await expect(versions).toContainText(/[0-9a-f]{64}/);
  expect(await axeViolations(page)).toEqual([]);

  const file = page.waitForEvent('download');
  await versions.getByRole('button', { name: 'Version 1: Word document' }).click();
  expect((await file).suggestedFilename()).toMatch(/v1\.docx$/);
});

test('a Statement of Applicability is read in Arabic on a phone, and its draft kept', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page.request, 'admin', { locale: 'ar' });
  const { id } = await justified(page, `بيان ${Date.now()}`);
  await enter(page, 'admin', pathOfSoa(id));
  await settle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('بيان قابلية التطبيق');
  await expect(page.getByText('ضوابط بلا سبب أو مبرر: 1.')).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.locator('.page-header [aria-haspopup=menu]').click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'المسودة وثيقة Word' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.docx$/);
});
