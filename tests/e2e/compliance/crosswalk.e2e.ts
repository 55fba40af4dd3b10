import type { Page } from '@playwright/test';
import {
  crosswalkPage,
  pathOfControlAssessment,
} from '#features/compliance/assessment/compliance-path.rules.ts';
import { pathOfNewAssessment } from '#features/compliance/standard/standard-path.rules.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { axeViolations, follow, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test.afterEach(({ request }) => prefer(request, 'admin', { locale: 'en' }));

interface Listed {
  id: string;
  code: string;
  version: number;
}

/** An answer by CIS that follows an answer by ISO/IEC 27001: both mapped as equal. */
async function followed(page: Page, name: string) {
  const { call } = await callsOf(page.request, 'admin');
  const begin = async (more: object) => {
    const period = { from: '2026-01-01', to: '2026-12-31' };
    const made = await call<Listed>('POST', '/compliance/', { name, period, ...more });
    await call('POST', `/compliance/${made.id}/start/`, { version: made.version });
    return made.id;
  };
  const asked = async (id: string, code: string) => {
    const rows = await call<(Listed & { sub_controls: Listed[] })[]>(
      'GET',
      `/compliance/${id}/controls/?limit=200`,
    );
    return rows.flatMap((row) => [row, ...row.sub_controls]).find((one) => one.code === code) as Listed;
  };
  const source = await begin({ compliance_standard: 'iso27001' });
  const follower = await begin({ compliance_standard: 'cis', follows: [source] });
  const { id } = await asked(source, 'A.8.17');
  const answer = async (result: string) => {
    const { version } = await call<Listed>('GET', `/compliance/control/${id}/`);
    await call('PATCH', `/compliance/control/${id}/`, { version, result });
  };
  await answer('compliant');
  return { answer, path: pathOfControlAssessment('cis', follower, (await asked(follower, '8.4')).id) };
}

const looksRight = async (page: Page) => {
  await settle(page);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
};

test('an answer follows its source, is decided otherwise, and follows again', async ({ page }) => {
  const { answer, path } = await followed(page, `Followed ${Date.now()}`);
  await enter(page, 'admin', path);
  const card = page.getByRole('region', { name: 'Suggested by other assessments' });
  await expect(card.getByText('It is answered as suggested.')).toBeVisible();
  await expect(card.getByRole('link', { name: /A\.8\.17/ })).toBeVisible();
  await looksRight(page);
  await card.getByRole('button', { name: 'Keep as own answer' }).click();
  await expect(card.getByText('This answer is decided here.')).toBeVisible();
  await answer('non_compliant');
  await page.reload();
  await expect(card.getByText('It is answered otherwise than suggested.')).toBeVisible();
  await looksRight(page);
  await card.getByRole('button', { name: 'Follow the sources' }).click();
  await expect(card.getByText('It is answered as suggested.')).toBeVisible();

  await follow(page, pathOfNewAssessment('cis'));
  await expect(page.getByLabel('Follow the answers of')).toBeVisible();
  await looksRight(page);
  await follow(page, crosswalkPage);
  await expect(page.getByRole('list', { name: 'What each requirement covers' })).toContainText('A.5.1');
  await looksRight(page);
  await page.getByRole('link', { name: 'Mappings' }).click();
  await expect(page.getByText('Confirmed').first()).toBeVisible();
  await looksRight(page);
});

test('the crosswalk and what is suggested are read in Arabic on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page.request, 'admin', { locale: 'ar' });
  const { path } = await followed(page, `تقييم ${Date.now()}`);
  await enter(page, 'admin', path);
  await expect(page.getByRole('link', { name: /A\.8\.17/ })).toBeVisible();
  await looksRight(page);
  await follow(page, crosswalkPage);
  await expect(page.getByText('A.5.1', { exact: true }).first()).toBeVisible();
  await looksRight(page);
  await page.goto(`${crosswalkPage}?view=mappings`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await looksRight(page);
});
