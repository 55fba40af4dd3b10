import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

test('the description of the calls is readable, under the strictest policy', async ({ page }) => {
  const stopped: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && stopped.push(message.text())));
  await page.goto('/documentation');
  await page.getByLabel('Find a call').fill('post login');
  const call = page.locator('details:visible').filter({ hasText: '/user/login/ guest' });
  await expect(call).toHaveCount(1);
  await call.locator('summary').click();
  await expect(call.getByText('password', { exact: true })).toBeVisible();
  await expect(call.getByText('wrong_credentials')).toBeVisible();
  expect(stopped).toEqual([]);
});

test('an unknown address shows the app to a person and a refusal to a program', async ({ page, request }) => {
  const response = await page.goto('/some/where/else');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  const refused = await request.get('/some/where/else', { headers: { accept: 'application/json' } });
  expect(refused.status()).toBe(404);
  expect(await refused.json()).toMatchObject({ code: 'not_found' });
});
