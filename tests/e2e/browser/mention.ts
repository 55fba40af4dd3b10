import { expect, type APIRequestContext } from '@playwright/test';
import { people, sessionOf, tokenOf, type Who } from './people.ts';

/** Lets an Admin mention somebody in a comment on a risk that both see: a notice that nobody read. Answers the risk. */
export async function mention(request: APIRequestContext, who: Who): Promise<{ id: string; ref: string }> {
  const { base } = people[who];
  const { id: own, token } = await sessionOf(request, who);
  const seen = await request.get(`${base}/risk/?limit=1`, { headers: { authorization: `Bearer ${token}` } });
  expect(seen.status()).toBe(200);
  const { data } = (await seen.json()) as { data: [{ id: string; ref: string }] };
  const [risk] = data;
  const said = await request.post(`${base}/comment/risk/${risk.id}/`, {
    headers: { authorization: `Bearer ${await tokenOf(request, 'admin')}` },
    data: { body: 'What do you say to this?', mentions: [own] },
  });
  expect(said.ok(), await said.text()).toBe(true);
  return risk;
}
