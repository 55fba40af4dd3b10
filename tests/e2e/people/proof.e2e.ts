import { isAskedAgain } from '#tests/e2e/browser/proof.ts';
import { axeViolations, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test('whoever gives rights or weakens a rule some minutes after the sign-in is asked in place, and loses nothing', async ({
  page,
  watch,
}) => {
  await enter(page, 'admin', '/departments');
  await settle(page);
  const row = page.getByRole('treeitem', { name: /^Finance/ });
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Members' }).click();
  const members = page.getByRole('dialog', { name: 'Members of Finance' });
  const list = members.getByRole('listitem');
  await expect(list.first()).toBeVisible();
  const before = await list.count();
  await members.getByLabel('Add a member').click();
  const pick = page.getByRole('option').first();
  const added = (await pick.innerText()).split('\n')[0];
  await pick.click();
  await expect(list).toHaveCount(before + 1);

  await isAskedAgain(page, watch, 'PUT', '/user/department/:id/members/');
  await members.getByRole('button', { name: 'Save' }).click();
  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  const password = asked.getByLabel('Password');
  await expect(password).toBeFocused();
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  // Whoever thinks better of it finds everything as it was.
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Prove first.')).toBeVisible();
  await expect(list).toHaveCount(before + 1);

  await page.unrouteAll();
  await isAskedAgain(page, watch, 'PUT', '/user/department/:id/members/');
  await members.getByRole('button', { name: 'Save' }).click();
  await password.fill(people.admin.password);
  await asked.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('The department is saved.')).toBeVisible();
  await expect(members).toHaveCount(0);

  // As the demo has it.
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Members' }).click();
  await members.getByRole('button', { name: `Take out ${added}` }).click();
  await members.getByRole('button', { name: 'Save' }).click();
  await expect(members).toHaveCount(0);

  await enter(page, 'admin', '/likelyhood?tab=appetite');
  const rule = page.getByRole('switch', { name: 'Two people approve risks of the highest level' });
  await isAskedAgain(page, watch, 'PATCH', '/settings/risk/acceptance/');
  await rule.click();
  await password.fill(people.admin.password);
  await asked.getByRole('button', { name: 'Go on' }).click();
  await expect(rule).toBeChecked();
  await rule.click();
  await expect(rule).not.toBeChecked();
});
