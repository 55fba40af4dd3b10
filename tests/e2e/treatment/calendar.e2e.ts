import type { Page } from '@playwright/test';
import { axeViolations, follow, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { addedTask } from './some-task.ts';

const calendar = '/apps/calendar';
const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);

test.afterEach(({ request }) => prefer(request, 'itLead', { locale: 'en' }));

async function walk(page: Page, steps: readonly (readonly [key: string, to: string])[]): Promise<void> {
  for (const [key, to] of steps) {
    await page.keyboard.press(key);
    await expect(day(page, to), `${key} leads to ${to}`).toBeFocused();
  }
}

test('the keyboard walks through days and months, into a day, and opens what falls on it', async ({
  page,
}) => {
  const { ref, id } = await addedTask(page.request, 'itLead', {
    title: 'Test the siren',
    due_on: '2031-05-15',
  });
  await enter(page, 'itLead', `${calendar}?month=2031-04&mine=1`);
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await day(page, '2031-04-01').focus();
  await walk(page, [
    ['ArrowRight', '2031-04-02'],
    ['ArrowDown', '2031-04-09'],
    ['Home', '2031-04-07'],
    ['End', '2031-04-13'],
    ['ArrowLeft', '2031-04-12'],
    ['ArrowUp', '2031-04-05'],
    ['PageUp', '2031-03-05'],
    ['PageDown', '2031-04-05'],
    ['PageDown', '2031-05-05'],
  ]);
  await expect(page).toHaveURL(/month=2031-05/);
  await page.getByRole('button', { name: 'Everything I see' }).click();
  await day(page, '2031-05-15').focus();
  await expect(day(page, '2031-05-15')).toHaveAccessibleName('Thursday, 15 May 2031, 1 item');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `Task due: ${ref} Test the siren` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(day(page, '2031-05-15')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(id));

  await follow(page, `${calendar}?month=2031-05&view=list`);
  const table = page.getByRole('table', { name: 'Calendar' });
  await expect(table).toContainText('Thursday, 15 May 2031');
  await expect(table.getByRole('link', { name: /Test the siren/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('an address for calendar programs is shown once, answers, and answers no more once it is revoked', async ({
  page,
}) => {
  await enter(page, 'itLead', calendar);
  await settle(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar subscription' });
  await dialog.getByRole('button', { name: 'Make the address' }).click();
  const shown = dialog.getByRole('textbox', { name: 'Address' });
  const address = await shown.inputValue();
  expect(address).toMatch(/\.ics\?token=/);
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  const file = await page.request.get(address);
  expect(file.status()).toBe(200);
  expect(await file.text()).toContain('BEGIN:VCALENDAR');
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  await expect(shown).toBeHidden();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await page
    .getByRole('alertdialog', { name: 'Revoke the address?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expect(dialog.getByText('There is no address yet.')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('in Arabic the days run from the right, and on a telephone the month is a list', async ({ page }) => {
  await prefer(page.request, 'itLead', { locale: 'ar' });
  await enter(page, 'itLead', `${calendar}?month=2031-04`);
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await axeViolations(page)).toEqual([]);
  await day(page, '2031-04-10').focus();
  await walk(page, [
    ['ArrowLeft', '2031-04-11'],
    ['ArrowRight', '2031-04-10'],
    ['Home', '2031-04-05'],
    ['End', '2031-04-11'],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(calendar);
  await settle(page);
  await expect(page.getByRole('table', { name: 'التقويم' })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
