import { axeViolations, follow, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { triagedRisk } from '#tests/e2e/risk/triaged-risk.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';

const setting = '/settings/risk/quantification/';
const portfolio = '/apps/risk/management/quantification?dpt=all';

test.afterEach(async ({ request }) => {
  const { call } = await callsOf(request, 'admin');
  const { version } = await call<{ version: number | null }>('GET', setting);
  await call('PUT', setting, { version, is_on: false });
  await prefer(request, 'admin', { locale: 'en' });
});

test('quantification is switched on, a risk is given an interval, and its curve is read as a picture, as a table, and in Arabic', async ({
  page,
  watch,
}) => {
  watch.expects('PUT /risk/:id/quantification/ 422');
  const { risk } = await triagedRisk(page.request, `Ransomware stops the wards ${Date.now()}`);
  const view = `/apps/risk/management/view?risk=${risk.id}&section=quantification`;
  await enter(page, 'admin', portfolio);
  await expect(page.getByText('Quantification of risks is switched off.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the settings' }).click();
  await page.getByRole('switch', { name: 'Quantify risks' }).click();
  await expect(page.getByText('Quantification of risks is on.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await follow(page, view);
  const section = page.getByRole('tabpanel', { name: 'Quantification' });
  await section.getByRole('button', { name: 'Quantify' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Yearly probability (%)').fill('20');
  await dialog.getByLabel(/^Low loss/).fill('900000');
  await dialog.getByLabel(/^High loss/).fill('100000');
  await dialog.getByLabel('Rationale').fill('Two hospitals in the region');
  await dialog.getByRole('button', { name: 'Simulate and save' }).click();
  await expect(dialog.getByText('The high loss must be above the low one.')).toBeVisible();
  await dialog.getByLabel(/^Low loss/).fill('50000');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Simulate and save' }).click();
  await expect(section).toContainText('In 95 of 100 years the loss is');
  const curve = section.getByRole('region', { name: 'Exceedance curve' });
  await expect(curve.getByRole('group', { name: 'Probability that a year costs more' })).toBeVisible();
  await curve.getByRole('button', { name: 'Table' }).click();
  await expect(curve.getByRole('row')).toHaveCount(42);
  expect(await axeViolations(page)).toEqual([]);

  await prefer(page.request, 'admin', { locale: 'ar' });
  await page.setViewportSize({ width: 390, height: 844 });
  const standsOnPhone = async () => {
    await expect(page.getByText('20,000').or(page.getByText(risk.ref)).first()).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  };
  await page.goto(view);
  await settle(page);
  await standsOnPhone();
  await follow(page, portfolio);
  await standsOnPhone();
});
