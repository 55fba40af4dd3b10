import type { Page } from '@playwright/test';
import {
  pathOfAssessment,
  pathOfControlAssessment,
} from '#features/compliance/assessment/compliance-path.rules.ts';
import { pathOfOwnStandard, pathOfUpgrade } from '#features/compliance/standard/standard-path.rules.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { axeViolations, follow, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test.afterEach(async ({ request }) => {
  await prefer(request, 'admin', { locale: 'en' });
});

interface Control {
  id: string;
  code: string;
  version: number;
}

const first = [
  'Code,Title,Text',
  'V,Vaults,',
  'V.1,Doors,Doors are locked',
  'V.2,Keys,Keys are counted',
  'V.3,Lamps,A lamp burns',
];
const second = [
  'Code,Title,Text',
  'V,Vaults,',
  'V.1,Doors,Doors are locked and watched',
  'V.2,Keys,Keys are counted',
  'V.4,Cameras,',
];

/** A version of a standard, published. */
async function published(
  page: Page,
  key: string,
  version: string,
  lines: readonly string[],
): Promise<string> {
  const { call, send } = await callsOf(page.request, 'admin');
  const query = new URLSearchParams({ key, standard_version: version, name: `Vault rules ${version}` });
  const { id } = await send<{ id: string }>(`/compliance/standard/import/?${query}`, {
    name: 'vaults.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\n')}\n`),
  });
  await call('POST', `/compliance/standard/own/${id}/publish/`, { version: 1 });
  return id;
}

/** An assessment by the first version, all of it answered, and the second one published. */
async function twoVersions(page: Page, name: string) {
  const { call } = await callsOf(page.request, 'admin');
  const key = `vaults_${Date.now()}`;
  const older = await published(page, key, '1', first);
  const made = await call<{ id: string; version: number }>('POST', '/compliance/', {
    compliance_standard: key,
    name,
    period: { from: '2026-01-01', to: '2026-12-31' },
  });
  await call('POST', `/compliance/${made.id}/start/`, { version: made.version });
  const controls = await call<Control[]>('GET', `/compliance/${made.id}/controls/?limit=200`);
  for (const { id, version } of controls)
    await call('PATCH', `/compliance/control/${id}/`, {
      version,
      result: 'compliant',
      no_evidence_reason: 'Seen on the spot',
    });
  const newer = await published(page, key, '2', second);
  return { key, older, newer, id: made.id, byCode: new Map(controls.map(({ code, id }) => [code, id])) };
}

test('open assessments go to the next version of a standard, by the keyboard', async ({ page }) => {
  const { key, newer, id, byCode } = await twoVersions(page, 'The head office');
  await enter(page, 'admin', pathOfOwnStandard(newer));
  await settle(page);
  await expect(page.getByText('1 open assessment is by an earlier version.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Upgrade assessments' }).press('Enter');
  await expect(page).toHaveURL(/view=assessments/);
  await settle(page);

  // What differs, with both wordings.
  await page.getByRole('link', { name: 'What differs' }).press('Enter');
  const differing = page.getByRole('list', { name: 'Requirements that differ' });
  await expect(differing.getByRole('listitem')).toHaveCount(3);
  await differing.locator('summary').filter({ hasText: 'V.1' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Version 1' })).toContainText('Doors are locked');
  await expect(page.getByRole('region', { name: 'Version 2' })).toContainText('Doors are locked and watched');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Kind of difference' }).press('Enter');
  await page.getByRole('option', { name: 'Removed: 1' }).press('Enter');
  await expect(differing.getByRole('listitem')).toHaveCount(1);

  // What it means: what leaves is seen before it goes.
  await page.getByRole('link', { name: 'Open assessments (1)' }).press('Enter');
  await settle(page);
  const effects = page.getByRole('list', { name: 'Open assessments by version 1' });
  await expect(effects).toContainText('2 of 2');
  expect(await axeViolations(page)).toEqual([]);
  await effects.getByRole('button', { name: /^What becomes of/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('V.3');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await effects.getByRole('checkbox').press('Space');
  const upgrade = page.getByRole('button', { name: 'Upgrade', exact: true });
  await expect(upgrade).toBeEnabled();
  await upgrade.press('Enter');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Answers that leave: 1; answers to be confirmed: 1.');
  await asked.getByRole('button', { name: 'Upgrade' }).press('Enter');
  await expect(page.getByText('Upgraded to version 2')).toBeVisible();
  await expect(page.getByText('No open assessment that you see is by this version.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // What left is readable where it is kept; what is worded otherwise waits to be confirmed.
  await page.getByRole('link', { name: /what left is kept in/ }).press('Enter');
  await expect(page.getByText(/had answered to what a newer version does not ask/)).toBeVisible();
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await follow(page, pathOfControlAssessment(key, id, byCode.get('V.1') as string));
  await expect(page.getByText('The standard words it otherwise')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByText('V.1 is confirmed')).toBeVisible();
});

test('a change meanwhile is told where it happened, and the assessment leads there, in Arabic on a phone', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page.request, 'admin', { locale: 'ar' });
  const { key, id } = await twoVersions(page, 'المقر الرئيسي');
  const looksRight = async () => {
    await settle(page);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  };
  await enter(page, 'admin', pathOfAssessment(key, id));
  await looksRight();
  await page.getByRole('link', { name: 'عرض ما تغيّره الترقية' }).press('Enter');
  await expect(page).toHaveURL(/upgrade/);
  await looksRight();
  const effects = page.getByRole('list', { name: /التقييمات المفتوحة وفق الإصدار/ });
  const chosen = async () => {
    await effects.getByRole('checkbox').press('Space');
    const upgrade = page.getByRole('button', { name: 'ترقية', exact: true });
    await expect(upgrade).toBeEnabled();
    await upgrade.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'ترقية' }).press('Enter');
  };
  const { call } = await callsOf(page.request, 'admin');
  const { version } = await call<{ version: number }>('GET', `/compliance/${id}/`);
  await call('PATCH', `/compliance/${id}/`, { version, name: 'المقر الجديد' });
  watch.expects(`POST /compliance/standard/${key}/upgrade/ 409`);
  await chosen();
  await expect(effects).toContainText('تغيّر التقييم في هذه الأثناء');
  await looksRight();
  await page.reload();
  await settle(page);
  await chosen();
  await expect(page.getByText('تمت الترقية إلى الإصدار')).toBeVisible();
  await looksRight();
  await page.goto(pathOfUpgrade(key, { from: '1', to: '2' }));
  await expect(page.getByRole('list', { name: 'المتطلبات المختلفة' }).getByRole('listitem')).toHaveCount(3);
  await looksRight();
});
