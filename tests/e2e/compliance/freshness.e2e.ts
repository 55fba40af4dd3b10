import {
  pathOfAssessment,
  pathOfControlAssessment,
} from '#features/compliance/assessment/compliance-path.rules.ts';
import { freshnessPath } from '#features/compliance/freshness/web/freshness.screens.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { axeViolations, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test.afterEach(({ request }) => prefer(request, 'admin', { locale: 'en' }));

interface Listed {
  id: string;
  code: string;
  version: number;
}

test('a rule says how old evidence may be, shows what follows beforehand, and lowers what is proven', async ({
  page,
  playwright,
}) => {
  const { call, id: lead_id } = await callsOf(page.request, 'admin');
  const word = `Quarter${Date.now()}`;
  const made = await call<{ id: string; version: number }>('POST', '/compliance/', {
    compliance_standard: 'iso27001',
    name: `Freshness ${word}`,
    period: { from: '2026-01-01', to: '2026-12-31' },
    lead_id,
  });
  await call('POST', `/compliance/${made.id}/start/`, { version: made.version });
  const rows = await call<Listed[]>('GET', `/compliance/${made.id}/controls/?limit=200`);
  const control = rows.find(({ code }) => code === 'A.5.1') as Listed;
  await call('PATCH', `/compliance/control/${control.id}/`, {
    version: control.version,
    result: 'compliant',
  });
  const evidence = await call<{ id: string; ref: string; version: number }>('POST', '/evidence/', {
    name: `Access review ${word}`,
    kind: 'statement',
    effective_from: '2026-01-01',
    effective_to: '2026-01-31',
    tags: [word],
    content: { statement: 'All of it was looked at.' },
    links: [{ object_type: 'control_assessment', object_id: control.id }],
  });
  const others = await playwright.request.newContext();
  const staff = await callsOf(others, 'secondAdmin');
  await staff.call('POST', `/evidence/${evidence.id}/accept/`, { version: evidence.version });

  await enter(page, 'admin', freshnessPath);
  await page.getByRole('button', { name: 'Add a rule' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(`Rule ${word}`);
  await dialog.getByRole('combobox', { name: 'About' }).click();
  await page.getByRole('option', { name: 'Tag of evidence' }).click();
  await dialog.getByLabel('Tag', { exact: true }).fill(word);
  await dialog.getByLabel('Fresh for, in days').fill('10');
  await dialog.getByLabel('Days of grace').fill('0');
  await expect(dialog.getByText('Proven would fall in 1 assessment.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('article', { name: `Rule ${word}` });
  await expect(card).toContainText('Counts nothing');
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);

  const proven = async () => (await call<{ proven: number }>('GET', `/compliance/${made.id}/`)).proven;
  await expect.poll(proven).toBe(0);
  await page.goto(pathOfAssessment('iso27001', made.id) + '?flag=stale');
  await expect(page.getByText('Stale proof').first()).toBeVisible();
  await page.goto(pathOfControlAssessment('iso27001', made.id, control.id));
  await expect(page.getByText(`(rule: Rule ${word})`)).toBeVisible();
  await expect(page.getByText('It proves nothing.')).toBeVisible();
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);

  // Narrow, from right to left: the rule is taken away, and what is proven rises again.
  await prefer(page.request, 'admin', { locale: 'ar' });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'admin', freshnessPath);
  await settle(page);
  await expect(card).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await card.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'إزالة' }).click();
  await expect(page.getByText('يرتفع المُثبَت في تقييم واحد.')).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'إزالة' }).click();
  await expect(card).toBeHidden();
  await expect.poll(proven).toBeGreaterThan(0);
  await others.dispose();
});
