import type { APIRequestContext } from '@playwright/test';
import { callsOf } from './calls.ts';
import type { Who } from './people.ts';

/** Lets an Admin mention somebody in a comment on a risk that both see: a notice that nobody read. Answers the risk. */
export async function mention(request: APIRequestContext, who: Who): Promise<{ id: string; ref: string }> {
  const own = await callsOf(request, who);
  const admin = await callsOf(request, 'admin');
  const [risk] = await own.call<[{ id: string; ref: string }]>('GET', '/risk/?limit=1');
  const said = { body: 'What do you say to this?', mentions: [own.id] };
  await admin.call('POST', `/comment/risk/${risk.id}/`, said);
  return risk;
}
