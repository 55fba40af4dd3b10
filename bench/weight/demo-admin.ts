import type { Page } from '@playwright/test';

const person = { email: 'admin@meridian.example', password: 'harbour-lantern-42' };
/** Of the demo's first organisation. */
export const demoBase = '/org/meridian';

/** Signs the page in as the demo's Admin, and answers the headers of their calls. */
export async function enterAsAdmin(page: Page): Promise<{ authorization: string }> {
  const reply = await page.request.post(`${demoBase}/user/login/`, { data: person });
  const [{ token }] = ((await reply.json()) as { data: [{ token: string }] }).data;
  await page.addInitScript(
    ([token, base]) => {
      sessionStorage.setItem('token', token);
      sessionStorage.setItem('baseURL', base);
    },
    [token, demoBase] as const,
  );
  return { authorization: `Bearer ${token}` };
}
