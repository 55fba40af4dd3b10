import { axeViolations, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, prefer, tokenOf } from '#tests/e2e/browser/people.ts';
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
  const headers = { authorization: `Bearer ${await tokenOf(page.request, 'admin')}` };
  const { base } = people.admin;
  const ask = async <Data>(path: string, data?: object) => {
    const reply = await (data === undefined
      ? page.request.get(`${base}${path}`, { headers })
      : page.request.post(`${base}${path}`, { headers, data }));
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return ((await reply.json()) as { data: Data }).data;
  };
  // One that whoever is mentioned sees.
  const seen = await page.request.get(`${base}/risk/?limit=1`, {
    headers: { authorization: `Bearer ${await tokenOf(page.request, 'itLead')}` },
  });
  const [risk] = ((await seen.json()) as { data: { id: string; ref: string }[] }).data;
  const { id = '', ref = '' } = risk ?? {};
  const some = await ask<{ id: string; name: string }[]>(`/comment/risk/${id}/people/`);
  const own = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('UserData') ?? '{}') as { id: string }).id,
  );
  expect(some.length).toBeGreaterThan(0);
  const before = await bell.getAttribute('aria-label');
  await ask(`/comment/risk/${id}/`, { body: 'What do you say to this?', mentions: [own] });
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
