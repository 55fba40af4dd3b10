import { settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, tokenOf } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const repository = '/settings/repository';

test('a risk of the repository is put aside with a reason, considered again, and added to the register', async ({
  page,
}) => {
  await enter(page, 'financeLead', repository);
  await settle(page);
  // Nobody has to scroll the list aside for it.
  await expect(page.getByRole('button', { name: /^Add to register: / }).first()).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('searchbox', { name: 'Search the repository' }).fill('ransomware');
  await expect(page).toHaveURL(/q=ransomware/);
  const row = page.getByRole('row', { name: /Ransomware encrypts/ });
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: 'Ransomware encrypts our systems', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Causes' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Not relevant' }).click();
  await dialog.getByLabel('Reason').fill('We work on paper only');
  await dialog.getByRole('button', { name: 'Not relevant' }).click();
  await expect(row).toContainText('Not relevant');
  await row.getByRole('button', { name: 'Ransomware encrypts our systems', exact: true }).click();
  await expect(dialog).toContainText('We work on paper only');
  await dialog.getByRole('button', { name: 'Consider it again' }).click();
  await expect(row).toContainText('Not considered yet');
  await row.getByRole('button', { name: /^Add to register/ }).click();
  await expect(page).toHaveURL(/view\?risk=/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ransomware encrypts our systems' }),
  ).toBeVisible();
});

test("the organisation's own risks are added, changed and removed", async ({ page }) => {
  const title = `The tide floods the pier ${Date.now()}`;
  await enter(page, 'flatAdmin', repository);
  await settle(page);
  await page.getByRole('button', { name: 'Add to the repository' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('radio', { name: /^Unlikely, Major/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('searchbox').fill(title);
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toContainText('Our own');
  await row.getByRole('button', { name: title, exact: true }).click();
  await dialog.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Causes').fill('Storms from the west');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await row.getByRole('button', { name: title, exact: true }).click();
  await expect(dialog).toContainText('Storms from the west');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nothing in the repository fits this search.')).toBeVisible();
});

test('whoever only reads risks takes from the repository, and changes nothing in it', async ({ page }) => {
  const { base } = people.user;
  const headers = { authorization: `Bearer ${await tokenOf(page.request, 'user')}` };
  const refused = await page.request.post(`${base}/risk/repos/`, {
    headers,
    data: { title: 'Of a User' },
  });
  expect(refused.status()).toBe(403);
  await enter(page, 'user', repository);
  await settle(page);
  await expect(page.getByRole('button', { name: /^Add to register/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to the repository' })).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Not relevant' })).toHaveCount(0);
});
