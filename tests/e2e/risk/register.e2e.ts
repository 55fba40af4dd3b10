import { settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, tokenOf } from '#tests/e2e/browser/people.ts';
import { chooseWhole, refOf, register, rowCount, rows, titleOf } from './register-page.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test('filters, order and page stand in the address, and outlive a reload', async ({ page }) => {
  // The register remembers its order: a second try begins by another one, as the first did.
  await enter(page, 'admin', `${register}?sort=ref`);
  await chooseWhole(page);
  // Other journeys add risks of their own.
  const headers = { authorization: `Bearer ${await tokenOf(page.request, 'admin')}` };
  const all = await page.request.get(`${people.admin.base}/risk/?limit=1`, { headers });
  const { count: whole } = (await all.json()) as { count: number };
  await expect(rowCount(page)).toHaveText(new RegExp(`of ${whole}$`));

  await page.getByRole('button', { name: 'Status' }).first().click();
  await page.getByRole('menuitemcheckbox', { name: 'Mitigated' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=mitigated/);
  await settle(page);
  await expect(rows(page).filter({ hasNotText: 'Mitigated' })).toHaveCount(0);
  const byReference = await titleOf(rows(page).first());
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=title/);
  await settle(page);
  // The rows of the former order stand until the others come.
  await expect.poll(() => titleOf(rows(page).first())).not.toBe(byReference);
  const first = await titleOf(rows(page).first());
  const count = await rowCount(page).innerText();
  await page.reload();
  await settle(page);
  await expect.poll(() => titleOf(rows(page).first())).toBe(first);
  await expect(rowCount(page)).toHaveText(count);
  for (const row of await rows(page).all()) await expect(row).toContainText('Mitigated');

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Rows per page').click();
  await page.getByRole('option', { name: '25' }).click();
  await expect(rowCount(page)).toHaveText(/^1–25 of/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rowCount(page)).toHaveText(/^26–50 of/);
  await page.goBack();
  await expect(rowCount(page)).toHaveText(/^1–25 of/);
});

test('a row opens beside the list, J and K move on, and Escape closes', async ({ page }) => {
  await enter(page, 'admin', register);
  await settle(page);
  const [one, other] = [await titleOf(rows(page).nth(0)), await titleOf(rows(page).nth(1))];
  await rows(page).first().getByRole('cell').nth(2).click();
  const panel = page.getByRole('region', { name: /^Risk R-/ });
  await expect(panel).toContainText(one);
  await page.keyboard.press('j');
  await expect(panel).toContainText(other);
  await page.keyboard.press('k');
  await expect(panel).toContainText(one);
  await expect(page).toHaveURL(/peek=/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/peek=/);
});

test('many risks change in one act, looked at before, and Undo takes it back', async ({ page }) => {
  await enter(page, 'admin', `${register}?status=open&sort=ref`);
  await settle(page);
  const others = rows(page).filter({ hasNotText: 'Piotr Zielinski' });
  const refs = [await refOf(others.nth(0)), await refOf(others.nth(1))];
  const chosen = refs.map((ref) => rows(page).filter({ has: page.getByText(ref, { exact: true }) }));
  for (const row of chosen) await row.getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Change the selected risks' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Owner' }).click();
  await page
    .getByRole('menuitemradio', { name: /Piotr/ })
    .or(page.getByRole('menuitem', { name: /Piotr/ }))
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 risks change.');
  await dialog.getByRole('button', { name: 'Change 2 risks' }).click();
  await expect(page.getByText('2 risks are changed.')).toBeVisible();
  for (const row of chosen) await expect(row).toContainText('Piotr Zielinski');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The change is taken back.')).toBeVisible();
  for (const row of chosen) await expect(row).not.toContainText('Piotr Zielinski');
});

test('a view keeps the filters under a name', async ({ page }) => {
  const name = `Overdue ${Date.now()}`;
  await enter(page, 'itLead', `${register}?flag=overdue_review`);
  await settle(page);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as a view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText(`The view ${name} is saved.`)).toBeVisible();
  await page.goto(register);
  await settle(page);
  await page.getByRole('button', { name: /^Views|^All risks/ }).click();
  await page.getByRole('menuitem', { name }).or(page.getByRole('menuitemradio', { name })).first().click();
  await expect(page).toHaveURL(/flag=overdue_review/);
});

test('what is pinned stays when the rest is scrolled aside, head and rows alike', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await enter(page, 'admin', `${register}?dpt=all`);
  await settle(page);
  const columns = ['Title', 'Owner'] as const;
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const cells = rows(page).first().getByRole('cell');
  const places = async () => {
    const boxes = columns.flatMap((name) => [
      page.getByRole('columnheader', { name }).boundingBox(),
      cells.nth(heads.indexOf(name)).boundingBox(),
    ]);
    return (await Promise.all(boxes)).map((box) => box?.x ?? Number.NaN);
  };
  const [titleHead = 0, title = 0, ownerHead = 0, owner = 0] = await places();
  await page.locator('.table-body').evaluate((area) => area.scrollBy(40, 0));
  await expect.poll(places).toEqual([titleHead, title, ownerHead - 40, owner - 40]);
});

test('on a phone a list that opens from the sheet of filters has the keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'admin', `${register}?dpt=all`);
  await settle(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Owner' }).click();
  const list = page.getByRole('dialog', { name: 'Owner' });
  await expect(list.getByRole('menu')).toBeFocused();
  await page.keyboard.press('p');
  await expect(list.getByRole('menuitemcheckbox', { name: 'Piotr Zielinski' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(sheet.getByRole('button', { name: 'Owner: Piotr Zielinski' })).toBeFocused();
  await expect(page).toHaveURL(/owner=/);
});
