import { axeViolations, follow, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { triagedRisk } from '#tests/e2e/risk/triaged-risk.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { anotherPerson } from '#tests/e2e/browser/another-person.ts';

test.afterEach(({ request }) => prefer(request, 'secondAdmin', { locale: 'en' }));

const list = '/apps/risk/management/evidence';
const csv = (name: string, lines: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(lines) });

test('a file proves that a risk is treated: added there, accepted by somebody else, renewed, and linked to a control', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  const name = `Restore exercise ${Date.now()}`;
  const { risk } = await triagedRisk(page.request, `Backups are never restored ${Date.now()}`);
  await enter(page, 'admin', `/apps/risk/management/view?risk=${risk.id}&section=evidence`);
  const section = page.getByRole('region', { name: 'Evidence', exact: true });
  await section.getByRole('button', { name: 'Add evidence' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.locator('input[type=file]').setInputFiles(csv('restore.csv', 'system,hours\nrecord,5\n'));
  await dialog.getByLabel('Valid for days').fill('20');
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(section).toContainText('Submitted');
  await section.getByRole('link', { name }).click();
  await expect(page.getByRole('button', { name: 'restore.csv' })).toBeVisible();
  await expect(page.getByText('0.1 kB')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).first().click();
  // Nobody accepts what they submitted themselves.
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Withdraw', 'Delete']);
  await page.keyboard.press('Escape');

  const { pathname, search } = new URL(page.url());
  const reviewer = await anotherPerson({ browser, watch, baseURL }, 'secondAdmin', pathname + search);
  await reviewer.getByRole('button', { name: 'Accept', exact: true }).click();
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(reviewer.getByText('Expiring')).toBeVisible();
  await reviewer.context().close();

  await page.reload();
  await page.getByRole('button', { name: 'Provide revision' }).click();
  await dialog.getByRole('button', { name: 'Provide revision' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose the file of this revision.');
  await dialog.locator('input[type=file]').setInputFiles(csv('again.csv', 'system,hours\nrecord,4\n'));
  await dialog.getByRole('button', { name: 'Provide revision' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Renewal awaits review')).toBeVisible();
  const revisions = page.getByRole('region', { name: 'Revisions' });
  await expect(revisions.getByRole('heading')).toHaveText(['Revisions', 'Revision 2', 'Revision 1']);
  expect(await axeViolations(page)).toEqual([]);

  const { call } = await callsOf(page.request, 'admin');
  const [control] = await call<{ id: string; ref: string }[]>('GET', '/controls/?limit=1');
  await follow(page, `/apps/risk/management/control/view?control=${control?.id}`);
  await page.getByRole('button', { name: 'Link evidence' }).click();
  await dialog.getByRole('combobox', { name: 'Evidence' }).fill(name);
  await page.getByRole('option', { name }).click();
  await dialog.getByRole('button', { name: 'Link' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('what is typed for a revision is checked at its input, and a deletion needs a reason', async ({
  page,
}) => {
  const { call } = await callsOf(page.request, 'admin');
  const { id } = await call<{ id: string }>('POST', '/evidence/', {
    name: `Address of a report ${Date.now()}`,
    kind: 'link',
    effective_from: '2026-01-01',
    content: { url: 'https://intranet.example/report' },
  });
  await enter(page, 'admin', `${list}?evidence=${id}`);
  await page.getByRole('button', { name: 'Provide revision' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Provide revision' }).click();
  await expect(dialog.getByText('This is required.')).toBeVisible();
  await dialog.getByLabel('Address').fill('the intranet');
  await expect(dialog.getByText('A web address is expected, like https://example.com/report.')).toBeVisible();
  await dialog.getByLabel('Address').fill('https://intranet.example/newer');
  await dialog.getByRole('button', { name: 'Provide revision' }).click();
  await expect(page.getByRole('link', { name: 'https://intranet.example/newer' })).toBeVisible();

  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('This is required.')).toBeVisible();
});

test('expired evidence is found and read in Arabic, on a telephone', async ({ page }) => {
  await prefer(page.request, 'secondAdmin', { locale: 'ar' });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'secondAdmin', `${list}?status=expired&dpt=all`);
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText('Report of installed updates').click();
  await expect(page.getByRole('heading', { name: 'Report of installed updates' })).toBeVisible();
  await expect(page.getByText('منتهي الصلاحية').first()).toBeVisible();
  await settle(page);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
