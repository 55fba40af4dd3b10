import { axeViolations, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { mention } from '#tests/e2e/browser/mention.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test.afterEach(({ request }) => prefer(request, 'itLead', { locale: 'en' }));

test('A mention reaches the bell at once, leads to its risk, and is read; in English and in Arabic', async ({
  page,
}) => {
  await prefer(page.request, 'itLead', { locale: 'en' });
  await enter(page, 'itLead', '/apps/work');
  await settle(page);
  await expect(page.getByRole('heading', { name: 'My work' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  const before = await bell.getAttribute('aria-label');
  const { id, ref } = await mention(page.request, 'itLead');
  await expect(bell).not.toHaveAttribute('aria-label', before ?? '');
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const newest = panel
    .getByRole('link', { name: new RegExp(`mentioned you in a comment on ${ref}`) })
    .first();
  await expect(newest).toHaveAccessibleName(/Unread/);
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await newest.click();
  await expect(page).toHaveURL(new RegExp(`/apps/risk/management/view\\?risk=${id}`));

  await page.getByRole('button', { name: /^Language: / }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: /^الإشعارات/ }).click();
  await page.getByRole('dialog', { name: 'الإشعارات' }).getByRole('link', { name: 'كل الإشعارات' }).click();
  await expect(page.getByRole('heading', { name: 'الإشعارات' })).toBeVisible();
  await page.getByRole('button', { name: 'تعليم الكل كمقروء' }).click();
  await page.getByRole('button', { name: 'غير مقروءة' }).click();
  await expect(page.getByText('قرأت كل شيء.')).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
