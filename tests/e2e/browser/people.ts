import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { OwnChoices } from '#features/identity/person/person.contract.ts';

const person = (mailbox: string, organisation: string, password: string) => ({
  email: `${mailbox}@${organisation}.example`,
  password,
  base: `/org/${organisation}`,
});
const atMeridian = (mailbox: string) => person(mailbox, 'meridian', 'harbour-lantern-42');

/** The demo's people by what they are to a journey. */
export const people = {
  admin: atMeridian('admin'),
  secondAdmin: atMeridian('second.admin'),
  itLead: atMeridian('it.lead'),
  clinicalLead: atMeridian('clinical.lead'),
  financeLead: atMeridian('finance.lead'),
  user: atMeridian('procurement'),
  flatAdmin: person('admin', 'pinecrest', 'willow-compass-17'),
};
export type Who = keyof typeof people;

/** Signs in as people do, at the form. */
export async function signIn(page: Page, who: Who): Promise<void> {
  const { email, password } = people[who];
  await page.getByLabel('Username/Email').fill(email);
  await page.getByLabel('Username/Email').blur();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
}

/** Signed in and at a screen, without the form: what a tab finds after a reload. */
export async function enter(page: Page, who: Who, path: string): Promise<void> {
  await carrySession(page, who);
  await page.goto(path);
}

/** Signed in from whatever screen is loaded first. */
export async function carrySession(page: Page, who: Who): Promise<void> {
  const { base } = people[who];
  const token = await tokenOf(page.request, who);
  await page.addInitScript(
    ([token, base]) => {
      // Once per tab and session: one that ended stays ended.
      if (window.name === token || window.top !== window) return;
      window.name = token;
      sessionStorage.setItem('token', token);
      sessionStorage.setItem('baseURL', base);
    },
    [token, base] as const,
  );
}

/** On a connection of its own: one kept from before may be closed by the server in the moment it is used again. */
const alone = { connection: 'close' };

/** A session of its own, by the call that the form makes. */
export async function sessionOf(
  request: APIRequestContext,
  who: Who,
): Promise<{ id: string; token: string }> {
  const { email, password, base } = people[who];
  const reply = await request.post(`${base}/user/login/`, { headers: alone, data: { email, password } });
  expect(reply.status(), 'signing in').toBe(200);
  const { data } = (await reply.json()) as { data: [{ id: string; token: string }] };
  return data[0];
}

export const tokenOf = async (request: APIRequestContext, who: Who): Promise<string> =>
  (await sessionOf(request, who)).token;

/** What a person chose for themselves: language, colours. */
export async function prefer(request: APIRequestContext, who: Who, user: Partial<OwnChoices>): Promise<void> {
  const headers = { ...alone, authorization: `Bearer ${await tokenOf(request, who)}` };
  const reply = await request.post(`${people[who].base}/api/auth/user/update`, { headers, data: { user } });
  expect(reply.status(), 'changing preferences').toBe(200);
}

export const colours = (mode: 'light' | 'dark'): Partial<OwnChoices> => ({
  settings: { theme: { main: mode === 'dark' ? 'defaultDark' : 'default' } },
});
