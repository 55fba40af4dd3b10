import type { Page } from '@playwright/test';
import {
  pathOfAssessment,
  pathOfControlAssessment,
} from '#features/compliance/assessment/compliance-path.rules.ts';
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

/** An assessment of this year that answers one safeguard, and the one of next year with what it carried over. */
async function twoYears(page: Page) {
  const { call } = await callsOf(page.request, 'admin');
  const controlsOf = async (id: string) => {
    const rows = await call<(Control & { sub_controls: Control[] })[]>(
      'GET',
      `/compliance/${id}/controls/?limit=200`,
    );
    return new Map(rows.flatMap(({ sub_controls }) => sub_controls).map((row) => [row.code, row]));
  };
  const made = await call<{ id: string; version: number }>('POST', '/compliance/', {
    compliance_standard: 'cis',
    groups_in_scope: ['ig1'],
    name: `This year ${Date.now()}`,
    period: { from: '2026-01-01', to: '2026-12-31' },
  });
  await call('POST', `/compliance/${made.id}/start/`, { version: made.version });
  const answered = (await controlsOf(made.id)).get('1.1');
  await call('PATCH', `/compliance/control/${answered?.id}/`, {
    version: answered?.version,
    result: 'partial',
    no_evidence_reason: 'Seen on the spot',
  });
  const next = await call<{ id: string }>('POST', `/compliance/${made.id}/duplicate/`, {
    name: `Next year ${Date.now()}`,
    period: { from: '2027-01-01', to: '2027-12-31' },
  });
  const carried = (await controlsOf(next.id)).get('1.1') as Control;
  return { made, next, carried };
}

test('an answer of the year before is confirmed, and the two years stand side by side', async ({ page }) => {
  const { made, next, carried } = await twoYears(page);
  await enter(page, 'admin', pathOfControlAssessment('cis', next.id, carried.id));
  await settle(page);
  await expect(page.getByText('it counts once you confirm or change it')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByText('1.1 is confirmed')).toBeVisible();
  await expect(page.getByText('it counts once you confirm or change it')).toBeHidden();

  await follow(page, pathOfAssessment('cis', made.id));
  await page.locator('.page-header [aria-haspopup=menu]').press('Enter');
  await page.getByRole('menuitem', { name: 'Compare with another' }).press('Enter');
  await expect(page).toHaveURL(/\/compare(\?|$)/);
  await settle(page);
  await page.getByRole('combobox', { name: 'Compared with' }).press('Enter');
  await page
    .getByRole('option', { name: /Next year/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('region', { name: 'Compliance by section' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('two years are compared in Arabic on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page.request, 'admin', { locale: 'ar' });
  const { made, next } = await twoYears(page);
  await enter(page, 'admin', `${pathOfAssessment('cis', next.id)}/compare?with=${made.id}`);
  await settle(page);
  const differing = page.getByRole('table', { name: 'الضوابط المختلفة' });
  await expect(differing.getByRole('row').filter({ hasText: '1.1' })).toContainText('ممتثل جزئيًا');
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
