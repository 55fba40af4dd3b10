import type { APIRequestContext } from '@playwright/test';
import { axeViolations, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, prefer, tokenOf } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const { base } = people.admin;

/** Calls the product as the Admin of the demo. */
async function asAdmin(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  return {
    read: async <Data>(path: string): Promise<Data> =>
      ((await (await request.get(`${base}${path}`, { headers })).json()) as { data: Data }).data,
    send: async <Data>(method: string, path: string, data: object): Promise<Data> => {
      const reply = await request.fetch(`${base}${path}`, { method, headers, data });
      expect(reply.status(), path).toBe(200);
      return ((await reply.json()) as { data: Data }).data;
    },
  };
}

interface Named {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  version: number;
  status: string;
}

test('an Admin deactivates somebody who owns 40 risks: one new owner for all, another for one department', async ({
  page,
}) => {
  const admin = await asAdmin(page.request);
  const about = `/user/member/?q=${encodeURIComponent(people.clinicalLead.email)}`;
  const [leaver] = (await admin.read<Named[]>(about)) as [Named];
  // A try before this one may have ended in between.
  if (leaver.status === 'deactivated')
    await admin.send('POST', `/user/${leaver.id}/reactivate/`, { version: leaver.version });
  const name = `${leaver.first_name} ${leaver.last_name}`;
  const departments = await admin.read<{ id: string; name: string }[]>('/user/department/');
  const [first, second] = departments as [{ id: string; name: string }, { id: string; name: string }];
  const [category] = await admin.read<{ id: string }[]>('/settings/risk/category/');
  for (let at = 0; at < 40; at++)
    await admin.send('POST', '/risk/', {
      title: `Handed over ${at}`,
      department_id: at < 30 ? first.id : second.id,
      owner_id: leaver.id,
      category_id: category?.id,
    });

  await enter(page, 'admin', '/apps/settings/management');
  await page.getByRole('searchbox').fill(leaver.email);
  const row = page.getByRole('row', { name: new RegExp(name) });
  // The list that was searched, and not the one before it.
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  // And read to its end.
  await settle(page);
  await row.getByRole('button', { name: `More actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog');
  const hand = dialog.getByRole('button', { name: 'Hand over and deactivate' });
  await expect(dialog.getByText('Risks owned', { exact: true })).toBeVisible();
  await expect(hand).toBeDisabled();
  await dialog.getByRole('combobox', { name: /^New owner of all/ }).fill('admin@');
  await page
    .getByRole('option', { name: /^[^@]*admin@/ })
    .first()
    .click();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'Risks owned' })
    .getByRole('button', { name: 'By department' })
    .click();
  await dialog.getByRole('combobox', { name: new RegExp(`^${first.name} \\(`) }).fill('second.admin');
  await page.getByRole('option', { name: /second\.admin/ }).click();
  await dialog.getByRole('button', { name: 'Check the handover' }).click();
  await expect(dialog.getByText(/would be handed over/).first()).toBeVisible();
  await settle(page);
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await expect(hand).toBeEnabled();
  await hand.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(new RegExp(`^${name} is deactivated`))).toBeVisible();
  await expect(row).toContainText('Deactivated');

  // Nothing open names them any more, and they come back without it.
  const left = await admin.read<{ held: unknown[] }>(`/user/${leaver.id}/holdings/`);
  expect(left.held).toEqual([]);
  await settle(page);
  await row.getByRole('button', { name: `More actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Reactivate' }).click();
  await dialog.getByRole('button', { name: 'Reactivate' }).click();
  await expect(row).toContainText('Active');
});

test('a dialog and a menu stay with their person when somebody else comes to stand in the row', async ({
  page,
}) => {
  // Answers are read again once they are old and somebody comes back to the window.
  await page.clock.install();
  const comeBack = async () => {
    await page.clock.fastForward(20_000);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  };
  let isTurned = false;
  await page.route(/\/user\/member\/\?/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Named[] };
    return route.fulfill({
      response,
      json: isTurned ? { ...answer, data: answer.data.toReversed() } : answer,
    });
  });
  await enter(page, 'admin', '/apps/settings/management');
  await settle(page);
  const menus = page.getByRole('row').getByRole('button', { name: /^More actions: / });
  // Nobody has to scroll the list aside for one; that of the last row is below the window where there are many people.
  await expect(menus.first()).toBeInViewport({ ratio: 1 });
  const last = menus.last();
  const before = (await last.getAttribute('aria-label')) ?? '';
  const name = before.replace('More actions: ', '');
  await last.click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(new RegExp(name));
  isTurned = true;
  await comeBack();
  await expect(page.locator('[data-row] [aria-haspopup=menu]').last()).not.toHaveAttribute(
    'aria-label',
    before,
  );
  await expect(dialog).toHaveAccessibleName(new RegExp(name));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  const top = await menus.first().getAttribute('aria-label');
  await menus.first().click();
  isTurned = false;
  await comeBack();
  await expect(page.locator('[data-row] [aria-haspopup=menu]').first()).not.toHaveAttribute(
    'aria-label',
    top ?? '',
  );
  await page.getByRole('menuitem', { name: 'Change rights' }).click();
  await expect(dialog).toHaveAccessibleName(`Rights of ${top?.replace('More actions: ', '')}`);
});

test('an Admin arranges the departments with the keyboard, in Arabic', async ({ page }) => {
  const admin = await asAdmin(page.request);
  const now = String(Date.now());
  const names = ['قسم أول', 'قسم ثان'].map((name) => `${name} ${now}`);
  const made: { id: string }[] = [];
  for (const name of names) made.push(await admin.send('POST', '/user/department/', { name }));
  await prefer(page.request, 'admin', { locale: 'ar' });
  try {
    await enter(page, 'admin', '/departments');
    const tree = page.getByRole('tree', { name: 'الإدارات' });
    const rowOf = (name = '') => tree.getByRole('treeitem', { name });
    const second = rowOf(names[1]);
    await expect(second).toHaveAttribute('aria-level', '1');
    await settle(page);
    expect(await axeViolations(page)).toEqual([]);
    // Inwards is to the left where one reads from the right.
    await second.focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(second).toHaveAttribute('aria-level', '2');
    await expect(second).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(second).toHaveAttribute('aria-level', '1');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(tree.getByRole('treeitem').filter({ hasText: now })).toContainText([
      names[1] as string,
      names[0] as string,
    ]);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('الرمز').fill('Q-2');
    await dialog.getByRole('button', { name: 'حفظ' }).click();
    await expect(second).toContainText('Q-2');
    // The focus has come back before anything is taken hold of.
    await expect(dialog).toHaveCount(0);
    await expect(second).toBeFocused();
    // With the mouse, into the first one.
    await second.dragTo(rowOf(names[0]));
    await expect(second).toHaveAttribute('aria-level', '2');
    await second.getByRole('button', { name: /^إجراءات أخرى/ }).click();
    await page.getByRole('menuitem', { name: 'أرشفة' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'أرشفة' }).click();
    await expect(second).toHaveCount(0);
    await page.getByRole('switch', { name: 'إظهار المؤرشفة' }).check();
    await expect(second).toContainText('مؤرشفة');
  } finally {
    await prefer(page.request, 'admin', { locale: 'en' });
  }
});
