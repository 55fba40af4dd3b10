import { expect, type APIRequestContext } from '@playwright/test';
import { people, sessionOf, type Who } from './people.ts';

/** Calls of one person, as their own programs would make them: what a journey needs and is not about. */
export async function callsOf(request: APIRequestContext, who: Who) {
  const { base } = people[who];
  const { id, token } = await sessionOf(request, who);
  const headers = { connection: 'close', authorization: `Bearer ${token}` };
  const call = async <Data>(method: string, path: string, data?: object): Promise<Data> => {
    const reply = await request.fetch(`${base}${path}`, { method, headers, ...(data && { data }) });
    expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
    return ((await reply.json()) as { data: Data }).data;
  };
  return { id, call };
}
