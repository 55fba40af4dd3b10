import { readFile } from 'node:fs/promises';
import { axeViolations, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, tokenOf, type Who } from '#tests/e2e/browser/people.ts';
import { chooseWhole, register } from './register-page.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const sample = 'src/features/risk/import/fixtures/risk-register.csv';

test('the sample register ends as its description says, and undo takes it back', async ({ page }) => {
  await enter(page, 'admin', '/apps/risk/management/import');
  await page.locator('input[type=file]').setInputFiles(sample);
  await expect(page.getByText('Which column is what')).toBeVisible();
  await page.getByRole('button', { name: 'Check 21 rows' }).click();

  // 21 rows: 15 good, 1 repeated, 5 refused, each with its reason.
  for (const name of [/New.*15/, /Repeated.*1/, /Refused.*5/])
    await expect(page.getByRole('tab', { name })).toBeVisible();
  // A status and a treatment are said as everywhere, and not as the file or the wire says them.
  const first = page.getByRole('tabpanel').getByRole('listitem').first();
  await first.getByRole('button', { name: /more field/ }).click();
  await expect(
    first.locator('dt', { hasText: 'Status' }).locator('xpath=following-sibling::dd[1]'),
  ).toHaveText('Created');
  await expect(
    first.locator('dt', { hasText: 'Treatment' }).locator('xpath=following-sibling::dd[1]'),
  ).toHaveText('Mitigate');
  await expect(first).toContainText('12 Mar 2025');
  await page.getByRole('tab', { name: /Refused/ }).click();
  await settle(page);
  await expect(page.getByRole('tabpanel').getByText(/^Row \d+/)).toHaveCount(5);
  const before = await page.evaluate(() => document.title);
  await page.getByRole('button', { name: 'Add 15 risks' }).click();
  await expect(page.getByText('15 risks were added.')).toBeVisible();
  // A cell that a page would run if it could, stayed text.
  expect(await page.evaluate(() => document.title)).toBe(before);

  const imported = page.getByText('A description with a line break, a "quote" and a semicolon; inside');
  const address = page.url();
  await page.goto(`${register}?q=R-17`);
  await settle(page);
  await chooseWhole(page);
  await expect(imported).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: 'Undo import' }).click();
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(asked).toContainText('Risks it added and that are deleted: 15.');
  await expect(asked).toContainText('get their old values back: 0.');
  await asked.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText(/15 rows were taken back\./)).toBeVisible();
  await page.goto(`${register}?q=R-17`);
  await settle(page);
  await chooseWhole(page);
  await expect(
    page.getByText('No risk meets these filters.').or(page.getByRole('table')).first(),
  ).toBeVisible();
  await settle(page);
  await expect(imported).toHaveCount(0);
});

test('a workbook goes out and comes back: what somebody else answered meanwhile is decided by hand', async ({
  page,
}) => {
  const answers = async (who: Who, method: 'post' | 'put', path: string, data: object) => {
    const authorization = `Bearer ${await tokenOf(page.request, who)}`;
    const reply = await page.request[method](`${people[who].base}${path}`, {
      headers: { authorization },
      data,
    });
    expect(reply.status(), path).toBe(200);
    return ((await reply.json()) as { data: { id: string } }).data;
  };
  const { id } = await answers('admin', 'post', '/maturity/assessment/', {
    framework: 'cis',
    name: 'Answered on the train',
    period: { from: '2026-07-01', to: '2026-09-30' },
  });
  await enter(page, 'admin', `/apps/maturity/import?assessment=${id}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  await answers('secondAdmin', 'put', `/maturity/assessment/${id}/answers/`, {
    answers: [{ question_id: '1.1', version: 0, current_level: 5 }],
  });
  const rows = (await readFile(await file.path(), 'utf8')).split('\r\n');
  const level = rows[0]?.replace('\ufeff', '').split(',').indexOf('Current level') ?? 0;
  // The first columns of a question hold no comma of their own but in their words, which stand in quotes.
  const rated = (row: string) =>
    row.replace(new RegExp(`^((?:"(?:[^"]|"")*"|[^,]*),){${level}}`), (before) => `${before}2 – Repeatable`);
  const filled = rows.map((row) => (/^CIS 1\.[1-3],/.test(row) ? rated(row) : row)).join('\r\n');
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'train.csv', mimeType: 'text/csv', buffer: Buffer.from(filled) });

  await expect(page.getByRole('button', { name: '1 answer to decide' })).toBeDisabled();
  const disputed = page.getByRole('radiogroup', { name: 'Which answer to 1.1 holds?' });
  await expect(disputed).toContainText('5 – Optimised');
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await disputed.getByRole('radio', { name: 'Take it from the file' }).check();
  await page.getByRole('button', { name: 'Write 3 answers' }).click();
  await expect(page.getByText('3 answers were written.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the assessment' })).toBeVisible();
});
