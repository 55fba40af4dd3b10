import type { Locator, Page } from '@playwright/test';
import { settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, tokenOf } from '#tests/e2e/browser/people.ts';
import { refOf, register, rows, titleOf } from './register-page.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const panel = (page: Page) => page.getByRole('region', { name: /^Risk R-/ });
/** The cell of a column in the row of a risk. */
const cellOf = (page: Page, ref: string, column: string): Locator =>
  rows(page)
    .filter({ has: page.getByText(ref, { exact: true }) })
    .locator(`[data-column="${column}"]`);

test('J, K, arrows, Enter and Escape work at once, wherever the focus is', async ({ page }) => {
  await enter(page, 'admin', `${register}?dpt=all&status=open`);
  await settle(page);
  const [one, other] = [await titleOf(rows(page).nth(0)), await titleOf(rows(page).nth(1))];
  await page.keyboard.press('j');
  await expect(panel(page)).toContainText(one);
  await page.keyboard.press('ArrowDown');
  await expect(panel(page)).toContainText(other);
  // From a link outside of the list as well.
  await page.getByRole('link', { name: 'Register risk' }).focus();
  await page.keyboard.press('k');
  await expect(panel(page)).toContainText(one);
  await page.getByRole('link', { name: 'Register risk' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view\?risk=/);
});

test('Down leads from the search to the first row it finds', async ({ page }) => {
  await enter(page, 'admin', `${register}?dpt=all`);
  await settle(page);
  await page.keyboard.press('/');
  await page.keyboard.type('artificial');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toBeFocused();
});

test('the row with the focus and the shape of a level are seen where the system chooses the colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, 'admin', `${register}?dpt=all&status=open`);
  await settle(page);
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  const frame = await rows(page)
    .first()
    .evaluate((row) => getComputedStyle(row, '::after').outlineStyle);
  expect(frame).toBe('solid');
  const shape = await rows(page)
    .locator('.level-shape')
    .first()
    .evaluate((drawing) => getComputedStyle(drawing).backgroundImage);
  expect(shape).toContain('gradient');
});

test('a letter begins what is done with the risk at hand: on a row, in the panel and on its page', async ({
  page,
}) => {
  await enter(page, 'admin', `${register}?dpt=all&status=created&sort=ref`);
  await settle(page);
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('j');
  await page.keyboard.press('t');
  await expect(dialog).toContainText('treatment');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Next row' }).focus();
  await page.keyboard.press('e');
  await expect(dialog.getByLabel('Title')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('c');
  await expect(page.getByLabel('Write a comment')).toBeFocused();
  await page.keyboard.type('atoe');
  await expect(page.getByLabel('Write a comment')).toHaveValue('atoe');
  await page.getByLabel('Write a comment').fill('');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('o');
  await expect(dialog).toContainText('New owner for R-');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/assessment\?risk=/);
});

test('a value is changed in its place: Tab goes on, Escape takes back, Undo too', async ({ page }) => {
  await enter(page, 'admin', `${register}?dpt=all&status=open&sort=ref`);
  await settle(page);
  const row = rows(page).filter({ hasNotText: 'Piotr Zielinski' }).first();
  const ref = await refOf(row);
  const owner = cellOf(page, ref, 'owner');
  const before = await owner.innerText();
  await owner.click();
  await expect(page.getByRole('combobox', { name: `Owner of ${ref}` })).toBeFocused();
  await page.keyboard.type('piotr');
  await page.keyboard.press('Escape');
  await expect(owner).toHaveText(before);
  await expect(panel(page)).toBeHidden();

  await page.keyboard.press('o');
  await expect(page.getByRole('combobox', { name: `Owner of ${ref}` })).toBeFocused();
  await page.keyboard.type('piotr');
  await expect(page.getByRole('option', { name: /Piotr Zielinski/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: `Department of ${ref}` })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(`Next review of ${ref}`)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(owner).toHaveText('Piotr Zielinski');
  await expect(page.getByText(`${ref}: Owner is now Piotr Zielinski.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(owner).toHaveText(before);
});

test('who changes a value that somebody else changed meanwhile is told, and may keep their own', async ({
  page,
  watch,
}) => {
  watch.expects('PATCH /risk/:id/ 409');
  await enter(page, 'admin', `${register}?dpt=all&status=open&sort=ref`);
  await settle(page);
  const row = rows(page).filter({ hasNotText: 'Piotr Zielinski' }).nth(1);
  const [ref, id] = [await refOf(row), await row.getAttribute('data-row')];
  const base = people.secondAdmin.base;
  const headers = { authorization: `Bearer ${await tokenOf(page.request, 'secondAdmin')}` };
  const read = await page.request.get(`${base}/risk/context/${id}/`, { headers });
  const { data: risk } = (await read.json()) as { data: { version: number; title: string } };
  const title = `${risk.title} again`;
  const changed = await page.request.patch(`${base}/risk/${id}/`, {
    headers,
    data: { version: risk.version, title },
  });
  expect(changed.status()).toBe(200);

  const owner = cellOf(page, ref, 'owner');
  await owner.click();
  await expect(page.getByRole('combobox', { name: `Owner of ${ref}` })).toBeFocused();
  await page.keyboard.type('piotr');
  await expect(page.getByRole('option', { name: /Piotr Zielinski/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const told = page.getByText(`${ref} was changed by somebody else meanwhile (Title)`);
  await expect(told).toBeVisible();
  await expect(owner).not.toHaveText('Piotr Zielinski');
  await expect(rows(page).filter({ hasText: title })).toHaveCount(1);
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(owner).toHaveText('Piotr Zielinski');
});

test('columns are sorted, made wider, moved and pinned by keys', async ({ page }) => {
  await enter(page, 'secondAdmin', `${register}?dpt=all`);
  await settle(page);
  const head = (name: string) => page.getByRole('columnheader', { name });
  const names = () => page.getByRole('columnheader').allInnerTexts();
  const widthOf = async (name: string) => (await head(name).boundingBox())?.width ?? 0;
  await head('Title').getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(head('Status').getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=status/);
  const before = await widthOf('Status');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => widthOf('Status')).toBe(before + 16);
  await page.keyboard.press('Control+Shift+ArrowRight');
  await expect.poll(async () => (await names()).slice(-5, -3)).toEqual(['Owner', 'Status']);
  await expect(head('Status').getByRole('button')).toBeFocused();
  await page.keyboard.press('p');
  await expect.poll(async () => (await names()).slice(1, 4)).toEqual(['Reference', 'Title', 'Status']);
});
